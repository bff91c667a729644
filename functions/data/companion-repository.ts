import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { ROLES, type Role } from '#shared/sharing/audiences.ts';
import { roleOf } from './audience.ts';
import { SHARED_PREFIX, sharedTripKey, userPartition } from './keys.ts';
import { listNewestFirst, type Page, type PageRequest } from './page.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, readWritable, type Writer } from './trip-access.ts';
import { type TripItem, TripSummary } from './trip-item.ts';
import { remove, update } from './writes.ts';

/** A trip in the list of a companion: its summary, and what they may do. */
export const SharedCard = z.extend(TripSummary, { role: z.enum(ROLES) });
export type SharedCard = z.output<typeof SharedCard>;

const companionNotFound = () => new AppError('not_found', 'Companion not found');

/** The travellers who come along on trips: named by the trip's own item, each with a card in their own list. */
export function companionRepository(table: Table) {
  return {
    /** The trips of others that a traveller comes along on, newest first. */
    list(travellerId: string, page: PageRequest): Promise<Page<SharedCard>> {
      return listNewestFirst(table, {
        partition: userPartition(travellerId),
        prefix: SHARED_PREFIX,
        parse: (item) => SharedCard.parse(item),
        page,
      });
    },

    /** Changes what a companion may do, as the trip's owner. */
    setRole(tripId: string, ownerId: string, companionId: string, role: Role): Promise<void> {
      const writer = { callerId: ownerId, only: 'owner' } as const;
      return again(async () => {
        const trip = await readWritable(table, tripId, writer);
        const before = roleOf(trip, companionId);
        if (before === undefined) throw companionNotFound();
        if (before === role) return;
        const card = sharedTripKey(companionId, tripId);
        await transact(table, [
          ...companionWrites(table, trip, writer, withRole(trip, companionId, role)),
          update(table, card, { set: { role }, condition: 'attribute_exists(pk)' }, () => new ChangedMeanwhile()),
        ]);
      });
    },

    /** Removes a companion, as the trip's owner or as themself; what they added stays. */
    remove(tripId: string, callerId: string, companionId: string): Promise<void> {
      const writer = { callerId, only: callerId === companionId ? 'oneself' : 'owner' } as const;
      return again(async () => {
        const trip = await readWritable(table, tripId, writer);
        if (roleOf(trip, companionId) === undefined) throw companionNotFound();
        await transact(table, [
          ...companionWrites(table, trip, writer, withRole(trip, companionId, undefined)),
          // A card that is being projected may not be there.
          remove(
            table,
            sharedTripKey(companionId, tripId),
            { condition: 'attribute_exists(pk) OR attribute_not_exists(pk)' },
            companionNotFound,
          ),
        ]);
      });
    },
  };
}
export type CompanionRepository = ReturnType<typeof companionRepository>;

/** Who comes along on a trip, by what they may do. */
type Companions = Readonly<Record<Role, ReadonlySet<string>>>;

/** A trip's companions with this one's role; undefined for nobody any more. */
export function withRole(trip: TripItem, travellerId: string, role: Role | undefined): Companions {
  const others = (ids: ReadonlySet<string> = new Set()) => [...ids].filter((id) => id !== travellerId);
  const of = (each: Role, ids: ReadonlySet<string> | undefined) =>
    new Set([...others(ids), ...(role === each ? [travellerId] : [])]);
  return { editor: of('editor', trip.editors), viewer: of('viewer', trip.viewers) };
}

/** The writes that give a trip these companions, as long as it is as it was read. */
export function companionWrites(table: Table, trip: TripItem, writer: Writer, companions: Companions): Write[] {
  const sets = Object.entries({ editors: companions.editor, viewers: companions.viewer });
  return changeTrip(table, trip, writer, {
    set: { companionCount: companions.editor.size + companions.viewer.size },
    asRead: true,
    // DynamoDB has no empty sets.
    setOnTrip: Object.fromEntries(sets.filter(([, ids]) => ids.size > 0)),
    remove: sets.filter(([, ids]) => ids.size === 0).map(([name]) => name),
  });
}
