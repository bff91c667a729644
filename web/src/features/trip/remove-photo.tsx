import { Trash2 } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useArmed } from './activity/use-armed.ts';
import styles from './remove-photo.module.css';

interface RemovePhotoProps {
  /** The photo's own name: 'Photo 3 of Day in Porto'. */
  readonly of: string;
  readonly onRemove: () => void;
}

/** Takes a photo out by two presses within 3 seconds, as an activity is deleted. */
export function RemovePhoto({ of, onRemove }: RemovePhotoProps) {
  const { armed, press } = useArmed(onRemove);
  const name = `Remove ${of}`;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.remove, armed && styles.armed)}
        aria-label={armed ? `Confirm? ${name}` : name}
        title={armed ? undefined : name}
        onClick={press}
      >
        {armed ? 'Confirm?' : <Trash2 aria-hidden="true" />}
      </button>
      <span role="status" className={styles.spoken}>
        {armed && `Press again within 3 seconds to remove ${of}`}
      </span>
    </>
  );
}
