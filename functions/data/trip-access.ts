import { isDeepStrictEqual } from 'node:util';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { mayChange, type Reader, roleOf, sightOf, tripNotFound } from './audience.ts';
import { ownTripKey, tripKey } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { type Expected, isStale, revised, revisionCondition } from './revision.ts';
import { commitStaged } from './staged-writes.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';
import type { Write } from './transact.ts';
import { eventWrites } from './trip-event.ts';
import { TripItem } from './trip-item.ts';
import { isOpen } from './visibility.ts';
import { type Change, check, unexpected, update } from './writes.ts';

/*
 * Who may access a trip and its content. Every trip, day and activity call goes through here: reads through `readable`,
 * writes through `changeTrip`, whose condition DynamoDB checks in the same transaction as the write.
 */

/** Who may write what, as a condition on the trip's item. */
const MAY = {
  /** What lies in a trip: its owner, and its editors. */
  all: '(ownerId = :caller OR contains(editors, :caller))',
  /** Visibility, companions, link, merging and deleting. */
  owner: 'ownerId = :caller',
  /** Coming along when invited, and leaving: one's own part of it. */
  oneself: 'attribute_exists(ownerId)',
} as const;
const LIVES = 'attribute_not_exists(deletedAt)';
/** Committed staged changes are put in their places before anything else changes the trip. */
const IS_SETTLED = 'attribute_not_exists(settling)';

/** In no form of the trip, so that a change of it makes none stale. */
const COUNTED = 'companionCount';

/** Who changes a trip. */
export interface Writer {
  readonly callerId: string;
  /** For what those who may change the trip may not do, or others may. */
  readonly only?: 'owner' | 'oneself';
}

function uncommitted(table: Table, old: unknown): (() => Promise<void>) | undefined {
  const trip = TripItem.safeParse(old).data;
  const batch = trip?.settling;
  return trip && batch !== undefined ? () => commitStaged(table, trip.id, batch) : undefined;
}

/** The trip, if this reader may see it. Else 404. */
export function readable(item: unknown, reader: Reader): TripItem {
  const found = TripItem.safeParse(item);
  if (!found.success || found.data.deletedAt !== undefined) throw tripNotFound();
  sightOf(found.data, reader);
  return found.data;
}

/** The trip, if this traveller may change it, or owns it where only its owner may do this; else the same errors as a write's. */
export function writable(item: unknown, writer: Writer): TripItem {
  const trip = TripItem.safeParse(item).data;
  if (!trip || trip.deletedAt !== undefined || !may(trip, writer)) throw refusal(item, writer);
  return trip;
}

/** Why a write on this trip was refused: 404, 403 for someone who may only see it, or `otherwise`. */
function refusal(old: unknown, writer: Writer, otherwise?: (trip: TripItem) => Error | undefined): Error {
  const trip = TripItem.safeParse(old).data;
  if (!trip || trip.deletedAt !== undefined) return tripNotFound();
  if (!may(trip, writer)) {
    const isSeen = isOpen(trip) || roleOf(trip, writer.callerId) !== undefined;
    return isSeen ? new AppError('forbidden', 'Only the traveller who made this trip can change it') : tripNotFound();
  }
  return otherwise?.(trip) ?? new AppError('conflict', 'The trip was changed meanwhile. Please try again.');
}

function may(trip: TripItem, { callerId, only }: Writer): boolean {
  if (only === 'oneself') return true;
  return only === 'owner' ? trip.ownerId === callerId : mayChange(trip, callerId);
}

/** Checks that the caller may change a trip, for a write beside it that leaves the trip itself as it is. */
export function changeCheck(table: Table, tripId: string, writer: Writer): Write {
  const { callerId, only = 'all' } = writer;
  const condition = { condition: `${MAY[only]} AND ${LIVES}`, values: callerIn(MAY[only], callerId) };
  return check(table, tripKey(tripId), condition, (old) => refusal(old, writer));
}

/** The trip as it is now, if this traveller may change it; else 404 or 403. What is written next is written on it. */
export async function readWritable(table: Table, tripId: string, writer: Writer): Promise<TripItem> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
  );
  return writable(Item, writer);
}

interface TripChange extends Partial<Omit<Change, 'condition'>> {
  /** A further condition on the trip's item, and the error when it does not hold. */
  readonly condition?: string;
  readonly otherwise?: (trip: TripItem) => Error;
  /**
   * What changes on the trip's item alone, like `append`; `set` and `add` change its summary in the owner's list too.
   */
  readonly setOnTrip?: Readonly<Record<string, unknown>>;
  /** Numbers that are added on the trip's item alone. */
  readonly addOnTrip?: Readonly<Record<string, number>>;
  /**
   * Throws ChangedMeanwhile where the trip is not as it was read any more; what already has its new value is not written
   * then, and does not count as a change.
   */
  readonly asRead?: boolean;
  /** What it changes of the trip's days, activities and costs, for its companions. */
  readonly told?: Told;
  readonly expected?: Expected<TripItem> | undefined;
}

/**
 * The writes that change a trip, its summary in its owner's list, and what its companions are told of it, together.
 * `trip` is as it was just read.
 */
export function changeTrip(table: Table, trip: TripItem, writer: Writer, change: TripChange): Write[] {
  const { add = {}, addOnTrip = {}, setOnTrip = {}, append = {}, values = {}, asRead = false, expected } = change;
  const { callerId, only = 'all' } = writer;
  const from = asRead ? trip : undefined;
  const set = differing(change.set ?? {}, from);
  const own = [set, append, differing(photosIn(setOnTrip), from)];
  const isRevised = own.some((fields) => Object.keys(fields).some((name) => name !== COUNTED));
  const seen = revisionCondition(expected);
  const summary: Write[] =
    Object.keys(set).length + Object.keys(add).length === 0
      ? []
      : [
          update(
            table,
            ownTripKey(trip.ownerId, trip.id),
            { set, add, condition: 'attribute_exists(pk)' },
            unexpected('summary of a trip'),
          ),
        ];
  const condition = [
    ...[MAY[only], LIVES, IS_SETTLED, seen.condition],
    ...(asRead ? ['version = :version'] : []),
    ...(change.condition ? [`(${change.condition})`] : []),
  ].join(' AND ');
  const otherwise = (now: TripItem) => {
    if (isStale(now, expected)) return expected?.stale(now);
    return asRead ? new ChangedMeanwhile() : change.otherwise?.(now);
  };
  const onTrip = update(
    table,
    tripKey(trip.id),
    {
      set: { ...set, ...setOnTrip },
      add: { ...add, ...addOnTrip, version: 1, ...(isRevised ? { revision: 1 } : {}) },
      append,
      ...(change.remove ? { remove: change.remove } : {}),
      condition,
      values: {
        ...values,
        ...seen.values,
        ...callerIn(condition, callerId),
        ...(asRead ? { ':version': trip.version } : {}),
      },
    },
    (old) => refusal(old, writer, otherwise),
  );
  const after = { ...trip, ...set, ...setOnTrip, ...appended(trip, append) };
  return [
    { ...onTrip, unfinished: (old) => uncommitted(table, old) },
    ...summary,
    ...eventWrites(table, { trip, after, callerId }, change.told),
  ];
}

/** A trip as `changeTrip` leaves it with these fields, of which the own ones count as a change only if they differ. */
export function afterChange(trip: TripItem, fields: Partial<TripItem>): TripItem {
  const { batches: _, merges: __, settling: ___, ...own } = fields;
  const isRevised = Object.keys(differing(own, trip)).length > 0;
  return { ...(isRevised ? revised(trip) : trip), ...fields, version: trip.version + 1 };
}

/** DynamoDB refuses values that no condition names. */
function callerIn(condition: string, callerId: string): Record<string, string> {
  return condition.includes(':caller') ? { ':caller': callerId } : {};
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

/** The trip's lists with what is appended to them. */
function appended(trip: TripItem, { photos = [] }: NonNullable<Change['append']>): Pick<TripItem, 'photos'> {
  return { photos: [...trip.photos, ...photos.map(String)] };
}
