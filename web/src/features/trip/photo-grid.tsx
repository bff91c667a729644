import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './photo-grid.module.css';

interface PhotoGridProps {
  /** Addresses of pictures and clips. */
  readonly photos: readonly string[];
  /** What they show, for those who do not see them: 'Day in Porto'. */
  readonly of: string;
  /** The first of them, with a label of its own. */
  readonly first?: { readonly url: string; readonly label: string } | undefined;
  readonly size?: 'small' | 'large';
}

/** Pictures side by side; each opens in full in a tab of its own. */
export function PhotoGrid({ photos, of, first, size = 'large' }: PhotoGridProps) {
  return (
    <ul className={classNames(styles.grid, styles[size])}>
      {first && (
        <li className={styles.item}>
          <Photo url={first.url} alt={`${first.label} of ${of}`} />
          <span className={styles.label}>{first.label}</span>
        </li>
      )}
      {photos.map((url, n) => (
        <li key={url} className={styles.item}>
          <Photo url={url} alt={`Photo ${n + 1} of ${of}`} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ url, alt }: { readonly url: string; readonly alt: string }) {
  const [broken, setBroken] = useState(false);
  if (/\.(webm|mp4)$/i.test(url)) {
    // biome-ignore lint/a11y/useMediaCaption: a traveller's own clip comes without captions
    return <video className={styles.picture} src={url} controls preload="metadata" aria-label={alt} />;
  }
  if (broken) {
    return (
      <span className={styles.broken}>
        <ImageOff aria-hidden="true" />
        This picture is not there anymore
      </span>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        className={styles.picture}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </a>
  );
}
