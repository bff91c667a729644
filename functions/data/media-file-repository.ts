import { extname } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import {
  fileClaimKey,
  folderClaimKey,
  type Key,
  mergedAwayKey,
  TRIP_SORT_KEY,
  tripKey,
  tripPartition,
} from './keys.ts';
import { documentFolder, mediaPath, readMediaKey } from './media-keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { TripItem } from './trip-item.ts';
import { unexpected } from './writes.ts';

/** How long a file that no trip shows is kept, in seconds: a day (OPEN-129). */
const UNSAVED_SECONDS = 24 * 60 * 60;

/** Has a file looked at in a day: then it is deleted unless something in its trip shows it. */
export function claimOf(table: Table, key: string): Write {
  return { item: { Put: claimPut(table, fileClaimKey(key)) }, refused: unexpected('file claim') };
}

function claimPut(table: Table, key: Key) {
  const expiresAt = Math.floor(Date.now() / 1000) + UNSAVED_SECONDS;
  return { TableName: table.name, Item: { ...key, expiresAt } };
}

/** How many links of a chain of merged trips are followed. */
const MOST_MERGES = 20;

const Documents = z._default(z.array(z.object({ documentURL: z.string() })), []);
const Showing = z.object({
  photos: z._default(z.array(z.string()), []),
  coverImage: z.nullish(z.string()),
  documents: Documents,
  /** What a staged change puts in the place of an activity. */
  next: z.optional(z.object({ documents: Documents })),
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

    /**
     * Claims a file that is about to be stored, by its key, that of a trip's file without an extension: nothing is left of
     * it if the rest fails. A claim gives no right to the file or its trip, and never deletes what the trip shows, so
     * whoever makes it need not be known to be the trip's owner or editor: the trip is read meanwhile, and decides.
     */
    async claim(key: string): Promise<void> {
      await table.client.send(new PutCommand(claimPut(table, fileClaimKey(key))));
    },

    /**
     * Claims all documents that a traveller is about to store in a trip of their own, before it is known what they are: in
     * a day the folder is looked at. What anybody claims in a trip that is not theirs keeps nothing there.
     */
    async claimDocuments(tripId: string, travellerId: string): Promise<void> {
      await table.client.send(new PutCommand(claimPut(table, folderClaimKey(documentFolder(tripId), travellerId))));
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

    /** The files among these that no claim stands for: what is claimed is looked at when the claim expires. */
    async notClaimed(keys: readonly string[]): Promise<string[]> {
      const free: string[] = [];
      for (const key of keys) if (!(await isClaimed(key))) free.push(key);
      return free;
    },
  };

  async function isClaimed(key: string): Promise<boolean> {
    const media = readMediaKey(key);
    const claims = [...new Set([key, key.slice(0, key.length - extname(key).length)])].map(fileClaimKey);
    if (media?.kind === 'document') {
      const trip = await tripOf(media.tripId);
      if (trip) claims.push(folderClaimKey(documentFolder(media.tripId), trip.ownerId));
    }
    return (await getBatch(table, claims)).length > 0;
  }

  async function shownBy(tripId: string): Promise<ReadonlySet<string>> {
    for (;;) {
      const trip = await tripOf(tripId);
      if (!trip || trip.deletedAt !== undefined) return new Set();
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': tripPartition(trip.id) },
        ConsistentRead: true,
      });
      // What moves from one item to another during the read may be seen in neither: the trip is among the last of them.
      const after = TripItem.safeParse(items.find(({ sk }) => sk === TRIP_SORT_KEY)).data;
      if (after?.version !== trip.version || after.settling !== trip.settling) continue;
      return new Set(items.flatMap(filesIn));
    }
  }
}
export type MediaFileRepository = ReturnType<typeof mediaFileRepository>;

/** The addresses of the files that an item shows, or is to show. */
function filesIn(item: unknown): string[] {
  const { photos, coverImage, documents, next } = Showing.parse(item);
  const kept = [...documents, ...(next?.documents ?? [])].map(({ documentURL }) => documentURL);
  return [...photos, ...(coverImage ? [coverImage] : []), ...kept];
}
