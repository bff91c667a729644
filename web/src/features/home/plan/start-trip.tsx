import { type FormEvent, useState } from 'react';
import { addDays } from '#shared/calendar/calendar.ts';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { tripLength } from '#shared/planner/trip-length.ts';
import { count, formatDayWithWeekday, formatDayWithYear } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { usePlanner } from './planner-context.ts';
import styles from './start-trip.module.css';
import { useCreateFromSuggestion } from './use-create-from-suggestion.ts';

interface StartTripProps {
  readonly suggestion: TripSuggestion;
  /** 'YYYY-MM-DD', or '' while none is selected. */
  readonly start: string;
  readonly onStart: (start: string) => void;
}

/** Asks when the trip starts, shows when it ends, and creates it. */
export function StartTrip({ suggestion, start, onStart }: StartTripProps) {
  const { userId } = usePlanner();
  const create = useCreateFromSuggestion(userId);
  const [asked, setAsked] = useState(false);
  const days = tripLength(suggestion);
  const end = start === '' ? undefined : addDays(start, days - 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (start !== '') create.mutate({ suggestion, startDate: start });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Start date"
        className={styles.start}
        error={asked && start === '' ? 'Start date is required' : undefined}
      >
        <Input type="date" value={start} onChange={({ target }) => onStart(target.value)} />
      </Field>
      <p className={styles.end} aria-live="polite">
        {end !== undefined && (
          <>
            <span className={styles.endLabel}>{count(days, 'day')}, ends</span>
            <time dateTime={end} title={formatDayWithYear(end)}>
              {formatDayWithWeekday(end)}
            </time>
          </>
        )}
      </p>
      <Button type="submit" variant="primary" wide pending={create.isPending} pendingLabel="Creating...">
        Create Trip
      </Button>
    </form>
  );
}
