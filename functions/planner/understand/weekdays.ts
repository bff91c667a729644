/** A weekday as it is written: 'thu', 'thurs', 'Thursday'. */
export const WEEKDAY =
  'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:r?s?(?:day)?)|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
/** Those that are not also other words: nobody means a day by 'sun' alone. */
export const WHOLE_WEEKDAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|fri|thurs';

const FIRST_LETTERS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** 0 is Sunday. */
export function weekdayNumber(name: string): number {
  return FIRST_LETTERS.indexOf(name.slice(0, 2));
}

const SPAN = new RegExp(
  `\\b(${WEEKDAY})\\b(?:\\s+(?:early|late|morning|afternoon|evening|night|lunchtime))*\\s*(?:-|to|til|till|until|through|thru|[^.;!?]{0,60}?\\b(?:back|home|leav\\w*|return\\w*|until|till)\\b(?:\\s+(?:again|home))?)\\s*(?:on\\s+|by\\s+|the\\s+|next\\s+)*(${WEEKDAY})\\b`,
);
/** 'Sat sun', 'fri, sat and sun', 'saturday + sunday'. */
const ONE_AFTER_ANOTHER = new RegExp(
  `\\b(${WEEKDAY})(?:\\s*(?:,|\\+|&|/|and\\b|n\\b)?\\s*(?:and\\s+)?(?:${WEEKDAY})\\b)*\\s*(?:,|\\+|&|/|and\\b|n\\b)?\\s*(?:and\\s+)?\\b(${WEEKDAY})\\b`,
);

/** 'Friday to Monday', 'fly in on Friday and back on Sunday': the first weekday and the number of days. */
export function findWeekdaySpan(folded: string): { readonly first: string; readonly days: number } | undefined {
  const [, first, last] = SPAN.exec(folded) ?? ONE_AFTER_ANOTHER.exec(folded) ?? [];
  if (first === undefined || last === undefined) return undefined;
  return { first, days: ((weekdayNumber(last) - weekdayNumber(first) + 7) % 7 || 7) + 1 };
}

const MADE = /\b(?:make|change|turn|extend|stretch|shorten|cut)\s+(?:it|this|that|the (?:trip|plan|whole thing))\b/;

/** Whether a text names two weekdays as the first and the last of something: 'Friday to Monday'. */
export function isSpan(folded: string): boolean {
  return SPAN.test(folded);
}

/** Whether a text makes the whole trip last from one weekday to another: 'make it Friday to Monday'. */
export function isWholeSpan(folded: string): boolean {
  return MADE.test(folded) && SPAN.test(folded);
}
