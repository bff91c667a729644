import { addDays } from '#shared/calendar/calendar.ts';

const MONTHS = [
  'jan(?:uary)?',
  'feb(?:ruary|uary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];

/** Any month in letters, as a pattern group. */
export const MONTH = `(${MONTHS.join('|')})\\.?`;

/** Months that are not also other words: 'may' and 'mar' are left out, 'march' is not. */
export const PLAIN_MONTH = new RegExp(`\\b(${MONTHS.filter((name) => !/^(?:may|mar)/.test(name)).join('|')}|march)\\b`);

/** 1 to 12; 0 for other words. */
export function monthOf(name = ''): number {
  return MONTHS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name)) + 1;
}

/** The next such date from `today` on; a given year counts unless it is past. 'YYYY-MM-DD'. */
export function startIn(month: number, day: number, today: string, year?: string): string {
  const tail = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined && `${year}${tail}` >= today) return `${year}${tail}`;
  const now = Number(today.slice(0, 4));
  return `${now}${tail}` > today ? `${now}${tail}` : `${now + 1}${tail}`;
}

/** The first date from another on with that day of the month. */
export function onOrAfter(day: number, date: string): string | undefined {
  const dates = Array.from({ length: 62 }, (_, index) => addDays(date, index));
  return dates.find((each) => Number(each.slice(8)) === day);
}

/** The months that a folded text names, 1 to 12, in its order; 'may' only where it stands for the month. */
export function monthsIn(folded: string): number[] {
  const pattern = new RegExp(
    `\\b(?:(?<=(?:in|during|for|about|is|to|or|and) )(may)|${PLAIN_MONTH.source.slice(2, -2)})\\b`,
    'g',
  );
  return [...folded.matchAll(pattern)].map(([, may, name]) => monthOf(may ?? name)).filter((month) => month > 0);
}
