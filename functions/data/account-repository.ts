import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { close, entrancesOf } from './entrances.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import {
  addressClaimKey,
  DELETION_SORT_KEY,
  deletionKey,
  emailClaimKey,
  exportKey,
  feedPartition,
  filePartition,
  idempotencyPartition,
  inboxPartition,
  jobKey,
  type Key,
  mergedAwayKey,
  PASSKEY_PREFIX,
  passkeyClaimKey,
  publicByPartition,
  SHARED_PREFIX,
  TOMBSTONE_PREFIX,
  TRIP_SUMMARY_PREFIX,
  tombstoneKey,
  travellerKey,
  tripKey,
  tripPartition,
  usernameClaimKey,
  userPartition,
} from './keys.ts';
import { tripFolders } from './media-keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import type { TravellerItem } from './traveller-item.ts';
import type { TripItem } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';
import { check, create, remove, unexpected } from './writes.ts';

/** Seconds: how long a download is kept, and a little longer than a deleted trip's own item. */
const EXPORT_SECONDS = 24 * 60 * 60;
const TOMBSTONE_SECONDS = 31 * 24 * 60 * 60;
/** Writes of the closing transaction besides those that end sessions. */
const OTHER_WRITES = 5;

/** The sort key prefixes under which a traveller's items name their trips. */
const TRIP_PREFIXES = [TRIP_SUMMARY_PREFIX, TOMBSTONE_PREFIX];
const Keys = z.object({ pk: z.string(), sk: z.string() });

export const ExportItem = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  files: z.array(z.object({ key: z.string(), bytes: z.number() })),
});
export type ExportItem = z.output<typeof ExportItem>;

const changed = () => new ChangedMeanwhile('The account was changed meanwhile. Please try again.');

/** Closing an account, and exporting it. */
export function accountRepository(table: Table) {
  const keysIn = async (partition: string, prefix: string): Promise<Key[]> => {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: prefix === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition, ...(prefix === '' ? {} : { ':prefix': prefix }) },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    });
    return z.array(Keys).parse(items);
  };
  const removeKeys = (keys: readonly Key[]): Promise<void> =>
    writeBatches(
      table,
      keys.map((Key) => ({ DeleteRequest: { Key } })),
    );

  return {
    /** The traveller's sessions and password links. */
    entrances: (travellerId: string) => entrancesOf(table, travellerId),

    /**
     * Closes the account in one transaction: nobody can sign in, write mail to it or find it any more, and a job is
     * queued that removes the rest. Refused when the password is no longer `passwordHash`; does nothing when another
     * call has started the deletion. Sessions and links (`entrances`) end with it; those beyond the transaction lead
     * nowhere and are removed with the rest.
     */
    async close(traveller: TravellerItem, passwordHash: string, entrances: readonly Key[]): Promise<void> {
      const { id, email, username, addressToken } = traveller;
      const own = { ':id': id };
      const claims = [
        ...(username === null ? [] : [usernameClaimKey(username)]),
        ...(addressToken === null ? [] : [addressClaimKey(addressToken)]),
      ];
      const alreadyClosing = new Error('the account is being deleted already');
      const writes = [
        create(table, { ...deletionKey(id), travellerId: id }, () => alreadyClosing),
        remove(
          table,
          emailClaimKey(email),
          { condition: 'passwordHash = :hash', values: { ':hash': passwordHash } },
          changed,
        ),
        // A claim that was made since would be left behind.
        remove(
          table,
          travellerKey(id),
          {
            condition: 'username = :username AND addressToken = :token',
            values: { ':username': username, ':token': addressToken },
          },
          changed,
        ),
        ...claims.map((key) => remove(table, key, { condition: 'travellerId = :id', values: own }, changed)),
        ...entrances.slice(0, MAX_WRITES - OTHER_WRITES).map((each) => close(table, each)),
      ];
      try {
        await transact(table, writes);
      } catch (error) {
        if (error !== alreadyClosing) throw error;
      }
    },

    /** Whether a deletion has started and not finished. */
    async isClosing(travellerId: string): Promise<boolean> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: deletionKey(travellerId), ConsistentRead: true }),
      );
      return Item !== undefined;
    },

    async finishDeletion(travellerId: string): Promise<void> {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: deletionKey(travellerId) }));
    },

    /** The trips in the owner's list, deleted and merged ones, and those that were never created. */
    async tripIds(travellerId: string): Promise<string[]> {
      const found = await Promise.all(
        TRIP_PREFIXES.map(async (prefix) => {
          const keys = await keysIn(userPartition(travellerId), prefix);
          return keys.map(({ sk }) => sk.slice(prefix.length));
        }),
      );
      return [...new Set(found.flat())];
    },

    /**
     * Removes a trip's own item and then everything in it; the items that reference it in its owner's partition stay.
     */
    async removeTripItems(tripId: string): Promise<void> {
      // First nothing can be staged in it any more.
      await removeKeys([tripKey(tripId), jobKey(tripId)]);
      for (const partition of [tripPartition(tripId), ...tripFolders(tripId).map(filePartition)]) {
        await removeKeys(await keysIn(partition, ''));
      }
    },

    /** The trips of others that the traveller comes along on. */
    async sharedTripIds(travellerId: string): Promise<string[]> {
      return (await keysIn(userPartition(travellerId), SHARED_PREFIX)).map(({ sk }) => sk.slice(SHARED_PREFIX.length));
    },

    /** Removes the owner's items that reference a trip. */
    async forgetTrip(travellerId: string, tripId: string): Promise<void> {
      await removeKeys(TRIP_PREFIXES.map((prefix) => ({ pk: userPartition(travellerId), sk: `${prefix}${tripId}` })));
    },

    /** Removes every item of the traveller's own except the deletion job. */
    async removeItems(travellerId: string): Promise<void> {
      const passkeys = await keysIn(userPartition(travellerId), PASSKEY_PREFIX);
      await removeKeys(passkeys.map(({ sk }) => passkeyClaimKey(sk.slice(PASSKEY_PREFIX.length))));
      const partitions = [
        userPartition(travellerId),
        feedPartition(travellerId),
        publicByPartition(travellerId),
        inboxPartition(travellerId),
        idempotencyPartition(travellerId),
        filePartition(`uploads/${travellerId}`),
        filePartition(`exports/${travellerId}`),
      ];
      for (const partition of partitions) {
        const keys = await keysIn(partition, '');
        await removeKeys(keys.filter(({ sk }) => sk !== DELETION_SORT_KEY));
      }
    },

    /**
     * Keeps a reference to a deleted or merged trip for as long as anything of it exists, since no list has it any
     * more, and to a merged trip's target, for the photos whose keys name it. False when its owner is gone.
     */
    async keepTombstone({ id, ownerId, mergedInto }: TripItem): Promise<boolean> {
      const ownerGone = new Error('owner is gone');
      const expiresAt = Math.floor(Date.now() / 1000) + TOMBSTONE_SECONDS;
      const items = [
        { ...tombstoneKey(ownerId, id), ...(mergedInto === undefined ? { expiresAt } : {}) },
        ...(mergedInto === undefined ? [] : [{ ...mergedAwayKey(id), mergedInto }]),
      ];
      try {
        await transact(table, [
          ...items.map((Item): Write => ({ item: { Put: { TableName: table.name, Item } }, refused: () => ownerGone })),
          check(table, travellerKey(ownerId), { condition: 'attribute_exists(pk)' }, () => ownerGone),
        ]);
        return true;
      } catch (error) {
        if (error !== ownerGone) throw error;
        return false;
      }
    },

    /** Asks for a copy of the account; the same Idempotency-Key asks for one. */
    async startExport(travellerId: string, key?: IdempotencyKey): Promise<ExportItem> {
      const item: ExportItem = { id: randomCharacters(20), status: 'preparing', files: [] };
      const expiresAt = Math.floor(Date.now() / 1000) + EXPORT_SECONDS;
      const record = { ...exportKey(travellerId, item.id), ...item, expiresAt };
      return withIdempotency(
        table,
        { travellerId, work: 'export', key },
        { schema: ExportItem, answer: item },
        (claims) => transact(table, [...claims, create(table, record, unexpected('export'))]),
      );
    },

    async findExport(travellerId: string, exportId: string): Promise<ExportItem | undefined> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: exportKey(travellerId, exportId), ConsistentRead: true }),
      );
      return Item === undefined ? undefined : ExportItem.parse(Item);
    },

    async finishExport(travellerId: string, exportId: string, files: ExportItem['files']): Promise<void> {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: exportKey(travellerId, exportId),
          UpdateExpression: 'SET #status = :ready, files = :files',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':ready': 'ready', ':files': files },
        }),
      );
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
