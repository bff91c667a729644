import { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import type { ActivityDraft } from '../editor.ts';
import { ChangedMeanwhile } from '../joined/changed-meanwhile.tsx';
import { useJoinedSave } from '../joined/use-joined-save.ts';
import { ActivityFields } from './activity-fields.tsx';
import { activityFormValues } from './activity-form.ts';
import { EditActivityPhotos } from './edit-activity-photos.tsx';
import { ACTIVITY_JOINED_FIELDS } from './joined-fields.ts';
import { useUpdateActivity } from './use-activity-changes.ts';
import { useActivityForm } from './use-activity-form.ts';

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
  const { form, inferredZone, withZone, submit } = useActivityForm({
    name: `activity ${activity.id}`,
    values: activityFormValues(activity, draft),
    day,
    activityId: activity.id,
  });
  const joined = useJoinedSave({
    form,
    item: activity,
    schema: Activity,
    valuesOf: activityFormValues,
    fields: ACTIVITY_JOINED_FIELDS,
    save: (fields, { id, revision }) => update.mutateAsync({ id, body: withZone(fields), revision }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Edit Activity"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={(event) => submit(event, joined.send, joined.onInvalid)}
      onClose={onClose}
    >
      {joined.choices ? (
        <ChangedMeanwhile choices={joined.choices} onChoose={joined.choose} />
      ) : (
        <>
          <ActivityFields form={form} day={day} zone={inferredZone} />
          <EditActivityPhotos activity={activity} />
        </>
      )}
    </FormDialog>
  );
}
