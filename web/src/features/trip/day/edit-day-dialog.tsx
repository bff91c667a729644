import { zodResolver } from '@hookform/resolvers/zod';
import { DayFields as DayFieldsSchema, TripDay } from '#shared/days/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { ChangedMeanwhile } from '../joined/changed-meanwhile.tsx';
import { useJoinedSave } from '../joined/use-joined-save.ts';
import { DayFields } from './day-fields.tsx';
import { DAY_JOINED_FIELDS, type DayFormValues, dayBody, dayValues } from './day-form.ts';
import { useUpdateDay } from './use-day-changes.ts';

interface EditDayDialogProps {
  readonly day: TripDay;
  readonly onClose: () => void;
}

export function EditDayDialog({ day, onClose }: EditDayDialogProps) {
  const update = useUpdateDay(day.tripId);
  const form = useTypedForm<DayFormValues, unknown, DayFieldsSchema>(`day ${day.id}`, {
    resolver: zodResolver(DayFieldsSchema),
    defaultValues: dayValues(day),
  });
  const joined = useJoinedSave({
    form,
    item: day,
    schema: TripDay,
    valuesOf: dayValues,
    fields: DAY_JOINED_FIELDS,
    save: (fields, { id, revision }) => update.mutateAsync({ id, body: dayBody(fields), revision }),
    onSaved: onClose,
  });

  return (
    <FormDialog
      title="Edit Day"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={form.handleSubmit(joined.send, joined.onInvalid)}
      onClose={onClose}
    >
      {joined.choices ? (
        <ChangedMeanwhile choices={joined.choices} onChoose={joined.choose} />
      ) : (
        <DayFields form={form} weather />
      )}
    </FormDialog>
  );
}
