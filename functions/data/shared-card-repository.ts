import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { roleOf } from './audience.ts';
import { openingKey, sharedTripKey, tripKey } from './keys.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { type TripItem, TripSummary } from './trip-item.ts';
import { opensAt } from './visibility.ts';
import { writeBatches } from './write-batches.ts';
import { check } from './writes.ts';

const idsOf = ({ editors = new Set(), viewers = new Set() }: TripItem) => [...editors, ...viewers];

/** What the projector keeps of a trip for those it is shared with: a card in the list of each companion. */
export function sharedCardRepository(table: Table) {
  return {
    /** Puts the trip as it is into its companions' lists. Idempotent; who left meanwhile gets none. */
    async put(trip: TripItem): Promise<void> {
      const left = new Error('no companion any more');
      for (const id of idsOf(trip)) {
        const role = roleOf(trip, id);
        const Item = { ...sharedTripKey(id, trip.id), ...TripSummary.parse(trip), role };
        const isCompanion = {
          condition: `contains(${role}s, :id) AND attribute_not_exists(deletedAt)`,
          values: { ':id': id },
        };
        try {
          await transact(table, [
            check(table, tripKey(trip.id), isCompanion, () => left),
            { item: { Put: { TableName: table.name, Item } }, refused: () => left },
          ]);
        } catch (error) {
          if (error !== left) throw error;
        }
      }
    },

    /** Takes a trip that is gone out of its companions' lists. */
    remove: (trip: TripItem): Promise<void> =>
      writeBatches(
        table,
        idsOf(trip).map((id) => ({ DeleteRequest: { Key: sharedTripKey(id, trip.id) } })),
      ),

    /** Has the trip listed as public once it opens, within days: when the item expires. */
    async waitForOpening(trip: TripItem): Promise<void> {
      const expiresAt = Math.ceil(opensAt(trip) / 1000);
      await table.client.send(new PutCommand({ TableName: table.name, Item: { ...openingKey(trip.id), expiresAt } }));
    },
  };
}
export type SharedCardRepository = ReturnType<typeof sharedCardRepository>;
