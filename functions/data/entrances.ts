import * as z from 'zod/mini';
import { type Key, RESETS_AND_SESSIONS, userPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { unexpected } from './writes.ts';

const Keys = z.looseObject({ pk: z.string(), sk: z.string() });

/** The items of a traveller's sessions and password links: whatever lets somebody into the account. */
export async function entrancesOf(table: Table, travellerId: string): Promise<readonly (Key & object)[]> {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': userPartition(travellerId), ...RESETS_AND_SESSIONS },
    ConsistentRead: true,
  });
  return z.array(Keys).parse(items);
}

/** Removes a session or a link, if it is still there. */
export function close(table: Table, { pk, sk }: Key): Write {
  return { item: { Delete: { TableName: table.name, Key: { pk, sk } } }, refused: unexpected('entrance') };
}
