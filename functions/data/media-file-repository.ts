import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import { fileClaimKey, mergedAwayKey, TRIP_SORT_KEY, tripKey, tripPartition } from './keys.ts';
import { mediaPath, readMediaKey } from './media-keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { TripItem } from './trip-item.ts';

/** How long a file that no trip shows is kept, in seconds: a day (OPEN-129). */
const UNSAVED_SECONDS = 24 * 60 * 60;
/** Checks the file in a day: then it is deleted unless something shows it. */
export const fileClaim = (key: string) => ({
  ...fileClaimKey(key),
  expiresAt: Math.floor(Date.now() / 1000) + UNSAVED_SECONDS,
});

/** How many links of a chain of merged trips are followed. */
const MOST_MERGES = 20;

const Showing = z.object({
  photos: z._default(z.array(z.string()), []),
  coverImage: z.nullish(z.string()),
  documents: z._default(z.array(z.object({ documentURL: z.string() })), []),
});
const MergedAway = z.object({ mergedInto: z.string() });
const Located = z.looseObject({ sk: z.string() });

/** Which trip a file of the media bucket belongs to, and whether anything still shows it. */
export function mediaFileRepository(table: Table) {
  /** The trip's item, or that of the trip it was merged into; undefined when there is none. */
  const tripOf = async (tripId: string): Promise<TripItem | undefined> => {
    let id = tripId;
    for (let merges = 0; merges < MOST_MERGES; merges++) {
      const items = z.array(Located).parse(await getBatch(table, [tripKey(id), mergedAwayKey(id)]));
      const own = items.find(({ sk }) => sk === TRIP_SORT_KEY);
      const trip = own === undefined ? undefined : TripItem.parse(own);
      const away = MergedAway.safeParse(items.find(({ sk }) => sk !== TRIP_SORT_KEY));
      const next = trip ? trip.mergedInto : away.data?.mergedInto;
      if (next === undefined) return trip;
      id = next;
    }
    return undefined;
  };

  return {
    tripOf,

    async claim(key: string): Promise<void> {
      await table.client.send(new PutCommand({ TableName: table.name, Item: fileClaim(key) }));
    },

    /**
     * The files among these that no trip, day or activity has; a day that can be restored counts as showing its own.
     */
    async notShown(keys: readonly string[]): Promise<string[]> {
      const shownIn = new Map<string, ReadonlySet<string>>();
      const unused: string[] = [];
      for (const key of keys) {
        const media = readMediaKey(key);
        if (media !== undefined && media.kind !== 'upload') {
          const shown = shownIn.get(media.tripId) ?? (await shownBy(media.tripId));
          shownIn.set(media.tripId, shown);
          if (shown.has(mediaPath(key))) continue;
        }
        unused.push(key);
      }
      return unused;
    },
  };

  async function shownBy(tripId: string): Promise<ReadonlySet<string>> {
    const trip = await tripOf(tripId);
    if (!trip || trip.deletedAt !== undefined) return new Set();
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': tripPartition(trip.id) },
      ConsistentRead: true,
    });
    return new Set(
      items.flatMap((item) => {
        const { photos, coverImage, documents } = Showing.parse(item);
        return [...photos, ...(coverImage ? [coverImage] : []), ...documents.map(({ documentURL }) => documentURL)];
      }),
    );
  }
}
export type MediaFileRepository = ReturnType<typeof mediaFileRepository>;
