import type { BookingPlan, ParsedBooking, ProcessedEmail } from '#shared/mail/schema.ts';
import type { BookingRecord } from '../data/booking-record.ts';
import type { BookingRepository, KnownBookings } from '../data/booking-repository.ts';
import type { EmailItem } from '../data/email-item.ts';
import { emailView } from './inbox-email.ts';
import { matchBookings } from './life/match-bookings.ts';
import { type MailToAdd, planBookings, planView } from './life/plan-bookings.ts';

/** Mails as their owner sees them, in one round trip; pending ones show what Process does with each booking. */
export async function emailViews(
  emails: readonly EmailItem[],
  { records }: KnownBookings,
  travellerId: string,
  bookings: BookingRepository,
): Promise<ProcessedEmail[]> {
  const pending = emails.filter(({ status }) => status === 'pending');
  const matched = pending.flatMap((email) => [...matchBookings(email.parsedBookings, records).values()].flat());
  const items = await bookings.locate(matched, travellerId);
  const locate = ({ activityId }: BookingRecord) => items.get(activityId ?? '');
  return emails.map((email) => {
    if (email.status !== 'pending') return emailView(email);
    const mail = { emailId: email.id, sentAt: email.sentAt };
    return emailView(email, planBookings(email.parsedBookings, mail, records, locate).map(planView));
  });
}

export async function oneEmailView(
  email: EmailItem,
  known: KnownBookings,
  travellerId: string,
  bookings: BookingRepository,
): Promise<ProcessedEmail> {
  const [view] = await emailViews([email], known, travellerId, bookings);
  return view ?? emailView(email);
}

/** A pasted mail, and what its traveller has already. */
interface PastedMail {
  readonly parsed: readonly ParsedBooking[];
  readonly mail: MailToAdd;
  readonly known: KnownBookings;
  readonly travellerId: string;
}

/** What adding a pasted mail does with each of its bookings. */
export async function plansOf(
  { parsed, mail, known: { records }, travellerId }: PastedMail,
  bookings: BookingRepository,
): Promise<BookingPlan[]> {
  const matched = [...matchBookings(parsed, records).values()].flat();
  const items = await bookings.locate(matched, travellerId);
  return planBookings(parsed, mail, records, ({ activityId }) => items.get(activityId ?? '')).map(planView);
}
