import type { Activity } from '#shared/activities/schema.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { activityFormValues } from './activity-form.ts';
import { EditActivityPhotos } from './edit-activity-photos.tsx';
import { useUpdateActivity } from './use-activity-changes.ts';

interface EditActivityDialogProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

export function EditActivityDialog({ activity, onClose }: EditActivityDialogProps) {
  const update = useUpdateActivity();
  return (
    <ActivityDialog
      name={`activity ${activity.id}`}
      title="Edit Activity"
      values={activityFormValues(activity)}
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
