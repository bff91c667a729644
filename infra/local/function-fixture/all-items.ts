import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';

/** Every item of the table. */
export async function allItems({ client, name }: Table): Promise<(Key & Record<string, unknown>)[]> {
  const found: (Key & Record<string, unknown>)[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
    found.push(...Items.map((item) => ({ ...item, pk: String(item.pk), sk: String(item.sk) })));
  }
  return found;
}
