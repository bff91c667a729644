import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from './table.ts';

/** A part of a list, and the cursor that the next part begins with. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly cursor: string | undefined;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A cursor is checked before DynamoDB sees it, whose sort keys have 1024 bytes at most. */
const SortKey = z.string().check(z.maxLength(200), z.regex(/^[A-Z]+#[\w#-]+$/));

interface Listing<T> {
  readonly partition: string;
  /** What the sort keys of the list begin with. */
  readonly prefix: string;
  readonly parse: (item: unknown) => T;
  readonly page: PageRequest;
  /** A projection, which lags behind anyway: read at half the price, as DynamoDB does when it need not be consistent. */
  readonly projected?: boolean;
}

/** The newest items of a partition first. The cursor is the last sort key read, so that it tells nothing else. */
export async function listNewestFirst<T>(table: Table, listing: Listing<T>): Promise<Page<T>> {
  const { partition, prefix, page } = listing;
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor, prefix);
  const found = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
      ScanIndexForward: false,
      ConsistentRead: !listing.projected,
      // One more tells whether there is more.
      Limit: page.limit + 1,
      ...(after === undefined ? {} : { ExclusiveStartKey: { pk: partition, sk: after } }),
    }),
  );
  const items = (found.Items ?? []).slice(0, page.limit);
  const isCut = (found.Items?.length ?? 0) > page.limit || found.LastEvaluatedKey !== undefined;
  const last = z.string().safeParse(items.at(-1)?.sk);
  return {
    items: items.map(listing.parse),
    cursor: isCut && last.success ? writeCursor(last.data) : undefined,
  };
}

export function writeCursor(sortKey: string): string {
  return Buffer.from(sortKey).toString('base64url');
}

/** The sort key in a cursor; a cursor that no list gave answers 400. */
function readCursor(cursor: string, prefix: string): string {
  const key = SortKey.safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (key.success && key.data.startsWith(prefix)) return key.data;
  throw new AppError('bad_request', 'This cursor is not valid, start again without one');
}
