import { Pencil, Trash2 } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor } from '../editor.ts';
import styles from './activity-actions.module.css';
import { useDeleteActivity } from './use-activity-changes.ts';
import { useArmed } from './use-armed.ts';

/** The owner's buttons on an activity. Deleting takes two presses within 3 seconds. */
export function ActivityActions({ activity }: { readonly activity: Activity }) {
  const editor = useEditor();
  if (!editor) return null;
  return (
    <div className={styles.actions}>
      <IconButton
        icon={Pencil}
        label={`Edit "${activity.title}"`}
        onClick={() => editor.open({ kind: 'edit-activity', activity })}
      />
      <DeleteActivity activity={activity} />
    </div>
  );
}

function DeleteActivity({ activity }: { readonly activity: Activity }) {
  const deletion = useDeleteActivity();
  const { armed, press } = useArmed(() => deletion.mutate(activity));
  const name = `Delete "${activity.title}"`;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.delete, armed && styles.armed)}
        aria-label={armed ? `Confirm? ${name}` : name}
        title={armed ? undefined : name}
        disabled={deletion.isPending}
        onClick={press}
      >
        {armed ? 'Confirm?' : <Trash2 aria-hidden="true" />}
      </button>
      <span role="status" className={styles.spoken}>
        {armed && `Press again within 3 seconds to delete "${activity.title}"`}
      </span>
    </>
  );
}
