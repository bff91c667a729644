import { openGuesses, type ParsedBooking, type ProcessedEmail } from '#shared/mail/schema.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { fitOf, fittingTrip, type Stretch, stretchOf } from '../fitting-trip.ts';
import { needsTrip } from '../plan/plan-words.ts';

/** Pending mails of one journey, oldest first: all of them go into one trip. */
export interface Batch {
  readonly emails: readonly ProcessedEmail[];
  readonly bookings: readonly ParsedBooking[];
  /** The trip that they fit; null creates one. */
  readonly tripId: string | null;
  /** Why it is this one. */
  readonly why: string | undefined;
  /** They only update existing bookings: no trip is chosen. */
  readonly isUpdate: boolean;
}

/** A mail that needs a review of its own, and why. */
export interface LeftOut {
  readonly email: ProcessedEmail;
  readonly why: string;
}

interface Batches {
  readonly batches: readonly Batch[];
  readonly leftOut: readonly LeftOut[];
}

/** What processing all pending mails does: those of one journey go into one trip. */
export function batchesOf(pending: readonly ProcessedEmail[], trips: readonly Trip[]): Batches {
  const leftOut = pending.flatMap((email) => {
    const why = reasonToLook(email);
    return why === undefined ? [] : [{ email, why }];
  });
  const ready = pending
    .filter((email) => reasonToLook(email) === undefined)
    .toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
  const adding = ready.filter(({ plans }) => needsTrip(plans));
  const updating = ready.filter(({ plans }) => !needsTrip(plans));
  const batches = journeysOf(adding).map((emails) => {
    const bookings = emails.flatMap(newBookings);
    const fitting = fittingTrip(stretchOf(bookings), trips);
    return { emails, bookings, tripId: fitting?.tripId ?? null, why: fitting?.why, isUpdate: false };
  });
  const update = { emails: updating, bookings: [], tripId: null, why: undefined, isUpdate: true };
  return { batches: updating.length === 0 ? batches : [...batches, update], leftOut };
}

function reasonToLook({ parsedBookings, sender }: ProcessedEmail): string | undefined {
  if (sender?.verdict === 'fail') return 'Its sender could not be verified.';
  return parsedBookings.some((booking) => openGuesses(booking).length > 0) ? 'A date in it is a guess.' : undefined;
}

/** The bookings of a mail that are in no trip yet. */
export function newBookings({ parsedBookings, plans }: Pick<ProcessedEmail, 'parsedBookings' | 'plans'>) {
  return parsedBookings.filter((_, index) => plans[index] === undefined || plans[index].outcome === 'new');
}

/** Groups mails by journey, in the order of their dates: each belongs to an earlier one or begins a journey. */
function journeysOf(emails: readonly ProcessedEmail[]): ProcessedEmail[][] {
  const firstDay = (email: ProcessedEmail) => stretchOf(newBookings(email)).days?.first ?? '9999';
  const journeys: { emails: ProcessedEmail[]; stretch: Stretch }[] = [];
  for (const email of emails.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)))) {
    const own = stretchOf(newBookings(email));
    const journey = journeys.find(({ stretch }) => fitOf(own, stretch) !== undefined);
    if (journey) {
      journey.emails.push(email);
      journey.stretch = stretchOf(journey.emails.flatMap(newBookings));
    } else journeys.push({ emails: [email], stretch: own });
  }
  return journeys.map((journey) =>
    journey.emails.toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt)),
  );
}
