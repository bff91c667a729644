import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import type { Caller } from '../http/call.ts';
import { SESSION_SECONDS } from '../http/session-cookie.ts';
import { newSessionId } from './ids.ts';
import { emailClaimKey, SESSION_PREFIX, sessionKey, userPartition } from './keys.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { EmailClaim } from './traveller-item.ts';
import { queryAll } from './trip-days.ts';
import { writeBatches } from './write-batches.ts';
import { check, create, unexpected } from './writes.ts';

function sessionItem(travellerId: string, sessionId: string) {
  const now = Date.now();
  return {
    ...sessionKey(travellerId, sessionId),
    createdAt: new Date(now).toISOString(),
    expiresAt: Math.floor(now / 1000) + SESSION_SECONDS,
  };
}

export const unauthorized = () => new AppError('unauthorized', 'Unauthorized');

/** Session records: a token is good only while its record stands. */
export function sessionRepository(table: Table) {
  return {
    /** A session that begins with the transaction which the write is given to. */
    beginning(travellerId: string, email?: string): { readonly caller: Caller; readonly write: Write } {
      const sessionId = newSessionId();
      const write = create(table, sessionItem(travellerId, sessionId), unexpected('session'));
      return { caller: { travellerId, sessionId, ...(email === undefined ? {} : { email }) }, write };
    },

    /** A session for whoever knew the password; throws what `changed` makes when it is no longer that one. */
    async createFor(email: string, { travellerId, passwordHash }: EmailClaim, changed: () => Error): Promise<Caller> {
      const sessionId = newSessionId();
      await transact(table, [
        create(table, sessionItem(travellerId, sessionId), unexpected('session')),
        check(table, emailClaimKey(email), 'passwordHash = :hash', changed, { ':hash': passwordHash }),
      ]);
      return { travellerId, sessionId, email };
    },

    /** Ends the traveller's sessions that began before an instant (ISO 8601). */
    async endBefore(travellerId: string, instant: string): Promise<void> {
      const sessions = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        FilterExpression: 'createdAt < :instant',
        ExpressionAttributeValues: {
          ':pk': userPartition(travellerId),
          ':prefix': SESSION_PREFIX,
          ':instant': instant,
        },
        ConsistentRead: true,
      });
      await writeBatches(
        table,
        sessions.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
    },

    /** Whether the session still stands. TTL deletes late, so the time itself is looked at too. */
    async exists({ travellerId, sessionId }: Caller): Promise<boolean> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId), ConsistentRead: true }),
      );
      return Item !== undefined && Number(Item.expiresAt) > Date.now() / 1000;
    },

    async end({ travellerId, sessionId }: Caller): Promise<void> {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId) }));
    },
  };
}
export type SessionRepository = ReturnType<typeof sessionRepository>;
