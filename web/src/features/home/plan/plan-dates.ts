/** When nobody named a date, a trip starts so many days from today. */
const DAYS_FROM_TODAY = 30;

/** The start that the card offers, 'YYYY-MM-DD': the one that was named, else 30 days from the traveller's today. */
export function proposedStart(startDate: string | null | undefined, now: Date): string {
  return startDate ?? dateOf(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_FROM_TODAY);
}

/** The date so many days after another. Both as 'YYYY-MM-DD'. */
export function dateAfter(start: string, days: number): string {
  const [year = 1970, month = 1, date = 1] = start.split('-').map(Number);
  return dateOf(year, month - 1, date + days);
}

/** Days and months beyond the end of their month or year run on, as in Date. */
function dateOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
