import { tripIdOf } from '#shared/contract/ids.ts';
import { ParsedBooking, type Processed } from '#shared/mail/schema.ts';
import type { BookingRecord } from '../data/booking-record.ts';
import type { BookingRepository, KnownBookings, LocatedItem } from '../data/booking-repository.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import { newBookingId } from '../data/ids.ts';
import type { ItineraryRepository } from '../data/itinerary-repository.ts';
import type { TripWithDays } from '../data/trip-days.ts';
import { freshEdit, layOut } from '../trips/itinerary/itinerary.ts';
import { type TripEdit, tripEdit } from '../trips/itinerary/trip-edit.ts';
import { tripTitle } from './booking-activity.ts';
import { type FileKeeper, KEEPS_NOTHING } from './documents/keep-files.ts';
import { type Gazetteer, gazetteer } from './extract/places/airports.ts';
import { planItinerary } from './itinerary.ts';
import { applyToItem } from './life/apply-plan.ts';
import { matchBookings } from './life/match-bookings.ts';
import { type MailToAdd, type PlannedBooking, planBookings } from './life/plan-bookings.ts';

interface AddingDependencies {
  readonly itineraries: ItineraryRepository;
  readonly bookings: BookingRepository;
}

interface Bookings {
  readonly ownerId: string;
  readonly bookings: readonly ParsedBooking[];
  /** The title of a new trip, if the traveller gave one. */
  readonly tripTitle?: string | null;
  /** The id of a new trip, if it had to be known before. */
  readonly freshId?: string;
  /** Bookings without any date are put on this day of a new trip. */
  readonly undatedOn: Date;
  readonly mail: MailToAdd;
  /** Whether an item that is in a trip already is updated there, or added again. */
  readonly known: 'update' | 'add';
  /** By booking, the fields of an existing item that take the mail's values. */
  readonly accept?: readonly { readonly booking: number; readonly fields: readonly string[] }[];
  readonly idempotencyKey?: IdempotencyKey | undefined;
  readonly files?: FileKeeper;
}

/** What was read before: the traveller's bookings, and the chosen trip, if there is one. */
interface Read {
  readonly known: KnownBookings;
  readonly chosen: TripWithDays | undefined;
}

/**
 * Turns bookings into days and activities of the chosen trip or of a new one; those that are in a trip already change
 * their item there instead, so that one booking is one item for its whole life.
 */
export async function addBookings(
  { itineraries, bookings: repository }: AddingDependencies,
  given: Bookings,
  { known, chosen }: Read,
): Promise<Processed> {
  const keeper = given.files ?? KEEPS_NOTHING;
  const bookings = given.bookings.map(withoutBlanks);
  const records = given.known === 'update' ? known.records : known.records.filter(({ activityId }) => !activityId);
  const trips = await readTrips(repository, { bookings, records, chosen, ownerId: given.ownerId, keeper });
  const plans = planBookings(bookings, given.mail, records, (record) => locateIn(trips, record));
  const places = await gazetteer();

  const edits = new Map(trips.map((trip) => [trip.trip.id, tripEdit(trip.trip, trip.days)]));
  const touched = new Set<TripEdit>();
  for (const [index, plan] of plans.entries()) {
    const accepted = given.accept?.find(({ booking }) => booking === index)?.fields;
    for (const item of plan.items) {
      const edit = edits.get(item.item.trip.id);
      if (!edit) continue;
      applyToItem(edit, item, accepted, places);
      touched.add(edit);
    }
  }
  const newOnes = plans.map(newItemOf);
  const made = newOnes.filter((each) => each !== undefined);
  const target = made.length === 0 ? undefined : addNew(made, edits.get(chosen?.trip.id ?? ''), given, places);
  const isFresh = target !== undefined && chosen === undefined;
  if (target) touched.delete(target);
  const ordered = [...(target && !isFresh ? [target] : []), ...touched];
  const allEdits = [...(isFresh ? [target] : []), ...ordered];
  const bookingIds = plans.map(({ items }, index) => items[0]?.record.id ?? newOnes[index]?.record.id);
  const files = await keeper.keep({ edits: allEdits, bookingIds });
  const activities = allEdits.flatMap((edit) => edit.activities());
  const changed = [
    ...plans.flatMap(({ items }) => items.map(({ record }) => record)),
    ...made.map(({ record }) => record),
  ];
  const fresh = isFresh ? target.result() : undefined;
  const edited = ordered.map((edit) => edit.result());
  const all = [...(fresh ? [fresh] : []), ...edited];
  const trip = all[0]?.trip;
  return itineraries.save({
    ownerId: given.ownerId,
    edits: edited,
    fresh,
    records: [
      ...plans.flatMap(cancellationRecord),
      ...lastOfEach(changed).map((record) => ({
        ...record,
        activityId: activities.find(({ bookingId }) => bookingId === record.id)?.id ?? record.activityId,
      })),
    ],
    version: known.version,
    emailId: given.mail.emailId ?? undefined,
    idempotencyKey: given.idempotencyKey,
    answer: {
      trip: trip === undefined ? null : { id: trip.id, title: trip.title },
      daysCreated: sum(all.map(({ daysCreated }) => daysCreated)),
      activitiesCreated: sum(all.map(({ activityCount }) => activityCount)),
      activitiesUpdated: plans.filter(({ outcome }) => outcome === 'change').length,
      activitiesCancelled: plans.filter(({ outcome }) => outcome === 'cancel').length,
      documentsKept: files.kept,
      documentsLeftOut: [...files.leftOut],
    },
  });
}

/** A booking that becomes a new item, with what is then known of it. */
function newItemOf({ fresh, statement }: PlannedBooking): Made[number] | undefined {
  if (!fresh) return undefined;
  const statements = [...(fresh.record?.statements ?? []), statement];
  return { record: { id: fresh.record?.id ?? newBookingId(), activityId: null, statements }, state: fresh.state };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

interface TripsToRead {
  readonly bookings: readonly ParsedBooking[];
  readonly records: readonly BookingRecord[];
  readonly chosen: TripWithDays | undefined;
  readonly ownerId: string;
  readonly keeper: FileKeeper;
}

/** The chosen trip, and those of known bookings. */
async function readTrips(
  repository: BookingRepository,
  { bookings, records, chosen, ownerId, keeper }: TripsToRead,
): Promise<TripWithDays[]> {
  const matched = [...matchBookings(bookings, records).values()].flat();
  const ids = new Set(matched.flatMap(({ activityId }) => (activityId === null ? [] : tripIdOf(activityId))));
  if (chosen) ids.delete(chosen.trip.id);
  const [others] = await Promise.all([
    Promise.all([...ids].map((id) => repository.findTrip(id, ownerId))),
    keeper.claim([...ids]),
  ]);
  const all = [chosen, ...others].filter((trip) => trip !== undefined);
  return [...new Map(all.map((trip) => [trip.trip.id, trip])).values()];
}

/** A merge gives an activity a new id; its booking's id stays. */
function locateIn(trips: readonly TripWithDays[], record: BookingRecord): LocatedItem | undefined {
  for (const { trip, days } of trips) {
    for (const { day, activities } of days) {
      const activity = activities.find(({ id, bookingId }) => id === record.activityId || bookingId === record.id);
      if (activity) return { trip, day, activity };
    }
  }
  return undefined;
}

type Made = readonly {
  readonly record: BookingRecord;
  readonly state: {
    readonly booking: ParsedBooking;
    readonly cancelled: boolean;
    readonly emailIds: readonly string[];
  };
}[];

/** Puts new items into the chosen trip, or into a new one. */
function addNew(made: Made, chosen: TripEdit | undefined, given: Bookings, places: Gazetteer): TripEdit {
  const bookings = made.map(({ state }) => state.booking);
  const firstDate = bookings.flatMap(({ startDate }) => startDate ?? []).sort()[0];
  const firstDay = chosen
    ? (chosen.firstDay()?.date ?? chosen.trip.startDate)
    : (firstDate ?? given.undatedOn.toISOString().slice(0, 10));
  const lives = made.map(({ record, state: { cancelled, emailIds } }) => ({
    bookingId: record.id,
    cancelled,
    emailIds: [...emailIds],
  }));
  const itinerary = planItinerary(bookings, firstDay, places, lives);
  const { ownerId, freshId: id } = given;
  const edit = chosen ?? freshEdit({ ownerId, title: given.tripTitle ?? tripTitle(bookings, places), id }, itinerary);
  layOut(edit, itinerary);
  return edit;
}

/** A cancellation is stored too, for a confirmation that is added later. */
function cancellationRecord({ statement }: PlannedBooking): BookingRecord[] {
  if (statement.booking.event !== 'cancellation') return [];
  return [{ id: newBookingId(), activityId: null, statements: [statement] }];
}

function lastOfEach(records: readonly BookingRecord[]): BookingRecord[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** A form sends '' for a missing value. */
function withoutBlanks(booking: ParsedBooking): ParsedBooking {
  return ParsedBooking.parse(Object.fromEntries(Object.entries(booking).filter(([, value]) => value !== '')));
}
