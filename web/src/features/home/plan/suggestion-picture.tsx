import { classNames } from '../../../ui/class-names.ts';
import { PlaceArt } from '../../../ui/cover/place-art.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './suggestion-picture.module.css';

interface SuggestionPictureProps {
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** A class for its layout. */
  readonly className?: string | undefined;
}

/** A suggestion's own picture, if it is ours: no trip has it yet. Else a landscape generated from its name. */
export function SuggestionPicture({ name, description, imageUrl, className }: SuggestionPictureProps) {
  const place = classNames(styles.picture, className);
  const drawn = (
    <div className={place}>
      <PlaceArt name={name} description={description} className={styles.art} />
    </div>
  );
  if (imageUrl === null) return drawn;
  return <Picture url={imageUrl} shownBy={undefined} className={place} alt="" fallback={drawn} />;
}
