import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import type { LinkToSave } from '#shared/sharing/schema.ts';
import { opens } from './audience.ts';
import { tripKey } from './keys.ts';
import { again } from './plan-again.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { changeTrip, readWritable } from './trip-access.ts';
import { TripItem } from './trip-item.ts';

const noLink = () => new AppError('not_found', 'This trip has no link');

/** The secret links of trips, which are attributes of their trip, so that a read by link needs nothing else. */
export function linkRepository(table: Table) {
  const get = async (tripId: string): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true })))
      .Item;

  return {
    /** Makes or changes the link of the owner's trip, which gets `newToken` if it has none or is renewed; returns the trip. */
    set(
      tripId: string,
      ownerId: string,
      { expiresAt, shows, renew }: z.output<typeof LinkToSave>,
      newToken: string,
    ): Promise<TripItem> {
      const writer = { callerId: ownerId, only: 'owner' } as const;
      return again(async () => {
        const trip = await readWritable(table, tripId, writer);
        const until = expiresAt === undefined ? trip.link?.expiresAt : (expiresAt ?? undefined);
        const token = renew === true ? newToken : (trip.link?.token ?? newToken);
        const link = { token, ...(until === undefined ? {} : { expiresAt: until }) };
        const set = { link, ...(shows && { linkShows: shows }) };
        await transact(table, changeTrip(table, trip, writer, { setOnTrip: set, asRead: true }));
        return { ...trip, ...set };
      });
    },

    /** From now on nobody reads the owner's trip by its link. */
    async end(tripId: string, ownerId: string): Promise<void> {
      const writer = { callerId: ownerId, only: 'owner' } as const;
      const change = { remove: ['link'], condition: 'attribute_exists(link)', otherwise: noLink };
      await transact(table, changeTrip(table, await readWritable(table, tripId, writer), writer, change));
    },

    /** Whether this is the token of the trip's link, as it is now. */
    async isOpenedBy(tripId: string, token: string): Promise<boolean> {
      const trip = TripItem.safeParse(await get(tripId)).data;
      return trip !== undefined && trip.deletedAt === undefined && opens(token, trip);
    },
  };
}
export type LinkRepository = ReturnType<typeof linkRepository>;
