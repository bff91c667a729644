import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { isClip } from '../../lib/photos/photo-address.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { Picture } from '../picture/picture.tsx';
import { Clip } from './clip.tsx';
import styles from './photo-viewer.module.css';
import { useSwipe } from './use-swipe.ts';

export interface ViewedPhoto {
  readonly url: string;
  /** Its description: 'Photo 3 of Day in Porto'. */
  readonly alt: string;
}

interface PhotoViewerProps {
  readonly photos: readonly ViewedPhoto[];
  /** The trip, day or activity that they are stored with. */
  readonly shownBy: string;
  /** Which of them is shown. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
}

/** One full-screen photo; arrow keys and swipes go to the next and back, Escape closes and restores the focus. */
export function PhotoViewer({ photos, shownBy, index, onIndexChange, onClose }: PhotoViewerProps) {
  const focusReturn = useFocusReturn();
  const step = (by: number) => onIndexChange((index + by + photos.length) % photos.length);
  const swipe = useSwipe(step);
  const photo = photos[index];
  if (!photo) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    // A focused video player handles arrow keys itself.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') onIndexChange(0);
    else if (event.key === 'End') onIndexChange(photos.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          {...focusReturn}
          className={styles.content}
          aria-describedby={undefined}
          data-fills-screen
          onKeyDown={onKeyDown}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title} aria-live="polite">
              {photo.alt}
            </Dialog.Title>
            {photos.length > 1 && (
              <span className={styles.count} aria-hidden="true">
                {index + 1} / {photos.length}
              </span>
            )}
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" onPicture />
            </Dialog.Close>
          </header>
          <div className={styles.stage} {...(photos.length > 1 ? swipe : {})}>
            <Photo key={photo.url} photo={photo} shownBy={shownBy} />
          </div>
          {photos.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label="Previous photo"
                onPicture
                className={styles.previous}
                onClick={() => step(-1)}
              />
              <IconButton
                icon={ChevronRight}
                label="Next photo"
                onPicture
                className={styles.next}
                onClick={() => step(1)}
              />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Photo({ photo: { url, alt }, shownBy }: Pick<PhotoViewerProps, 'shownBy'> & { readonly photo: ViewedPhoto }) {
  if (isClip(url)) return <Clip url={url} label={alt} className={styles.picture} />;
  const gone = <p className={styles.gone}>This picture is not there anymore</p>;
  return <Picture url={url} shownBy={shownBy} className={styles.picture} alt={alt} eager fallback={gone} />;
}
