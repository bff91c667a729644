import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import type { ActivityDraft } from '../editor.ts';
import { ActivityFields } from './activity-fields.tsx';
import { activityFormValues } from './activity-form.ts';
import { useCreateActivity } from './use-activity-changes.ts';
import { useActivityForm } from './use-activity-form.ts';

interface AddActivityDialogProps {
  /** The selected day; without one the form opens too, and reports it on submit. */
  readonly day: TripDay | undefined;
  /** What is filled in already. */
  readonly draft?: ActivityDraft | undefined;
  readonly onClose: () => void;
}

export function AddActivityDialog({ day, draft, onClose }: AddActivityDialogProps) {
  const creation = useCreateActivity();
  const values = activityFormValues(undefined, draft);
  const { form, inferredZone, withZone, submit } = useActivityForm({ name: `activity in ${day?.id}`, values, day });

  const save = (fields: Fields) => {
    if (!day) {
      showToast({ title: 'Error', description: 'No trip day selected', tone: 'destructive' });
      return;
    }
    creation.mutate({ dayId: day.id, body: withZone(fields) }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      title="Add New Activity"
      {...(day && { description: `${day.title}, ${formatDay(day.date)}` })}
      submit="Add Activity"
      submitting="Adding..."
      pending={creation.isPending}
      onSubmit={(event) => submit(event, save)}
      onClose={onClose}
    >
      <ActivityFields form={form} day={day} zone={inferredZone} />
    </FormDialog>
  );
}
