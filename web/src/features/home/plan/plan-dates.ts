import { addDays, localDate } from '#shared/calendar/calendar.ts';

/** When no date was named, a trip starts this many days from today. */
const DAYS_FROM_TODAY = 30;

/** The start date on the card, 'YYYY-MM-DD': the one that was named, else 30 days from the traveller's today. */
export function proposedStart(startDate: string | null | undefined, now: Date): string {
  return startDate ?? addDays(localDate(now), DAYS_FROM_TODAY);
}
