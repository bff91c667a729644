import { isRealDate, writeDate } from '#shared/calendar/calendar.ts';
import { MONTHS } from '#shared/calendar/english-names.ts';

/** Which part of '3/4/2027' is the month; undefined where a file does not tell. */
export type DateOrder = 'month first' | 'day first' | undefined;

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NAMED = /^(?:\p{L}+,?\s+)?(?:(\d{1,2})\.?\s+(\p{L}{3,9})\.?|(\p{L}{3,9})\.?\s+(\d{1,2})),?\s+(\d{4})$/u;

/** The order that all of a file's dates agree on: one of its parts is above 12 somewhere. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const parts = dates.flatMap((date) => {
    const [, one, two] = SLASHED.exec(date) ?? [];
    return one === undefined ? [] : [{ one: Number(one), two: Number(two) }];
  });
  const [dayFirst, monthFirst] = [parts.some(({ one }) => one > 12), parts.some(({ two }) => two > 12)];
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day first' : 'month first';
}

/** A date as 'YYYY-MM-DD'; or why it is none. */
export function dateIn(text: string, order: DateOrder): { readonly date: string } | { readonly why: string } {
  const slashed = SLASHED.exec(text);
  if (slashed && order === undefined && slashed[1] !== slashed[2]) {
    return { why: `It is not clear which part of ${text} is the month. Write it as in 2027-06-03.` };
  }
  const date = slashed ? dateOfParts(slashed, order === 'month first') : dateWritten(text);
  return date !== undefined && isRealDate(date)
    ? { date }
    : { why: `There is no date "${text.slice(0, 40)}". Write it as in 2027-06-03.` };
}

function dateOfParts([, one, two, year]: RegExpExecArray, isMonthFirst: boolean): string {
  const [month, day] = isMonthFirst ? [one, two] : [two, one];
  return writeDate(Number(year), Number(month), Number(day));
}

function dateWritten(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return writeDate(Number(year), Number(month), Number(day));
  const dotted = DOTTED.exec(text);
  if (dotted) return dateOfParts(dotted, false);
  const [, dayBefore, monthAfter, monthBefore, dayAfter, named] = NAMED.exec(text) ?? [];
  const name = (monthAfter ?? monthBefore)?.toLowerCase().slice(0, 3);
  const at = MONTHS.findIndex((each) => each.toLowerCase().slice(0, 3) === name);
  return named === undefined || at < 0 ? undefined : writeDate(Number(named), at + 1, Number(dayBefore ?? dayAfter));
}
