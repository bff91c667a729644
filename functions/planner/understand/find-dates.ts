import { explicitDates } from './explicit-dates.ts';
import { relativeDates } from './relative-dates.ts';
import type { SaidDates } from './said-dates.ts';
import { timeOfYear } from './time-of-year.ts';

/** The dates in a message, in words or figures; years are the next ones from `today` ('YYYY-MM-DD') on. */
export function findDates(folded: string, original: string, today: string): SaidDates | undefined {
  return explicitDates(folded, today) ?? relativeDates(folded, today) ?? timeOfYear(folded, original, today);
}
