import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  envelopeKey,
  HELD_MESSAGE_PREFIX,
  heldMessageKey,
  inboxPartition,
  type Key,
  MESSAGE_HOLDER_PREFIX,
  messageHolderKey,
  messagePartition,
  travellerKey,
} from './keys.ts';
import { INBOUND } from './mail-keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { check, unexpected } from './writes.ts';

/** The maximum seconds that a stage keeps a message, and a few days more: until then its recipients are recorded. */
const KNOWN_SECONDS = 100 * 24 * 60 * 60;

/** Whose inbox a message is for. */
export interface Holder {
  readonly travellerId: string;
  /** It came when there were too many: it is kept, and read when its traveller asks for that. */
  readonly isUnread: boolean;
}

const HeldMessage = z.object({ sk: z.string(), isUnread: z.optional(z.boolean()) });

/** The travellers who have a raw message; it is kept for as long as anyone has it. */
export function messageRepository(table: Table) {
  const itemsIn = async (partition: string, prefix: string) => {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
      ProjectionExpression: 'sk, isUnread',
      ConsistentRead: true,
    });
    return z.array(HeldMessage).parse(items);
  };
  const remove = (Key: Key) => table.client.send(new DeleteCommand({ TableName: table.name, Key }));

  return {
    /**
     * Records a message's recipients before it is stored. Returns those who still exist: the others closed their
     * accounts.
     */
    async admit(messageId: string, holders: readonly Holder[]): Promise<string[]> {
      const expiresAt = Math.floor(Date.now() / 1000) + KNOWN_SECONDS;
      const gone = new Error('traveller is gone');
      const put = (key: Key, fields: Readonly<Record<string, unknown>> = {}): Write => ({
        item: { Put: { TableName: table.name, Item: { ...key, ...fields, expiresAt } } },
        refused: unexpected('message'),
      });
      const admitted: string[] = [];
      for (const { travellerId: id, isUnread } of holders) {
        try {
          await transact(table, [
            put(messageHolderKey(id, messageId), isUnread ? { isUnread } : {}),
            put(heldMessageKey(id, messageId)),
            check(table, travellerKey(id), { condition: 'attribute_exists(pk)' }, () => gone),
          ]);
          admitted.push(id);
        } catch (error) {
          if (error !== gone) throw error;
        }
      }
      await table.client.send(
        new PutCommand({ TableName: table.name, Item: { ...envelopeKey(messageId), expiresAt } }),
      );
      return admitted;
    },

    /** The travellers who received a message and still have it; undefined for one that was never admitted. */
    async holders(objectKey: string): Promise<Holder[] | undefined> {
      const envelope = envelopeKey(messageIdOf(objectKey));
      const found = await itemsIn(envelope.pk, '');
      if (!found.some(({ sk }) => sk === envelope.sk)) return undefined;
      return found
        .filter(({ sk }) => sk !== envelope.sk)
        .map(({ sk, isUnread = false }) => ({ travellerId: sk.slice(MESSAGE_HOLDER_PREFIX.length), isUnread }));
    },

    /** The keys of the messages that a traveller has, including those yet to be read or even stored. */
    async heldBy(travellerId: string): Promise<string[]> {
      const held = await itemsIn(inboxPartition(travellerId), HELD_MESSAGE_PREFIX);
      return held.map(({ sk }) => `${INBOUND}/${sk.slice(HELD_MESSAGE_PREFIX.length)}`);
    },

    /** Removes a traveller from a message: `whenNobodys` removes the message if nobody else has it. Idempotent. */
    async letGo(travellerId: string, objectKey: string, whenNobodys: () => Promise<void>): Promise<void> {
      const messageId = messageIdOf(objectKey);
      await remove(messageHolderKey(travellerId, messageId));
      const others = await itemsIn(messagePartition(messageId), MESSAGE_HOLDER_PREFIX);
      if (others.length === 0) await whenNobodys();
      // Last, as the deletion of the account relies on it.
      await remove(heldMessageKey(travellerId, messageId));
    },
  };
}
export type MessageRepository = ReturnType<typeof messageRepository>;

const messageIdOf = (objectKey: string) => objectKey.slice(`${INBOUND}/`.length);
