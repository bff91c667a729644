import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from './table.ts';

/** A page of a list, and the cursor of the next page. */
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
  /** The prefix of the list's sort keys. */
  readonly prefix: string;
  readonly parse: (item: unknown) => T;
  readonly page: PageRequest;
  /** A projection, which lags behind anyway: eventually consistent reads cost half. */
  readonly projected?: boolean;
}

/** The newest items of a partition first. The cursor is the last sort key read, so that it reveals nothing else. */
export async function listNewestFirst<T>(table: Table, listing: Listing<T>): Promise<Page<T>> {
  const { partition, prefix, page } = listing;
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor, SortKey.check(z.startsWith(prefix)));
  const found = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
      ScanIndexForward: false,
      ConsistentRead: !listing.projected,
      // One more item shows whether there is another page.
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

/** A cursor that says in a list's own words where it goes on. */
export function writeCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** What a cursor says, by the list's own schema for it; a cursor that the list did not give answers 400. */
export function readCursor<T>(cursor: string, place: z.ZodMiniType<T>): T {
  const read = place.safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (read.success) return read.data;
  throw new AppError('bad_request', 'This cursor is not valid, start again without one');
}
