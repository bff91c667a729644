import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { BlockedSender, MAX_BLOCKED_SENDERS } from '#shared/mail/blocked-sender.ts';
import { BLOCKED_SENDER_PREFIX, blockedSenderKey, travellerKey, userPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import { unauthorized } from './session-repository.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { create, remove, update } from './writes.ts';

const notBlocked = () => new AppError('not_found', 'Sender not found');
const tooMany = () =>
  new AppError('conflict', `You have blocked ${MAX_BLOCKED_SENDERS} senders already. Please unblock one first.`);

/** What a sender is blocked by: a hash of the address, in lower case. */
const idOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');

/** The senders whose mails a traveller does not want. */
export function blockedSenderRepository(table: Table) {
  return {
    /** Blocks a sender; once is enough. 409 when as many are blocked as may be. */
    async block(travellerId: string, address: string): Promise<BlockedSender> {
      const sender = { id: idOf(address), address: address.toLowerCase(), createdAt: new Date().toISOString() };
      const already = new Error('blocked already');
      const counted = {
        add: { blockedSenderCount: 1 },
        condition: 'attribute_exists(pk) AND (attribute_not_exists(blockedSenderCount) OR blockedSenderCount < :most)',
        values: { ':most': MAX_BLOCKED_SENDERS },
      };
      try {
        await transact(table, [
          create(table, { ...blockedSenderKey(travellerId, sender.id), ...sender }, () => already),
          update(table, travellerKey(travellerId), counted, (old) => (old ? tooMany() : unauthorized())),
        ]);
      } catch (error) {
        if (error !== already) throw error;
      }
      return sender;
    },

    /** A traveller's blocked senders, the latest first. */
    async list(travellerId: string): Promise<BlockedSender[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(travellerId), ':prefix': BLOCKED_SENDER_PREFIX },
        ConsistentRead: true,
      });
      return z
        .array(BlockedSender)
        .parse(items)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    },

    async isBlocked(travellerId: string, address: string): Promise<boolean> {
      const Key = blockedSenderKey(travellerId, idOf(address));
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
      return Item !== undefined;
    },

    /** From now on the sender's mails come again; 404 when they were not blocked. */
    async unblock(travellerId: string, id: string): Promise<void> {
      const lives = { condition: 'attribute_exists(pk)' };
      await transact(table, [
        remove(table, blockedSenderKey(travellerId, id), lives, notBlocked),
        update(table, travellerKey(travellerId), { add: { blockedSenderCount: -1 }, ...lives }, unauthorized),
      ]);
    },
  };
}
export type BlockedSenderRepository = ReturnType<typeof blockedSenderRepository>;
