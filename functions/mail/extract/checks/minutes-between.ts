import { instantOf } from '../places/local-instant.ts';

/** A day and an hour where one of the ends of a way is. */
export interface Moment {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** IANA zone. */
  readonly zone: string;
}

const MINUTE = 60_000;

/** How long a way between two zones takes, in minutes; negative if its arrival is before its departure. */
export const minutesBetween = (departure: Moment, arrival: Moment): number =>
  (instantOf(arrival.date, arrival.time, arrival.zone) - instantOf(departure.date, departure.time, departure.zone)) /
  MINUTE;
