import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { emailClaimKey, passwordResetKey, RESETS_AND_SESSIONS, userPartition } from './keys.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { queryAll } from './trip-days.ts';
import { remove, unexpected, update } from './writes.ts';

/** How long a link is good, in seconds: an hour (OPEN-52). */
const GOOD_SECONDS = 60 * 60;
const Reset = z.object({ sk: z.string(), email: z.string(), expiresAt: z.number() });

/** Names a link's token without holding it. */
interface HashedToken {
  readonly travellerId: string;
  readonly hash: string;
}

export const noSuchLink = () => new AppError('bad_request', 'This link is no longer valid. Please ask for a new one.');

/** Links to a new password, and the new password itself. */
export function passwordResetRepository(table: Table) {
  return {
    async create({ travellerId, hash }: HashedToken, email: string, now = Date.now()): Promise<void> {
      const expiresAt = Math.floor(now / 1000) + GOOD_SECONDS;
      const item = { ...passwordResetKey(travellerId, hash), email, expiresAt };
      await table.client.send(new PutCommand({ TableName: table.name, Item: item }));
    },

    /**
     * Sets the password, uses up every link of the traveller and ends their sessions, in one transaction; those that it
     * does not hold are ended when the stream tells of the new password. Throws when the link is used up or too old.
     */
    async setPassword({ travellerId, hash }: HashedToken, passwordHash: string, now = Date.now()): Promise<void> {
      const found = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': userPartition(travellerId), ...RESETS_AND_SESSIONS },
        ConsistentRead: true,
      });
      const key = passwordResetKey(travellerId, hash);
      const link = found.find(({ sk }) => sk === key.sk);
      const reset = link && Reset.parse(link);
      if (!reset || reset.expiresAt <= now / 1000) throw noSuchLink();
      const others = found.filter(({ sk }) => sk !== key.sk).slice(0, MAX_WRITES - 2);
      await transact(table, [
        remove(table, key, 'attribute_exists(pk)', undefined, noSuchLink),
        update(
          table,
          emailClaimKey(reset.email),
          {
            set: { passwordHash, passwordSetAt: new Date(now).toISOString() },
            condition: 'travellerId = :id',
            values: { ':id': travellerId },
          },
          noSuchLink,
        ),
        ...others.map(({ sk }) => dropped(table, { pk: key.pk, sk: String(sk) })),
      ]);
    },
  };
}
export type PasswordResetRepository = ReturnType<typeof passwordResetRepository>;

function dropped(table: Table, key: { readonly pk: string; readonly sk: string }): Write {
  return { item: { Delete: { TableName: table.name, Key: key } }, refused: unexpected('session') };
}
