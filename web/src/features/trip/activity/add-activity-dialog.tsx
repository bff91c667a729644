import type { ActivityFields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { showToast } from '../../../lib/toast-store.ts';
import type { ActivityDraft } from '../editor.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { activityFormValues } from './activity-form.ts';
import { useCreateActivity } from './use-activity-changes.ts';

interface AddActivityDialogProps {
  /** The selected day; without one the form opens too, and reports it on submit. */
  readonly day: TripDay | undefined;
  /** What is filled in already. */
  readonly draft?: ActivityDraft | undefined;
  readonly onClose: () => void;
}

export function AddActivityDialog({ day, draft, onClose }: AddActivityDialogProps) {
  const creation = useCreateActivity();

  const save = (body: ActivityFields) => {
    if (!day) {
      showToast({ title: 'Error', description: 'No trip day selected', tone: 'destructive' });
      return;
    }
    creation.mutate({ dayId: day.id, body }, { onSuccess: onClose });
  };

  return (
    <ActivityDialog
      name={`activity in ${day?.id}`}
      title="Add New Activity"
      {...(day && { description: `${day.title}, ${formatDay(day.date)}` })}
      values={activityFormValues(undefined, draft)}
      day={day}
      saving={creation.isPending}
      submit="Add Activity"
      submitting="Adding..."
      onSave={save}
      onClose={onClose}
    />
  );
}
