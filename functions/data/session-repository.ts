import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { newSessionId } from './ids.ts';
import { emailClaimKey, SESSION_PREFIX, sessionKey, userPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import type { Caller } from './session.ts';
import { SESSION_SECONDS } from './session.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { EmailClaim } from './traveller-item.ts';
import { writeBatches } from './write-batches.ts';
import { check, create, unexpected } from './writes.ts';

function sessionItem({ travellerId, sessionId, email }: Caller) {
  const now = Date.now();
  return {
    ...sessionKey(travellerId, sessionId),
    ...(email === undefined ? {} : { email }),
    createdAt: new Date(now).toISOString(),
    expiresAt: Math.floor(now / 1000) + SESSION_SECONDS,
  };
}

export const unauthorized = () => new AppError('unauthorized', 'Unauthorized');

/** Ends a session, if it is still valid. */
function end(table: Table, { travellerId, sessionId }: Caller): Write {
  const Delete = { TableName: table.name, Key: sessionKey(travellerId, sessionId) };
  return { item: { Delete }, refused: unexpected('session') };
}

/** The claims of a token. */
export type SessionName = Pick<Caller, 'travellerId' | 'sessionId'>;

/** Older records have no email. */
const SessionItem = z.object({ expiresAt: z.number(), email: z.optional(z.string()) });

/** Session records: a token is valid only while its record exists. */
export function sessionRepository(table: Table) {
  /** Starts a session, and ends the one before it, in the transaction that the writes are part of. */
  function beginning(
    travellerId: string,
    email?: string,
    former?: Caller,
  ): { readonly caller: Caller; readonly writes: readonly Write[] } {
    const caller = { travellerId, sessionId: newSessionId(), ...(email === undefined ? {} : { email }) };
    const begins = create(table, sessionItem(caller), unexpected('session'));
    const ends = former && end(table, former);
    return { caller, writes: ends ? [begins, ends] : [begins] };
  }

  return {
    beginning,

    /** Starts a session for whoever knew the password; throws what `changed` creates when it has changed since. */
    async createFor(
      email: string,
      { travellerId, passwordHash }: EmailClaim,
      former: Caller | undefined,
      changed: () => Error,
    ): Promise<Caller> {
      const { caller, writes } = beginning(travellerId, email, former);
      const isRight = check(
        table,
        emailClaimKey(email),
        { condition: 'passwordHash = :hash', values: { ':hash': passwordHash } },
        changed,
      );
      await transact(table, [...writes, isRight]);
      return caller;
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

    /** The caller, if the session is valid. TTL deletes late, so the expiry is checked too. */
    async find({ travellerId, sessionId }: SessionName): Promise<Caller | undefined> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId), ConsistentRead: true }),
      );
      const { success, data } = SessionItem.safeParse(Item);
      if (!success || data.expiresAt <= Date.now() / 1000) return undefined;
      return { travellerId, sessionId, ...(data.email === undefined ? {} : { email: data.email }) };
    },

    async end({ travellerId, sessionId }: Caller): Promise<void> {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId) }));
    },
  };
}
export type SessionRepository = ReturnType<typeof sessionRepository>;
