import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Caller } from '../http/call.ts';
import { SESSION_SECONDS } from '../http/session-cookie.ts';
import { newSessionId } from './ids.ts';
import { sessionKey } from './keys.ts';
import type { Table } from './table.ts';

/** Session records: a token is good only while its record stands. */
export function sessionRepository(table: Table) {
  return {
    async create(travellerId: string): Promise<Caller> {
      const sessionId = newSessionId();
      const now = Date.now();
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...sessionKey(travellerId, sessionId),
            createdAt: new Date(now).toISOString(),
            expiresAt: Math.floor(now / 1000) + SESSION_SECONDS,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      return { travellerId, sessionId };
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
