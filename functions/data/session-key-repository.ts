import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { randomCharacters } from './ids.ts';
import { SESSION_KEY_PREFIX, SESSION_KEYS_PARTITION, sessionSigningKey } from './keys.ts';
import type { Table } from './table.ts';

/** Signs and verifies session tokens (HMAC SHA-256). */
interface SessionKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

export interface SessionKeys {
  /** The key that new tokens are signed with; made when there is none. */
  newest(): Promise<SessionKey>;
  /** The secret of a token's key id; for an unknown id one that verifies nothing. */
  byId(id: string | undefined): Promise<Uint8Array>;
}

const KEEP_MS = 5 * 60 * 1000;
const Item = z.object({ id: z.string(), secret: z.string(), createdAt: z.string() });
const FIRST = 'first';

const kept = new Map<string, { readonly at: number; readonly keys: readonly SessionKey[] }>();

/**
 * Keys live in the table, the newest signs, every one verifies: a new key can be added without signing anyone out.
 * They are read once in five minutes per process, and again at once when a token names a key not seen yet.
 */
export function sessionKeyRepository(table: Table): SessionKeys {
  const read = async (atMostOld: number): Promise<readonly SessionKey[]> => {
    const before = kept.get(table.name);
    if (before && Date.now() - before.at < atMostOld) return before.keys;
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': SESSION_KEYS_PARTITION, ':prefix': SESSION_KEY_PREFIX },
        ConsistentRead: true,
      }),
    );
    const items = z
      .array(Item)
      .parse(Items)
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    const keys = items.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64url') }));
    kept.set(table.name, { at: Date.now(), keys });
    return keys;
  };

  return {
    async newest() {
      const [newest] = await read(KEEP_MS);
      if (newest) return newest;
      await addFirst(table);
      const [made] = await read(0);
      if (!made) throw new Error('no session key after one was made');
      return made;
    },
    async byId(id) {
      const known = (await read(KEEP_MS)).find((key) => key.id === id);
      const key = known ?? (await read(1000)).find((each) => each.id === id);
      // A secret nobody has: the signature then does not verify, as for any forged token.
      return key?.secret ?? randomBytes(32);
    },
  };
}

async function addFirst(table: Table): Promise<void> {
  const key = sessionSigningKey(FIRST);
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...key,
          id: `${FIRST}-${randomCharacters(6)}`,
          secret: randomBytes(32).toString('base64url'),
          createdAt: new Date().toISOString(),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    // Another process made it at the same moment: that one counts.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
