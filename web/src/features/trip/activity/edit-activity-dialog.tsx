import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { ActivityDraft } from '../editor.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { activityFormValues } from './activity-form.ts';
import { EditActivityPhotos } from './edit-activity-photos.tsx';
import { useUpdateActivity } from './use-activity-changes.ts';

interface EditActivityDialogProps {
  readonly activity: Activity;
  /** Its day, undefined where it is not known (any more). */
  readonly day: TripDay | undefined;
  /** What is changed already. */
  readonly draft?: ActivityDraft | undefined;
  readonly onClose: () => void;
}

export function EditActivityDialog({ activity, day, draft, onClose }: EditActivityDialogProps) {
  const update = useUpdateActivity();
  return (
    <ActivityDialog
      name={`activity ${activity.id}`}
      title="Edit Activity"
      values={activityFormValues(activity, draft)}
      day={day}
      activityId={activity.id}
      saving={update.isPending}
      submit="Save Changes"
      submitting="Saving..."
      onSave={(body) => update.mutate({ id: activity.id, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <EditActivityPhotos activity={activity} />
    </ActivityDialog>
  );
}
