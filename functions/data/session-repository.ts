import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ActiveSession } from '#shared/security/schema.ts';
import { close, entrancesOf } from './entrances.ts';
import { newSessionId } from './ids.ts';
import { emailClaimKey, type Key, SESSION_PREFIX, sessionKey, userPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import { type Browser, type Caller, IDLE_DAYS, SESSION_SECONDS } from './session.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { EmailClaim } from './traveller-item.ts';
import { writeBatches } from './write-batches.ts';
import { check, create, remove, unexpected, updateOf } from './writes.ts';

function sessionItem({ travellerId, sessionId, email }: Caller, device: string | undefined) {
  const now = Date.now();
  return {
    ...sessionKey(travellerId, sessionId),
    ...(email === undefined ? {} : { email }),
    ...(device === undefined ? {} : { device }),
    lastUsed: today(),
    createdAt: new Date(now).toISOString(),
    expiresAt: Math.floor(now / 1000) + SESSION_SECONDS,
  };
}

export const unauthorized = () => new AppError('unauthorized', 'Unauthorized');

/** YYYY-MM-DD in UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/** The claims of a token. */
export type SessionName = Pick<Caller, 'travellerId' | 'sessionId'>;

/** Older records have no email, no device and no day of last use; the last is written when they are used. */
const SessionItem = z.object({
  sk: z.string(),
  createdAt: z.string(),
  expiresAt: z.number(),
  email: z.optional(z.string()),
  device: z.optional(z.string()),
  lastUsed: z.optional(z.string()),
});
type SessionItem = z.output<typeof SessionItem>;

/** TTL deletes late, so the expiry is checked too. Days of use are counted from their end. */
function isValid({ expiresAt, lastUsed }: SessionItem): boolean {
  const now = Date.now();
  const inUse = lastUsed === undefined || now < Date.parse(lastUsed) + (IDLE_DAYS + 1) * DAY_MS;
  return expiresAt > now / 1000 && inUse;
}

const idOf = ({ sk }: Pick<Key, 'sk'>) => sk.slice(SESSION_PREFIX.length);

/** Session records: a token is valid only while its record exists. */
export function sessionRepository(table: Table) {
  /** Starts a session, and ends the browser's former one, in the transaction that the writes are part of. */
  function beginning(
    { travellerId, email }: Pick<Caller, 'travellerId' | 'email'>,
    { former, device }: Browser,
  ): { readonly caller: Caller; readonly writes: readonly Write[] } {
    const caller = { travellerId, sessionId: newSessionId(), ...(email === undefined ? {} : { email }) };
    const begins = create(table, sessionItem(caller, device), unexpected('session'));
    const ends = former && close(table, sessionKey(former.travellerId, former.sessionId));
    return { caller, writes: ends ? [begins, ends] : [begins] };
  }

  return {
    beginning,

    /** Starts a session for whoever knew the password; throws what `changed` creates when it has changed since. */
    async createFor(
      email: string,
      { travellerId, passwordHash }: EmailClaim,
      browser: Browser,
      changed: () => Error,
    ): Promise<Caller> {
      const { caller, writes } = beginning({ travellerId, email }, browser);
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

    /** The caller, if the session is valid. */
    async find({ travellerId, sessionId }: SessionName): Promise<Caller | undefined> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId), ConsistentRead: true }),
      );
      const { success, data } = SessionItem.safeParse(Item);
      if (!success || !isValid(data)) return undefined;
      const { email, lastUsed, createdAt } = data;
      return {
        travellerId,
        sessionId,
        signedInAt: createdAt,
        ...(email === undefined ? {} : { email }),
        ...(lastUsed === undefined ? {} : { lastUsed }),
      };
    },

    /** Notes that the session is in use: one write on the first use of a day. */
    async use({ travellerId, sessionId, lastUsed }: Caller): Promise<void> {
      if (lastUsed === today()) return;
      const change = { set: { lastUsed: today() }, condition: 'attribute_exists(pk)' };
      try {
        await table.client.send(new UpdateCommand(updateOf(table, sessionKey(travellerId, sessionId), change)));
      } catch (error) {
        // It has ended meanwhile.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },

    /** The traveller's valid sessions, the one used last first. */
    async list({ travellerId, sessionId }: Caller): Promise<ActiveSession[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(travellerId), ':prefix': SESSION_PREFIX },
        ConsistentRead: true,
      });
      const valid = z.array(SessionItem).parse(items).filter(isValid);
      const latest = (item: SessionItem) => `${item.lastUsed ?? ''} ${item.createdAt}`;
      return valid
        .toSorted((a, b) => (latest(a) < latest(b) ? 1 : -1))
        .map((item) => ({
          id: idOf(item),
          device: item.device ?? null,
          lastUsed: item.lastUsed ?? null,
          current: idOf(item) === sessionId,
        }));
    },

    /** Ends one of the traveller's sessions; throws when there is none with this id. */
    async endOne(travellerId: string, sessionId: string): Promise<void> {
      const gone = () => new AppError('not_found', 'Session not found');
      await transact(table, [
        remove(table, sessionKey(travellerId, sessionId), { condition: 'attribute_exists(pk)' }, gone),
      ]);
    },

    /** Ends every session of the traveller but this one. */
    async endOthers({ travellerId, sessionId }: Caller): Promise<void> {
      const entrances = await entrancesOf(table, travellerId);
      const others = entrances.filter(({ sk }) => sk.startsWith(SESSION_PREFIX) && idOf({ sk }) !== sessionId);
      await writeBatches(
        table,
        others.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
    },

    async end({ travellerId, sessionId }: Caller): Promise<void> {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: sessionKey(travellerId, sessionId) }));
    },
  };
}
export type SessionRepository = ReturnType<typeof sessionRepository>;
