import { classNames } from '../class-names.ts';
import { DrawnScene } from './drawn-scene.tsx';
import styles from './place-art.module.css';

interface PlaceArtProps {
  /** A place's name; it determines the picture. */
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly className?: string | undefined;
}

/** A picture generated from a place's name, for cards without a photo and for empty states. */
export function PlaceArt({ name, description, className }: PlaceArtProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <DrawnScene className={styles.art} seed={name} title={name} description={description} location={name} />
    </div>
  );
}
