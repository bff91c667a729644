/** When a message says the trip is: a first day, a last one when it is named, or a month alone. */
export interface SaidDates {
  /** 'YYYY-MM-DD' */
  readonly start?: string;
  readonly end?: string;
  /** 1 to 12 */
  readonly month?: number;
  /** How long that is, where it says so: 'the first week of March'. */
  readonly days?: number;
  /** Only the month was named, or the season. */
  readonly isRough?: boolean;
  /** How a time of the year is said back that is more than its month. */
  readonly season?: string;
}
