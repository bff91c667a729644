import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { BookingRecord, Statement } from '../../data/booking-record.ts';
import { sameBooking } from './same-booking.ts';

/** A booking's state after all statements. */
export interface BookingState {
  readonly booking: ParsedBooking;
  readonly cancelled: boolean;
  readonly emailIds: readonly string[];
}

const isCancellation = ({ booking }: Statement) => booking.event === 'cancellation';

/** A record with only a cancellation: it waits for the confirmation that it cancels. */
export function isCancellationRecord({ statements }: BookingRecord): boolean {
  return statements.every(isCancellation);
}

/** The known cancellations of a booking. */
export function cancellationsOf(statements: readonly Statement[], known: readonly BookingRecord[]): Statement[] {
  return known
    .filter(isCancellationRecord)
    .flatMap((record) => record.statements)
    .filter(({ booking }) => statements.some((each) => sameBooking(booking, each.booking) !== undefined));
}

/**
 * The state after several mails, in whatever order they came: each value is that of the latest mail that has it, and
 * the latest mail decides whether the booking is cancelled. Undefined when only cancellations are known.
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

/** Values that belong together are taken together: an old end does not apply to a new start. */
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
