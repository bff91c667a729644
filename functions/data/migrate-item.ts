import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Attributes, isOld, upgraded } from './item-version.ts';
import type { Table } from './table.ts';

/**
 * Rewrites a stored item in the current format. 'changed' when someone else wrote it since it was read: then nothing
 * happens and it has to be read again. What lists show of it stays the same, so the projector has nothing to do.
 */
export async function migrateItem(table: Table, stored: Attributes): Promise<'today' | 'migrated' | 'changed'> {
  if (!isOld(stored)) return 'today';
  const after = upgraded(stored);
  const differing = [...new Set([...Object.keys(stored), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(stored[name], after[name]),
  );
  const names = placeholders([...Object.keys(stored), ...differing]);
  const set = differing.filter((name) => after[name] !== undefined);
  const gone = differing.filter((name) => after[name] === undefined);
  const same = Object.keys(stored).map((name) => `#${names.get(name)} = :old_${names.get(name)}`);
  const fresh = set.filter((name) => !(name in stored)).map((name) => `attribute_not_exists(#${names.get(name)})`);
  const values = [
    ...Object.entries(stored).map(([name, value]) => [`:old_${names.get(name)}`, value]),
    ...set.map((name) => [`:new_${names.get(name)}`, after[name]]),
  ];
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: stored.pk, sk: stored.sk },
        UpdateExpression: [
          set.length > 0 ? `SET ${set.map((name) => `#${names.get(name)} = :new_${names.get(name)}`).join(', ')}` : '',
          gone.length > 0 ? `REMOVE ${gone.map((name) => `#${names.get(name)}`).join(', ')}` : '',
        ].join(' '),
        ConditionExpression: [...same, ...fresh].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries([...names].map(([name, place]) => [`#${place}`, name])),
        ExpressionAttributeValues: Object.fromEntries(values),
      }),
    );
    return 'migrated';
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 'changed';
    throw error;
  }
}

/** A short placeholder for each attribute, whatever characters it has. */
function placeholders(attributes: readonly string[]): Map<string, string> {
  return new Map([...new Set(attributes)].map((name, index) => [name, `a${index}`]));
}
