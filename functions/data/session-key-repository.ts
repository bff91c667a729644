import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomCharacters } from './ids.ts';
import { SESSION_KEY_PREFIX, SESSION_KEYS_PARTITION, sessionSigningKey } from './keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';

/** Signs and verifies session tokens (HMAC SHA-256). */
interface SessionKey {
  /** The id of its item in the table. */
  readonly sortKey: string;
  readonly id: string;
  readonly secret: Uint8Array;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface SessionKeys {
  /** The key that signs new tokens; created when there is none. */
  signing(): Promise<SessionKey>;
  /** The secret for a token's key id; for an unknown id, one that verifies nothing. */
  byId(id: string | undefined): Promise<Uint8Array>;
}

/** How long a process caches the keys. */
export const KEEP_MS = 5 * 60 * 1000;
const Item = z.object({ sk: z.string(), id: z.string(), secret: z.string(), createdAt: z.string() });
const FIRST = 'first';

const kept = new Map<string, { readonly at: number; readonly keys: readonly SessionKey[] }>();

/**
 * Keys live in the table; the newest signs and every one verifies, so a new key can be added without signing anyone
 * out. They are read once in five minutes per process, and again at once when a token names an unknown key. A new key
 * signs only when every process can know it.
 */
export function sessionKeyRepository(table: Table): SessionKeys {
  const read = async (atMostOld: number): Promise<readonly SessionKey[]> => {
    const before = kept.get(table.name);
    if (before && Date.now() - before.at < atMostOld) return before.keys;
    const keys = await readSessionKeys(table);
    kept.set(table.name, { at: Date.now(), keys });
    return keys;
  };

  return {
    async signing() {
      const kept = signingKey(await read(KEEP_MS), Date.now());
      if (kept) return kept;
      await addFirst(table);
      const made = signingKey(await read(0), Date.now());
      if (!made) throw new Error('no session key after one was made');
      return made;
    },
    async byId(id) {
      const seen = await read(KEEP_MS);
      const known = seen.find((key) => key.id === id);
      // Forged tokens must not cause a read each; before there is a key, the first one may be created at any moment.
      const key = known ?? (await read(seen.length === 0 ? 0 : 1000)).find((each) => each.id === id);
      // A secret that nobody has: the signature then does not verify, as for any forged token.
      return key?.secret ?? randomBytes(32);
    },
  };
}

/** Every key, newest first. */
export async function readSessionKeys(table: Table): Promise<readonly SessionKey[]> {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': SESSION_KEYS_PARTITION, ':prefix': SESSION_KEY_PREFIX },
    ConsistentRead: true,
  });
  const keys = z.array(Item).parse(items);
  return keys
    .map(({ sk, id, secret, createdAt }) => ({
      sortKey: sk,
      id,
      secret: Buffer.from(secret, 'base64url'),
      createdAt: Date.parse(createdAt),
    }))
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** The newest key that is older than any process's cache, else the oldest of all; undefined when there is none. */
function signingKey(newestFirst: readonly SessionKey[], now: number): SessionKey | undefined {
  return newestFirst.find(({ createdAt }) => now - createdAt > KEEP_MS) ?? newestFirst.at(-1);
}

/** The attributes of a key's item besides its primary key. */
export function newKey(id: string, now = Date.now()) {
  return { id, secret: randomBytes(32).toString('base64url'), createdAt: new Date(now).toISOString() };
}

async function addFirst(table: Table): Promise<void> {
  const key = sessionSigningKey(FIRST);
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key, ...newKey(`${FIRST}-${randomCharacters(6)}`) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    // Another process created it concurrently: use that one.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
