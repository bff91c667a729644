import { ArmedButton } from '../../ui/armed-button/armed-button.tsx';
import styles from './remove-photo.module.css';

interface RemovePhotoProps {
  /** The photo's own name: 'Photo 3 of Day in Porto'. */
  readonly of: string;
  readonly onRemove: () => void;
}

/** Removes a photo, from its corner. */
export function RemovePhoto({ of, onRemove }: RemovePhotoProps) {
  return (
    <div className={styles.corner}>
      <ArmedButton what={`remove ${of}`} onConfirm={onRemove} />
    </div>
  );
}
