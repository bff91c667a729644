import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomCharacters } from './ids.ts';
import { SESSION_KEYS_PARTITION, sessionSigningKey } from './keys.ts';
import { SESSION_SECONDS } from './session.ts';
import { KEEP_MS, newKey, readSessionKeys } from './session-key-repository.ts';
import type { Table } from './table.ts';

/** The result: the new key's id, and the ids of removed keys, which no valid token uses. */
interface Rotation {
  readonly added: string;
  readonly removed: readonly string[];
}

/**
 * Adds a key that is used once every process can know it, and removes keys whose successor has been in use for as long
 * as a session lasts: nobody is signed out.
 */
export async function rotateSessionKey(table: Table, now = Date.now()): Promise<Rotation> {
  const keys = await readSessionKeys(table);
  const isOutlived = (index: number) => {
    const successor = keys[index - 1];
    return successor !== undefined && now - successor.createdAt > SESSION_SECONDS * 1000 + 2 * KEEP_MS;
  };
  const outlived = keys.filter((_, index) => isOutlived(index));
  const added = `${new Date(now).toISOString().slice(0, 10)}-${randomCharacters(6)}`;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...sessionSigningKey(added), ...newKey(added, now) },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  for (const { sortKey } of outlived) {
    const Key = { pk: SESSION_KEYS_PARTITION, sk: sortKey };
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  }
  return { added, removed: outlived.map(({ id }) => id) };
}
