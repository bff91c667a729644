import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { idempotencyRecordKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { create } from './writes.ts';

/** How long an Idempotency-Key is remembered, in seconds. */
const REMEMBERED_SECONDS = 24 * 60 * 60;

class AlreadyDone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('repeated');
    this.answer = answer;
  }
}

/** The caller's Idempotency-Key, and a hash of the request that it came with. */
export interface IdempotencyKey {
  readonly key: string;
  readonly request: string;
}

/** An Idempotency-Key is scoped to one traveller and one kind of work in one place, such as 'day of {trip}'. */
export interface IdempotencyClaim {
  readonly travellerId: string;
  readonly work: string;
  readonly key: IdempotencyKey | undefined;
}

/**
 * Does `work` once for a caller's Idempotency-Key: the claim is one of its transaction's writes, and a repeated call
 * gets the first one's answer; with a different request it answers 422. Without a key the work is simply done.
 */
export async function withIdempotency<T>(
  table: Table,
  claim: IdempotencyClaim,
  { schema, answer }: { readonly schema: z.ZodMiniType<T>; readonly answer: T },
  work: (claims: readonly Write[]) => Promise<void>,
): Promise<T> {
  if (claim.key === undefined) {
    await work([]);
    return answer;
  }
  const item = {
    ...idempotencyRecordKey(claim.travellerId, claim.work, claim.key.key),
    answer,
    request: claim.key.request,
    expiresAt: Math.floor(Date.now() / 1000) + REMEMBERED_SECONDS,
  };
  try {
    await work([create(table, item, (old) => reused(old, item.request) ?? new AlreadyDone(old?.answer))]);
    return answer;
  } catch (error) {
    if (error instanceof AlreadyDone) return schema.parse(error.answer);
    throw error;
  }
}

/** The stored answer for a repeated call; for work that can only be planned the first time. */
export async function rememberedAnswer<T>(
  table: Table,
  claim: IdempotencyClaim,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  if (claim.key === undefined) return undefined;
  const key = idempotencyRecordKey(claim.travellerId, claim.work, claim.key.key);
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  const error = reused(Item, claim.key.request);
  if (error) throw error;
  return Item === undefined ? undefined : schema.parse(Item.answer);
}

/**
 * For work that is refused once it is done, such as bringing back what was deleted: where it is refused, a repeated call
 * gets the stored answer of the first one.
 */
export async function answeredBefore<T>(
  table: Table,
  claim: IdempotencyClaim,
  schema: z.ZodMiniType<T>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const answer = await rememberedAnswer(table, claim, schema);
    if (answer === undefined) throw error;
    return answer;
  }
}

/** The key was used with a different request (draft-ietf-httpapi-idempotency-key-header, section 2.7). */
function reused(record: Record<string, unknown> | undefined, request: string): AppError | undefined {
  // Older records have no request hash.
  if (record?.request === undefined || record.request === request) return undefined;
  return new AppError(
    'unprocessable',
    'This Idempotency-Key was sent with another request before. Please send a new one.',
  );
}
