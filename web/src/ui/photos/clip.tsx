import { ExternalLink } from 'lucide-react';
import { isOurs } from '../../lib/photos/shown-address.ts';
import styles from './clip.module.css';

interface ClipProps {
  readonly url: string;
  /** Its description: 'Photo 3 of Day in Porto'. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A clip with a player. One on another site is only linked: playing it here would tell that site who watches. */
export function Clip({ url, label, className }: ClipProps) {
  if (isOurs(url)) {
    // biome-ignore lint/a11y/useMediaCaption: a traveller's own clip comes without captions
    return <video className={className} src={url} controls preload="metadata" aria-label={label} />;
  }
  return (
    <a
      className={styles.elsewhere}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}, on another site`}
    >
      <ExternalLink aria-hidden="true" />
      Clip on {new URL(url).hostname}
    </a>
  );
}
