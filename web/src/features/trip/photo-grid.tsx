import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { isClip, smallPhoto } from '../../lib/photos/photo-address.ts';
import { classNames } from '../../ui/class-names.ts';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import { Clip } from '../../ui/photos/clip.tsx';
import type { ViewedPhoto } from '../../ui/photos/photo-viewer.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './photo-grid.module.css';
import { RemovePhoto } from './remove-photo.tsx';

const PhotoViewer = lazyWindow(async () => (await import('../../ui/photos/photo-viewer.tsx')).PhotoViewer);
const AHEAD = [PhotoViewer.part];

interface PhotoGridProps {
  /** Addresses of pictures and clips. */
  readonly photos: readonly string[];
  /** The trip, day or activity that they are stored with. */
  readonly shownBy: string;
  /** Their description for screen readers: 'Day in Porto'. */
  readonly of: string;
  /** The first of them, with a label of its own. */
  readonly first?: { readonly url: string; readonly label: string } | undefined;
  readonly size?: 'small' | 'large';
  /** How many are shown here; the viewer has all of them. */
  readonly most?: number;
  readonly onRemove?: (url: string) => void;
}

/** A grid of pictures; each opens full-screen. Clips have a player. */
export function PhotoGrid({ photos, shownBy, of, first, size = 'large', most, onRemove }: PhotoGridProps) {
  useFetchAhead(AHEAD);
  const [viewed, setViewed] = useState<number>();
  const own = photos.map((url, n): ViewedPhoto => ({ url, alt: `Photo ${n + 1} of ${of}` }));
  const all = first ? [{ url: first.url, alt: `${first.label} of ${of}` }, ...own] : own;
  return (
    <>
      <ul className={classNames(styles.grid, styles[size])}>
        {all.slice(0, most).map((photo, n) => (
          <li key={`${n === 0 && first ? 'first ' : ''}${photo.url}`} className={styles.item}>
            <Photo photo={photo} shownBy={shownBy} onOpen={() => setViewed(n)} />
            {first && n === 0 && <span className={styles.label}>{first.label}</span>}
            {onRemove && !(first && n === 0) && <RemovePhoto of={photo.alt} onRemove={() => onRemove(photo.url)} />}
          </li>
        ))}
      </ul>
      {viewed !== undefined && (
        <PhotoViewer
          photos={all}
          shownBy={shownBy}
          index={viewed}
          onIndexChange={setViewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </>
  );
}

interface PhotoProps {
  readonly photo: ViewedPhoto;
  readonly shownBy: string;
  readonly onOpen: () => void;
}

function Photo({ photo: { url, alt }, shownBy, onOpen }: PhotoProps) {
  if (isClip(url)) return <Clip url={url} label={alt} className={styles.picture} />;
  const gone = (
    <span className={styles.broken}>
      <ImageOff aria-hidden="true" />
      This picture is not there anymore
    </span>
  );
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      <Picture url={smallPhoto(url)} shownBy={shownBy} className={styles.picture} alt={alt} fallback={gone} />
    </button>
  );
}
