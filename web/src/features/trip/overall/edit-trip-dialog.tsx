import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { daysBetween } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { TripChanges, TripDetail } from '#shared/trips/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { TripFields } from '../../../ui/trip-form/trip-fields.tsx';
import { fillDaysStep, newDatesWithoutDay } from '../arrange/dates.ts';
import { useSteps } from '../arrange/use-steps.ts';
import { useEditor } from '../editor.ts';
import { ChangedMeanwhile } from '../joined/changed-meanwhile.tsx';
import { useJoinedSave } from '../joined/use-joined-save.ts';
import { mayHaveBookings } from '../sharing/may-have-bookings.ts';
import styles from './edit-trip-dialog.module.css';
import { TRIP_JOINED_FIELDS, type TripChangesValues, tripChangesBody, tripChangesValues } from './trip-changes.ts';
import { useUpdateTrip } from './use-update-trip.ts';

/** More are not offered: a trip has at most 366 days. */
const MOST_DATES = 366;

interface EditTripDialogProps {
  readonly trip: TripDetail;
  /** Undefined if they could not be loaded. */
  readonly days: readonly TripDay[] | undefined;
  readonly onClose: () => void;
}

export function EditTripDialog({ trip, days, onClose }: EditTripDialogProps) {
  const update = useUpdateTrip(trip.id);
  const form = useTypedForm<TripChangesValues, unknown, TripChanges>(`trip ${trip.id}`, {
    resolver: zodResolver(TripChanges),
    defaultValues: tripChangesValues(trip),
  });
  const editor = useEditor();
  const steps = useSteps(trip.id);
  const [startDate, endDate, moveDays] = useWatch({
    control: form.control,
    name: ['startDate', 'endDate', 'moveDays'],
  });
  const { errors, isDirty } = form.formState;
  const movable = trip.dayCount > 0 && startDate !== '' && startDate !== trip.startDate.slice(0, 10);
  const added = days ? newDates(trip, days, { startDate, endDate, movesDays: movable && moveDays === true }) : [];
  const [fills, setFills] = useState(false);
  /** What strangers would see of bookings is shown before they see it. */
  const publishes = (isPublic: unknown) => isPublic === true && !trip.isPublic && mayHaveBookings(days);
  const joined = useJoinedSave({
    form,
    item: trip,
    schema: TripDetail,
    valuesOf: tripChangesValues,
    fields: TRIP_JOINED_FIELDS,
    save: (changes, seen) => {
      const { isPublic, ...body } = tripChangesBody(seen, changes);
      return update.mutateAsync({
        body: isPublic === undefined || publishes(isPublic) ? body : { ...body, isPublic },
        revision: seen.revision,
      });
    },
    onSaved: ({ isPublic }) => {
      onClose();
      if (publishes(isPublic)) editor?.open({ kind: 'share', publishing: true });
      if (fills && added.length > 0) steps.apply(fillDaysStep(added));
    },
  });

  return (
    <FormDialog
      title="Edit Trip"
      submit="Save Changes"
      submitting="Saving..."
      pending={update.isPending}
      onSubmit={form.handleSubmit(joined.send, joined.onInvalid)}
      onClose={onClose}
    >
      {joined.choices ? (
        <ChangedMeanwhile choices={joined.choices} onChoose={joined.choose} />
      ) : (
        <FormProvider {...form}>
          <TripFields visibility={trip.isOwner}>
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
            {added.length > 0 && (
              <label className={styles.move}>
                <input type="checkbox" checked={fills} onChange={({ target }) => setFills(target.checked)} />
                Add a day for each new date ({added.length})
              </label>
            )}
            <div>
              <Button
                variant="quiet"
                icon={CalendarRange}
                disabled={isDirty}
                title={isDirty ? 'Save your changes first' : undefined}
                onClick={() => editor?.open({ kind: 'shift-dates' })}
              >
                Shift dates…
              </Button>
            </div>
            <Field label="Location (optional)" error={errors.location?.message}>
              <Input placeholder="e.g., Kyoto, Japan" autoComplete="off" {...form.register('location')} />
            </Field>
          </TripFields>
        </FormProvider>
      )}
    </FormDialog>
  );
}

interface TypedDates {
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  /** The days move along with a new start date. */
  readonly movesDays: boolean;
}

/** The dates that the trip would get without a day on them. */
function newDates(trip: TripDetail, days: readonly TripDay[], { startDate, endDate, movesDays }: TypedDates): string[] {
  const before = { start: trip.startDate.slice(0, 10), end: trip.endDate.slice(0, 10) };
  const after = { start: startDate || before.start, end: endDate || before.end };
  if (daysBetween(after.start, after.end) > MOST_DATES) return [];
  return newDatesWithoutDay({ before, after, movedBy: movesDays ? daysBetween(before.start, after.start) : 0 }, days);
}
