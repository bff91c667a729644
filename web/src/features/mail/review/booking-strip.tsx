import { BedDouble } from 'lucide-react';
import { daysBetween } from '#shared/calendar/calendar.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { BoardingStrip } from '../../../ui/boarding-strip/boarding-strip.tsx';
import { journeyOf } from './booking-journey.ts';
import styles from './booking-strip.module.css';

/** A booking at a glance: a journey as a boarding strip, a stay as its nights; nothing for the others. */
export function BookingStrip({ booking }: { readonly booking: ParsedBooking }) {
  const journey = journeyOf(booking);
  if (journey) {
    return (
      <div className={styles.journey}>
        <BoardingStrip journey={journey} />
      </div>
    );
  }
  const { type, startDate, endDate } = booking;
  if (type !== 'hotel' || startDate === undefined || endDate === undefined) return null;
  return (
    <p className={styles.stay}>
      <BedDouble className={styles.icon} aria-hidden="true" />
      {count(daysBetween(startDate, endDate), 'night')}
    </p>
  );
}
