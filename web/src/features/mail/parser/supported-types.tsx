import type { BookingType } from '#shared/mail/schema.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { BOOKING_KINDS } from '../booking-kind.ts';
import styles from './supported-types.module.css';

const TYPES: readonly { readonly type: BookingType; readonly name: string; readonly becomes: string }[] = [
  { type: 'hotel', name: 'Hotels', becomes: 'the stay of each night' },
  { type: 'flight', name: 'Flights', becomes: 'one strip for each leg' },
  { type: 'restaurant', name: 'Restaurants', becomes: 'the table, at its time' },
  { type: 'activity', name: 'Tours & activities', becomes: 'tours, tickets and shows' },
  { type: 'transport', name: 'Car rentals & transport', becomes: 'cars, trains, buses and ferries' },
  { type: 'other', name: 'Other', becomes: 'anything else with a date' },
];

/** The supported kinds of booking, and what each becomes. */
export function SupportedTypes() {
  return (
    <section className={styles.card} aria-labelledby="supported-types">
      <h2 id="supported-types" className={styles.title}>
        What we can read
      </h2>
      <ul className={styles.list}>
        {TYPES.map(({ type, name, becomes }) => (
          <li key={type} className={styles.type}>
            <Badge tone={BOOKING_KINDS[type].tone} icon={BOOKING_KINDS[type].icon}>
              {name}
            </Badge>
            <span className={styles.becomes}>{becomes}</span>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        In ten languages. Nothing is stored by reading, and you see every value before it goes into a trip.
      </p>
    </section>
  );
}
