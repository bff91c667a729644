import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { isCancelled, type Plan } from '#shared/export/plan.ts';
import { formatDayWithWeekday, formatLongRange } from '#shared/trips/dates.ts';
import styles from './printed-trip.module.css';

interface PrintedTripProps {
  readonly plan: Plan;
  readonly withReferences: boolean;
}

/** A trip on paper: its header, then every day with times, places and notes. */
export function PrintedTrip({ plan: { trip, days }, withReferences }: PrintedTripProps) {
  return (
    <article className={styles.trip} aria-label={trip.title}>
      <header className={styles.header}>
        <h1 dir="auto">{trip.title}</h1>
        <p>{formatLongRange(trip.startDate, trip.endDate)}</p>
        {trip.description !== null && (
          <p className={styles.notes} dir="auto">
            {trip.description}
          </p>
        )}
      </header>
      {days.map((day) => (
        <PrintedDay key={day.id} day={day} withReferences={withReferences} />
      ))}
    </article>
  );
}

interface PrintedDayProps {
  readonly day: TripDay;
  readonly withReferences: boolean;
}

function PrintedDay({ day, withReferences }: PrintedDayProps) {
  const stay = [day.accommodation, day.accommodationAddress].filter((part) => part !== null).join(', ');
  return (
    <section className={styles.day}>
      <h2>
        {formatDayWithWeekday(day.date)} <bdi>{day.title}</bdi>
      </h2>
      {stay !== '' && <p>Stay: {stay}</p>}
      {day.notes !== null && (
        <p className={styles.notes} dir="auto">
          {day.notes}
        </p>
      )}
      <ul className={styles.items}>
        {day.activities.map((activity) => (
          <PrintedActivity key={activity.id} activity={activity} withReferences={withReferences} />
        ))}
      </ul>
    </section>
  );
}

interface PrintedActivityProps {
  readonly activity: Activity;
  readonly withReferences: boolean;
}

function PrintedActivity({ activity, withReferences }: PrintedActivityProps) {
  const { time, endTime, title, location, endLocation, confirmationNumber, notes } = activity;
  const where = [location, endLocation].filter((place) => place !== null).join(' → ');
  return (
    <li className={styles.item}>
      <span className={styles.time}>{endTime === null ? time : `${time ?? ''}–${endTime}`}</span>
      <div>
        <p className={styles.title} dir="auto">
          {isCancelled(activity) ? <s>{title}</s> : title}
          {isCancelled(activity) && ' (cancelled)'}
        </p>
        {where !== '' && <p>{where}</p>}
        {withReferences && confirmationNumber !== null && <p>Confirmation number: {confirmationNumber}</p>}
        {notes !== null && (
          <p className={styles.notes} dir="auto">
            {notes}
          </p>
        )}
      </div>
    </li>
  );
}
