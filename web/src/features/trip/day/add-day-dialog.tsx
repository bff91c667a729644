import { zodResolver } from '@hookform/resolvers/zod';
import { DayFields as DayFieldsSchema, type TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { type DayFormValues, dayBody, newDayValues } from './day-form.ts';
import { useCreateDay } from './use-day-changes.ts';

interface AddDayDialogProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
  readonly onAdded: (day: TripDay) => void;
}

export function AddDayDialog({ trip, days, onClose, onAdded }: AddDayDialogProps) {
  const creation = useCreateDay(trip.id);
  const form = useTypedForm<DayFormValues, unknown, DayFieldsSchema>(`day in ${trip.id}`, {
    resolver: zodResolver(DayFieldsSchema),
    defaultValues: newDayValues(days, trip.startDate),
  });

  const save = (fields: DayFieldsSchema) => {
    creation.mutate(dayBody(fields), {
      onSuccess: (day) => {
        onClose();
        onAdded(day);
      },
    });
  };

  return (
    <FormDialog
      title="Add Day"
      submit="Add Day"
      submitting="Adding..."
      pending={creation.isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <DayFields form={form} />
    </FormDialog>
  );
}
