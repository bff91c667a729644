import { useState } from 'react';
import { addDays } from '#shared/calendar/calendar.ts';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { afterShift } from '#shared/health/plan-after.ts';
import { count, formatRange } from '#shared/trips/dates.ts';
import { TripDetail } from '#shared/trips/schema.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { LazyAddedFindings } from '../../../ui/added-findings/lazy-added-findings.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { staleItem } from '../joined/stale-item.ts';
import { useUpdateTrip } from '../overall/use-update-trip.ts';
import { type DateRange, daysOutside, movingItems, type ShiftWay } from './dates.ts';
import styles from './shift-dates-dialog.module.css';
import { useSteps } from './use-steps.ts';

interface ShiftDatesDialogProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

const WAYS: readonly { readonly way: ShiftWay; readonly label: string }[] = [
  { way: 'all', label: 'Move everything' },
  { way: 'keep-bookings', label: 'Keep bookings on their dates and move the rest' },
  { way: 'range', label: 'Only change the range' },
];
/** About a century, as the server takes. */
const MOST_DAYS = 36_500;

/** Moves a trip to other dates, and says before what moves along. */
export function ShiftDatesDialog({ trip, days, onClose }: ShiftDatesDialogProps) {
  const steps = useSteps(trip.id);
  const update = useUpdateTrip(trip.id);
  const [typed, setTyped] = useState('7');
  const [way, setWay] = useState<ShiftWay>('all');
  const [tried, setTried] = useState(false);
  const by = Number(typed);
  const isValid = Number.isInteger(by) && by !== 0 && Math.abs(by) <= MOST_DAYS;
  const range = {
    start: addDays(trip.startDate, isValid ? by : 0),
    end: addDays(trip.endDate, isValid ? by : 0),
  };
  const dates = formatRange(range.start, range.end);

  const changeRange = (seen: TripDetail) => {
    const body = { startDate: toDateTime(range.start), endDate: toDateTime(range.end) };
    const onError = (error: Error) => {
      const current = staleItem(error, TripDetail);
      if (!current) return;
      // Other fields are as someone else has left them; other dates are to be seen first.
      if (current.startDate === seen.startDate && current.endDate === seen.endDate) changeRange(current);
      else showFailure(error, { text: 'Failed to update trip', preferServerMessage: true });
    };
    update.mutate({ body, revision: seen.revision }, { onSuccess: onClose, onError });
  };

  const shift = () => {
    setTried(true);
    if (!isValid) return;
    if (way === 'range') {
      changeRange(trip);
      return;
    }
    const bookings = way === 'all' ? 'move' : 'keep';
    steps.apply({ ops: [{ kind: 'shift', days: by, bookings }], title: 'Dates shifted', description: dates });
    onClose();
  };

  return (
    <FormDialog
      title="Shift dates"
      description={`${formatRange(trip.startDate, trip.endDate)} now.`}
      size="narrow"
      submit="Shift Dates"
      submitting="Shifting..."
      pending={update.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        shift();
      }}
      onClose={onClose}
    >
      <FieldStack>
        <Field
          label="By how many days"
          hint={isValid ? `It becomes ${dates}. Below 0 moves it back.` : undefined}
          error={tried && !isValid ? 'Please enter by how many days, such as 7 or -7' : undefined}
        >
          <Input
            type="number"
            inputMode="numeric"
            step={1}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <fieldset className={styles.ways}>
          <legend className={styles.legend}>What moves</legend>
          {WAYS.map((each) => (
            <label key={each.way} className={styles.way}>
              <input type="radio" name="way" checked={way === each.way} onChange={() => setWay(each.way)} />
              {each.label}
            </label>
          ))}
        </fieldset>
        <p className={styles.outcome} role="status">
          {outcomeOf(days, way, range)}
        </p>
        <LazyAddedFindings tripId={trip.id} after={(plan) => (isValid ? afterShift(plan, by, way) : undefined)} />
      </FieldStack>
    </FormDialog>
  );
}

function outcomeOf(days: readonly TripDay[], way: ShiftWay, range: DateRange): string {
  const moving = movingItems(days, way);
  const kept = movingItems(days, 'all') - moving;
  const moves = `${moving === 0 ? 'No item' : count(moving, 'item')} ${moving > 1 ? 'move' : 'moves'}.`;
  if (way === 'all') return moves;
  if (way === 'keep-bookings') {
    return `${moves} ${kept === 1 ? '1 booking stays' : `${kept} bookings stay`} on ${kept === 1 ? 'its date' : 'their dates'}.`;
  }
  const outside = daysOutside(days, range);
  if (outside === 0) return moves;
  return `${moves} ${outside === 1 ? '1 day stays' : `${outside} days stay`} under 'Outside the dates'.`;
}
