import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useWatch } from 'react-hook-form';
import { count } from '#shared/trips/dates.ts';
import { TripChanges, type TripDetail } from '#shared/trips/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { TripFields } from '../../../ui/trip-form/trip-fields.tsx';
import styles from './edit-trip-dialog.module.css';
import { type TripChangesValues, tripChangesBody, tripChangesValues } from './trip-changes.ts';
import { useUpdateTrip } from './use-update-trip.ts';

interface EditTripDialogProps {
  readonly trip: TripDetail;
  readonly onClose: () => void;
}

export function EditTripDialog({ trip, onClose }: EditTripDialogProps) {
  const update = useUpdateTrip(trip.id);
  const form = useTypedForm<TripChangesValues, unknown, TripChanges>(`trip ${trip.id}`, {
    resolver: zodResolver(TripChanges),
    defaultValues: tripChangesValues(trip),
  });
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const { errors } = form.formState;
  const movable = trip.dayCount > 0 && startDate !== '' && startDate !== trip.startDate.slice(0, 10);
  const save = (changes: TripChanges) => update.mutate(tripChangesBody(trip, changes), { onSuccess: onClose });

  return (
    <FormDialog
      title="Edit Trip"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <TripFields>
          {movable && (
            <label className={styles.move}>
              <input type="checkbox" {...form.register('moveDays')} />
              <span>
                Move the days along
                <span className={styles.hint}>
                  {count(trip.dayCount, 'day')} of the timeline {trip.dayCount === 1 ? 'shifts' : 'shift'} with the
                  start date
                </span>
              </span>
            </label>
          )}
          <Field label="Location (optional)" error={errors.location?.message}>
            <Input placeholder="e.g., Kyoto, Japan" autoComplete="off" {...form.register('location')} />
          </Field>
        </TripFields>
      </FormProvider>
    </FormDialog>
  );
}
