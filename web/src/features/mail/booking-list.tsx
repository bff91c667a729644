import type { ParsedBooking } from '#shared/mail/schema.ts';
import { BookingTypeBadge } from './booking-badge.tsx';
import { bookingFacts } from './booking-line.ts';
import styles from './booking-list.module.css';
import { isDateGuessed } from './guessed-date.ts';

/** Read-only bookings: what each is, when and where. */
export function BookingList({ bookings }: { readonly bookings: readonly ParsedBooking[] }) {
  return (
    <ul className={styles.list}>
      {bookings.map((booking, index) => (
        // Bookings have no identity of their own, and this list never reorders.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={styles.booking}>
          <BookingTypeBadge type={booking.type} />
          <div className={styles.words}>
            <p className={styles.title}>{booking.title}</p>
            <p className={styles.facts}>
              {bookingFacts(booking).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {isDateGuessed(booking) && <p className={styles.guess}>The date is a guess. Please check it.</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
