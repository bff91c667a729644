import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { addDays } from '#shared/calendar/calendar.ts';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import { dayOffsets } from '#shared/planner/trip-length.ts';
import { count, formatDayWithWeekday } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PlannedRow } from './planned-row.tsx';
import styles from './whole-plan.module.css';

interface WholePlanProps {
  readonly itinerary: TripSuggestion['itinerary'];
  /** 'YYYY-MM-DD', or '' while none is selected. */
  readonly start: string;
}

/** All days of a suggestion with all activities, collapsed. */
export function WholePlan({ itinerary, start }: WholePlanProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (itinerary.length === 0) return null;
  return (
    <div>
      <Button
        variant="secondary"
        wide
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={classNames(styles.toggle, open && styles.open)}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the days' : itinerary.length === 1 ? 'See the day' : `See all ${count(itinerary.length, 'day')}`}
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </Button>
      {open && (
        <ol id={id} className={styles.days}>
          {daysOf(itinerary, start).map(({ day, date, title, activities, details }) => (
            <li key={day} className={styles.day}>
              <p className={styles.which}>
                Day {day}
                {date !== undefined && (
                  <>
                    {' · '}
                    <time dateTime={date}>{formatDayWithWeekday(date)}</time>
                  </>
                )}
              </p>
              <h4 className={styles.title}>{title}</h4>
              <ul className={styles.activities}>
                {rowsOf(activities, details).map(({ key, text, activity }) => (
                  <PlannedRow key={key} text={text} activity={activity} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The days, each with its date once there is a start date. */
function daysOf(itinerary: TripSuggestion['itinerary'], start: string) {
  const offsets = dayOffsets(itinerary);
  return itinerary.map((day, index) => ({
    ...day,
    date: start === '' ? undefined : addDays(start, offsets[index] ?? index),
  }));
}

/** A day may contain the same name twice. */
function rowsOf(activities: readonly string[], details: readonly PlannedActivity[] | undefined) {
  return activities.map((text, index) => ({ key: `${index} ${text}`, text, activity: details?.[index] }));
}
