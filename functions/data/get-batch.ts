import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import { waitToResend } from './wait-to-resend.ts';

/**
 * The items with these keys, at most 100 and without duplicates, in any order; retries what DynamoDB left unprocessed.
 */
export async function getBatch(table: Table, keys: readonly Key[], ConsistentRead = true): Promise<unknown[]> {
  const items: unknown[] = [];
  let left: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let times = 0; left.length > 0; times++) {
    if (times > 0) await waitToResend(times - 1);
    const answer: BatchGetCommandOutput = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: left, ConsistentRead } } }),
    );
    items.push(...(answer.Responses?.[table.name] ?? []));
    left = answer.UnprocessedKeys?.[table.name]?.Keys ?? [];
  }
  return items;
}
