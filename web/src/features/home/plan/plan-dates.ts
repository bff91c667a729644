import { addDays, localDate } from '#shared/calendar/calendar.ts';

/** When nobody named a date, a trip starts so many days from today. */
const DAYS_FROM_TODAY = 30;

/** The start that the card offers, 'YYYY-MM-DD': the one that was named, else 30 days from the traveller's today. */
export function proposedStart(startDate: string | null | undefined, now: Date): string {
  return startDate ?? addDays(localDate(now), DAYS_FROM_TODAY);
}
