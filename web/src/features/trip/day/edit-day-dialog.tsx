import { zodResolver } from '@hookform/resolvers/zod';
import { DayFields as DayFieldsSchema, type TripDay } from '#shared/days/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { type DayFormValues, dayBody, dayValues } from './day-form.ts';
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
  const save = (fields: DayFieldsSchema) =>
    update.mutate({ id: day.id, body: dayBody(fields) }, { onSuccess: onClose });

  return (
    <FormDialog
      title="Edit Day"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <DayFields form={form} weather />
    </FormDialog>
  );
}
