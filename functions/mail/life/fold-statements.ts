import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { BookingRecord, Statement } from '../../data/booking-record.ts';
import { sameBooking } from './same-booking.ts';

/** What a booking is after all that was said of it. */
export interface BookingState {
  readonly booking: ParsedBooking;
  readonly cancelled: boolean;
  readonly emailIds: readonly string[];
}

const isCancellation = ({ booking }: Statement) => booking.event === 'cancellation';

/** A record that only cancels: it waits for what it cancels. */
export function isCancellationRecord({ statements }: BookingRecord): boolean {
  return statements.every(isCancellation);
}

/** The cancellations among what is known that speak of a booking. */
export function cancellationsOf(statements: readonly Statement[], known: readonly BookingRecord[]): Statement[] {
  return known
    .filter(isCancellationRecord)
    .flatMap((record) => record.statements)
    .filter(({ booking }) => statements.some((each) => sameBooking(booking, each.booking) !== undefined));
}

/**
 * What is true after several mails, in whatever order they came: each value is that of the latest mail that has it, and
 * the latest mail says whether the booking stands. Undefined when nothing but cancellations is known.
 */
export function foldStatements(
  statements: readonly Statement[],
  cancellations: readonly Statement[],
): BookingState | undefined {
  const said = statements.filter((statement) => !isCancellation(statement)).toSorted(bySending);
  const [first, ...later] = said;
  if (!first) return undefined;
  const ended = [...statements.filter(isCancellation), ...cancellations].toSorted(bySending);
  const { event: _, ...booking } = later.reduce((before, { booking: after }) => overlay(before, after), first.booking);
  const lastSaid = said.at(-1)?.sentAt ?? '';
  const lastEnded = ended.at(-1)?.sentAt;
  const emailIds = [...said, ...ended].toSorted(bySending).flatMap(({ emailId }) => emailId ?? []);
  return { booking, cancelled: lastEnded !== undefined && lastEnded >= lastSaid, emailIds: [...new Set(emailIds)] };
}

function bySending(a: Statement, b: Statement): number {
  if (a.sentAt !== b.sentAt) return a.sentAt < b.sentAt ? -1 : 1;
  return (a.emailId ?? '') < (b.emailId ?? '') ? -1 : 1;
}

/** Values that belong together are taken together: what ends a stay that begins on another day is not the old end. */
function overlay(before: ParsedBooking, after: ParsedBooking): ParsedBooking {
  const { endDate, cost, currency, ...rest } = before;
  const moved = after.startDate !== undefined && after.startDate !== before.startDate;
  return {
    ...rest,
    ...(endDate !== undefined && !moved ? { endDate } : {}),
    ...(cost !== undefined && after.cost === undefined ? { cost } : {}),
    ...(currency !== undefined && after.cost === undefined ? { currency } : {}),
    ...after,
  };
}
