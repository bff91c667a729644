/** When a message says the trip is: a first day, a last one when it is named, or only a month. */
export interface SaidDates {
  /** 'YYYY-MM-DD' */
  readonly start?: string;
  readonly end?: string;
  /** 1 to 12 */
  readonly month?: number;
  /** Its length, if given: 'the first week of March'. */
  readonly days?: number;
  /** Only the month was named, or the season. */
  readonly isRough?: boolean;
  /** What the reply calls a time of the year that is more than its month. */
  readonly season?: string;
}
