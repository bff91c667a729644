import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PlaceArt } from '../../../ui/cover/place-art.tsx';
import styles from './suggestion-picture.module.css';

interface SuggestionPictureProps {
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** A class for its layout. */
  readonly className?: string | undefined;
}

/** A suggestion's own picture, or, also when that fails to load, a landscape generated from its name. */
export function SuggestionPicture({ name, description, imageUrl, className }: SuggestionPictureProps) {
  const [broken, setBroken] = useState(false);
  const place = classNames(styles.picture, className);
  if (imageUrl !== null && !broken) {
    return <img className={place} src={imageUrl} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />;
  }
  return (
    <div className={place}>
      <PlaceArt name={name} description={description} className={styles.art} />
    </div>
  );
}
