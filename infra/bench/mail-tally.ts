import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { MailCase } from './mail-cases.ts';
import { FIELDS, type Field, fieldMatches, pairs } from './mail-match.ts';

/** Right, wrong or invented, and missed. */
interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

export interface Tally {
  readonly counts: Map<string, Counts>;
  readonly mistakes: string[];
  perfect: number;
}

export const newTally = (): Tally => ({ counts: new Map(), mistakes: [], perfect: 0 });

function add(tally: Tally, name: string, what: keyof Counts): void {
  const counts = tally.counts.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  counts[what] += 1;
  tally.counts.set(name, counts);
}

/** Adds what was read from one mail to the tally. */
export function tallyCase(tally: Tally, mail: MailCase, read: readonly ParsedBooking[]): void {
  const matched = pairs(mail.expected, read);
  const before = tally.mistakes.length;
  for (const { expected, read: booking } of matched) {
    add(tally, 'bookings', 'right');
    add(tally, expected.type, expected.type === booking.type ? 'right' : 'missed');
    for (const field of FIELDS) tallyField(tally, mail, field, { expected, booking });
  }
  const missed = mail.expected.filter((expected) => !matched.some((pair) => pair.expected === expected));
  for (const expected of missed) tallyUnmatched(tally, mail.id, expected, 'missed');
  const invented = read.filter((booking) => !matched.some((pair) => pair.read === booking));
  for (const booking of invented) tallyUnmatched(tally, mail.id, booking, 'wrong');
  if (tally.mistakes.length === before) tally.perfect += 1;
}

type Expected = MailCase['expected'][number];

/** A booking that only the mail has, or only the reader. */
function tallyUnmatched(tally: Tally, mail: string, booking: Expected | ParsedBooking, as: 'missed' | 'wrong'): void {
  add(tally, 'bookings', as);
  add(tally, booking.type, as);
  for (const field of FIELDS) if (booking[field] !== undefined) add(tally, field, as);
  const what = as === 'missed' ? 'missed' : 'invented';
  tally.mistakes.push(`${mail}: ${what} ${booking.type} ${booking.startDate ?? ''} ${booking.title ?? ''}`);
}

/**
 * What the answers leave open: what two careful readers of the mail could differ about, the currency with its cost, and a
 * value where none is expected, if it is a total of several bookings or the answers are not complete.
 */
function isLeftOpen(mail: MailCase, field: Field, expected: Expected, got: unknown): boolean {
  const isOfCost = field === 'cost' || field === 'currency';
  if (expected._notJudged?.includes(isOfCost ? 'cost' : field) || expected._notJudged?.includes(field)) return true;
  const isOfTotal = isOfCost && expected._groupTotal !== undefined && expected.cost === undefined;
  if (expected[field] !== undefined) return isOfTotal;
  return got === undefined || !mail.complete || isOfTotal;
}

function tallyField(
  tally: Tally,
  mail: MailCase,
  field: Field,
  { expected, booking }: { readonly expected: Expected; readonly booking: ParsedBooking },
): void {
  const [wanted, got] = [expected[field], booking[field]];
  if (
    field === 'endDate' &&
    expected.type !== 'hotel' &&
    (wanted ?? expected.startDate) === (got ?? expected.startDate)
  ) {
    if (wanted !== undefined && got !== undefined) add(tally, field, 'right');
    return;
  }
  const isRight = wanted !== undefined && got !== undefined && fieldMatches(field, expected, booking);
  if (isRight) add(tally, field, 'right');
  if (isRight || isLeftOpen(mail, field, expected, got)) return;
  if (got !== undefined) add(tally, field, 'wrong');
  if (wanted !== undefined) add(tally, field, 'missed');
  tally.mistakes.push(
    `${mail.id}: ${field} is ${JSON.stringify(got ?? null)}, expected ${JSON.stringify(wanted ?? null)}`,
  );
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '    -' : ((100 * part) / whole).toFixed(1).padStart(5);

/** One line per type and field: precision, recall and F1 in percent. */
export function report(tally: Tally): string[] {
  const order = ['bookings', 'hotel', 'flight', 'restaurant', 'activity', 'transport', 'other', ...FIELDS];
  return order.flatMap((name) => {
    const counts = tally.counts.get(name);
    if (!counts) return [];
    const { right, wrong, missed } = counts;
    return [
      `${name.padEnd(20)} P ${percent(right, right + wrong)}  R ${percent(right, right + missed)}  F1 ${percent(2 * right, 2 * right + wrong + missed)}   (${right} right, ${wrong} wrong, ${missed} missed)`,
    ];
  });
}
