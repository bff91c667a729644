import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { ownTripKey, tripKey } from './keys.ts';
import { type Expected, isStale, revised, revisionCondition } from './revision.ts';
import { commitStaged } from './staged-writes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { TripItem } from './trip-item.ts';
import { type Change, check, unexpected, update } from './writes.ts';

/*
 * Who may access a trip and its content. Every trip, day and activity call goes through here: reads through `readable`,
 * writes through `changeTrip`, whose condition DynamoDB checks in the same transaction as the write.
 */

const LIVES = 'ownerId = :owner AND attribute_not_exists(deletedAt)';
/** Committed staged changes are put in their places before anything else changes the trip. */
const OPEN = `${LIVES} AND attribute_not_exists(settling)`;

function uncommitted(table: Table, old: unknown): (() => Promise<void>) | undefined {
  const trip = TripItem.safeParse(old).data;
  const batch = trip?.settling;
  return trip && batch !== undefined ? () => commitStaged(table, trip.id, batch) : undefined;
}

export const tripNotFound = () => new AppError('not_found', 'Trip not found');

/** The trip, if this caller may see it: a public one for anyone, a private one for its owner. Else 404. */
export function readable(item: unknown, callerId: string | undefined): TripItem {
  const found = TripItem.safeParse(item);
  if (!found.success || found.data.deletedAt !== undefined) throw tripNotFound();
  if (!found.data.isPublic && found.data.ownerId !== callerId) throw tripNotFound();
  return found.data;
}

/** Why a write on this trip was refused: 404, 403 for someone else's public trip, or `otherwise`. */
export function refusal(old: unknown, callerId: string, otherwise?: (trip: TripItem) => Error | undefined): Error {
  const found = TripItem.safeParse(old);
  if (!found.success || found.data.deletedAt !== undefined) return tripNotFound();
  if (found.data.ownerId !== callerId) {
    return found.data.isPublic
      ? new AppError('forbidden', 'Only the traveller who made this trip can change it')
      : tripNotFound();
  }
  return otherwise?.(found.data) ?? new AppError('conflict', 'The trip was changed meanwhile. Please try again.');
}

/** Checks that a trip is the owner's, for a write beside it that leaves the trip itself as it is. */
export function ownTripCheck(table: Table, tripId: string, ownerId: string): Write {
  return check(table, tripKey(tripId), { condition: LIVES, values: { ':owner': ownerId } }, (old) =>
    refusal(old, ownerId),
  );
}

interface TripChange extends Partial<Omit<Change, 'condition'>> {
  /** A further condition on the trip's item, and the error when it does not hold. */
  readonly condition?: string;
  readonly otherwise?: (trip: TripItem) => Error;
  /**
   * What changes on the trip's item alone, like `append`; `set` and `add` change its summary in the owner's list too.
   */
  readonly setOnTrip?: Readonly<Record<string, unknown>>;
  /** The trip as it was read: what already has its new value is not written, and does not count as a change. */
  readonly from?: TripItem;
  readonly expected?: Expected<TripItem> | undefined;
}

/** The writes that change the owner's trip and its summary together. */
export function changeTrip(table: Table, tripId: string, ownerId: string, change: TripChange): Write[] {
  const { add = {}, setOnTrip = {}, append = {}, values = {}, from, expected } = change;
  const set = differing(change.set ?? {}, from);
  const own = [set, append, differing(photosIn(setOnTrip), from)];
  const isRevised = own.some((fields) => Object.keys(fields).length > 0);
  const seen = revisionCondition(expected);
  const summary: Write[] =
    Object.keys(set).length + Object.keys(add).length === 0
      ? []
      : [
          update(
            table,
            ownTripKey(ownerId, tripId),
            { set, add, condition: 'attribute_exists(pk)' },
            unexpected('summary of a trip'),
          ),
        ];
  const condition = [OPEN, seen.condition, ...(change.condition ? [`(${change.condition})`] : [])].join(' AND ');
  const otherwise = (trip: TripItem) => (isStale(trip, expected) ? expected?.stale(trip) : change.otherwise?.(trip));
  const onTrip = update(
    table,
    tripKey(tripId),
    {
      set: { ...set, ...setOnTrip },
      add: { ...add, version: 1, ...(isRevised ? { revision: 1 } : {}) },
      append,
      condition,
      values: { ...values, ...seen.values, ':owner': ownerId },
    },
    (old) => refusal(old, ownerId, otherwise),
  );
  return [{ ...onTrip, unfinished: (old) => uncommitted(table, old) }, ...summary];
}

/** A trip as `changeTrip` leaves it with these fields, of which the own ones count as a change only if they differ. */
export function afterChange(trip: TripItem, fields: Partial<TripItem>): TripItem {
  const { batches: _, merges: __, settling: ___, ...own } = fields;
  const isRevised = Object.keys(differing(own, trip)).length > 0;
  return { ...(isRevised ? revised(trip) : trip), ...fields, version: trip.version + 1 };
}

/** The values that the trip does not have yet; all where it was not read. */
function differing(set: Readonly<Record<string, unknown>>, from: TripItem | undefined): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(from ?? {}));
  return Object.fromEntries(Object.entries(set).filter(([name, value]) => !isDeepStrictEqual(now.get(name), value)));
}

/** Photos are fields of the trip that lists do not show. */
function photosIn({ photos }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return photos === undefined ? {} : { photos };
}
