import { type ReactNode, useState } from 'react';
import { shownAddress } from '../../lib/photos/shown-address.ts';

interface PictureProps {
  /** The address as it is stored. */
  readonly url: string;
  /** The traveller, trip, day or activity with which it is stored; undefined when nobody has stored it. */
  readonly shownBy: string | undefined;
  /** Shown when there is no picture there, or none that may be shown. */
  readonly fallback: ReactNode;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Fetched at once, not when it scrolls into view. */
  readonly eager?: boolean;
}

/** A picture whose address somebody gave. Others' servers never see who looks at it: `shownAddress`. */
export function Picture({ url, shownBy, fallback, alt, className, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = shownAddress(url, shownBy);
  if (src === undefined || src === broken) return fallback;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
