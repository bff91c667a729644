import type { ParsedBooking } from '#shared/mail/schema.ts';
import { checkBookings } from '../check-bookings.ts';
import { type ContextInput, mailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { senderName } from '../places/sender-name.ts';
import { readBuiltIn } from '../read-built-in.ts';

const asCancellation = ({ cost: _, currency: __, evidence, ...booking }: ParsedBooking): ParsedBooking => {
  const { cost: ___, currency: ____, ...said } = evidence ?? {};
  return { ...booking, event: 'cancellation', evidence: said };
};

/**
 * The bookings that a mail cancels: those in its markup or calendar, else what the built-in reader finds, else only the
 * reference. Amounts are left out: they are refunds and fees.
 */
export function cancelledBookings(marked: readonly Draft[], context: ContextInput): ParsedBooking[] {
  const drafts = marked.filter((draft) => draft.cancelled === true);
  const stated = checkBookings(drafts.map(({ type, fields }) => ({ type, fields })));
  if (stated.length > 0) return stated.map(asCancellation);
  const read = checkBookings(readBuiltIn(mailContext(context)));
  if (read.length > 0) return read.map(asCancellation);
  const whole = mailContext(context);
  const reference = bookingReference(whole);
  if (!reference) return [];
  // The subject says that something is cancelled rather than what: the sender is nearer to it.
  const sender = senderName(whole);
  const title: Found<string> = sender
    ? { value: sender, evidence: { kind: 'guessed', how: 'the sender of the mail' } }
    : { value: reference.value, evidence: reference.evidence };
  return checkBookings([{ type: 'other', fields: { title, confirmationNumber: reference } }]).map(asCancellation);
}
