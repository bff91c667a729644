import { Pencil, Trash2 } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor } from '../editor.ts';
import styles from './activity-actions.module.css';
import { useArmed } from './use-armed.ts';

interface ActivityActionsProps {
  readonly activity: Activity;
  readonly deleting: boolean;
  readonly onDelete: () => void;
}

/** The owner's buttons on an activity. Deleting takes two presses within 3 seconds. */
export function ActivityActions({ activity, deleting, onDelete }: ActivityActionsProps) {
  const editor = useEditor();
  const { armed, press } = useArmed(onDelete);
  if (!editor) return null;
  const name = `Delete "${activity.title}"`;
  return (
    <div className={styles.actions}>
      <IconButton
        icon={Pencil}
        label={`Edit "${activity.title}"`}
        onClick={() => editor.open({ kind: 'edit-activity', activity })}
      />
      <button
        type="button"
        className={classNames(styles.delete, armed && styles.armed)}
        aria-label={armed ? `Confirm? ${name}` : name}
        title={armed ? undefined : name}
        disabled={deleting}
        onClick={press}
      >
        {armed ? 'Confirm?' : <Trash2 aria-hidden="true" />}
      </button>
      <span role="status" className={styles.spoken}>
        {armed && `Press again within 3 seconds to delete "${activity.title}"`}
      </span>
    </div>
  );
}
