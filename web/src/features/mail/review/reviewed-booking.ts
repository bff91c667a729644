import * as z from 'zod/mini';
import { BookingPlan, type BookingType, DATE_FIELDS, type Evidence, ParsedBooking } from '#shared/mail/schema.ts';
import { acceptedFields, tickedAtFirst } from '../plan/item-fields.ts';
import { BOOKING_FIELDS, type BookingField } from './booking-fields.ts';

/** A booking under review. */
export const ReviewedBooking = z.object({
  id: z.number(),
  /** As it was read from the mail. */
  read: ParsedBooking,
  /** Its current state. */
  booking: ParsedBooking,
  /** Whether it is to be added. */
  ticked: z.boolean(),
  /** Guessed fields that the traveller has confirmed. */
  looked: z.array(z.enum(BOOKING_FIELDS)),
  /** Its effect on existing trips. */
  plan: z.optional(BookingPlan),
  /** The fields of an existing item that take the mail's values. */
  accepted: z.array(z.string()),
});
export type ReviewedBooking = z.infer<typeof ReviewedBooking>;

/** Where a value comes from. What the traveller typed is `edited`; the quote is then what the mail said instead. */
export type Mark = Pick<Evidence, 'quote' | 'how'> & { readonly kind: Evidence['kind'] | 'edited' };

export function beginReview(bookings: readonly ParsedBooking[], plans: readonly BookingPlan[] = []): ReviewedBooking[] {
  return bookings.map((booking, id) => {
    const plan = plans[id];
    const accepted = plan ? tickedAtFirst(plan) : [];
    return { id, read: booking, booking, ticked: true, looked: [], plan, accepted };
  });
}

/** What is sent after a review. Indexes are those among the bookings that are sent. */
export interface Reviewed {
  readonly bookings: ParsedBooking[];
  readonly looked: { booking: number; fields: string[] }[];
  readonly accept: { booking: number; fields: string[] }[];
}

export function reviewedOf(all: readonly ReviewedBooking[]): Reviewed {
  const sent = all.filter(({ ticked }) => ticked);
  return {
    bookings: chosenBookings(all),
    looked: sent.flatMap(({ looked }, booking) => (looked.length === 0 ? [] : { booking, fields: [...looked] })),
    accept: sent.flatMap(({ plan, accepted }, booking) =>
      plan?.outcome === 'change' ? { booking, fields: acceptedFields(plan, accepted) } : [],
    ),
  };
}

export function withType(reviewed: ReviewedBooking, type: BookingType): ReviewedBooking {
  return { ...reviewed, booking: { ...reviewed.booking, type } };
}

/** The field's value in the mail. */
export function putBack(reviewed: ReviewedBooking, field: BookingField): ReviewedBooking {
  const { read } = reviewed;
  const values = field === 'cost' ? { cost: read.cost, currency: read.currency } : { [field]: read[field] };
  return { ...reviewed, booking: { ...reviewed.booking, ...values } };
}

export function isEdited({ read, booking }: ReviewedBooking, field: BookingField): boolean {
  return booking[field] !== read[field] || (field === 'cost' && booking.currency !== read.currency);
}

/** Where a field's value comes from; undefined when the reader did not say. */
export function markOf(reviewed: ReviewedBooking, field: BookingField): Mark | undefined {
  const evidence = reviewed.read.evidence?.[field];
  if (!isEdited(reviewed, field)) return evidence;
  return evidence?.quote === undefined ? { kind: 'edited' } : { kind: 'edited', quote: evidence.quote };
}

/** The minimum number of fields for a shared note. */
const SHARED_BY = 3;

/** The origin that several values of a booking share, to be shown once; undefined when few do. */
export function sharedMark(reviewed: ReviewedBooking): { readonly mark: Mark; readonly byAll: boolean } | undefined {
  const marks = BOOKING_FIELDS.filter((field) => reviewed.booking[field] !== undefined).flatMap(
    (field) => markOf(reviewed, field) ?? [],
  );
  const same = marks.map((mark) => marks.filter((other) => isSameMark(mark, other)));
  const most = same.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [mark] = most;
  if (!mark || most.length < SHARED_BY || mark.kind === 'guessed' || mark.kind === 'edited') return undefined;
  return { mark, byAll: most.length === marks.length };
}

export function isSameMark(one: Mark, other: Mark): boolean {
  return one.kind === other.kind && one.quote === other.quote && one.how === other.how;
}

/** The unreviewed guessed dates: they must be confirmed or corrected before the booking is added. */
export function openGuesses(reviewed: ReviewedBooking): BookingField[] {
  return DATE_FIELDS.filter(
    (field) =>
      reviewed.ticked &&
      reviewed.booking.event !== 'cancellation' &&
      reviewed.booking[field] !== undefined &&
      markOf(reviewed, field)?.kind === 'guessed' &&
      !reviewed.looked.includes(field),
  );
}

/** What is sent: the ticked bookings, with evidence only for values that are still the mail's. */
export function chosenBookings(all: readonly ReviewedBooking[]): ParsedBooking[] {
  return all.filter(({ ticked }) => ticked).map(withoutStaleEvidence);
}

function withoutStaleEvidence({ read, booking }: ReviewedBooking): ParsedBooking {
  const { evidence, ...values } = booking;
  if (evidence === undefined) return values;
  const now = new Map<string, unknown>(Object.entries(booking));
  const before = new Map<string, unknown>(Object.entries(read));
  const kept = Object.entries(evidence).filter(([field]) => now.get(field) === before.get(field));
  return { ...values, evidence: Object.fromEntries(kept) };
}
