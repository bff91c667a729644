import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
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

/** An Idempotency-Key counts for one traveller and one kind of work in one place, such as 'day of {trip}'. */
interface IdempotencyClaim {
  readonly travellerId: string;
  readonly work: string;
  readonly key: string | undefined;
}

/**
 * Does `work` once for a caller's Idempotency-Key: the claim is one of its transaction's writes, and a call that comes
 * again gets the first one's answer. Without a key the work is simply done.
 */
export async function withIdempotency<T>(
  table: Table,
  claim: IdempotencyClaim,
  schema: z.ZodMiniType<T>,
  answer: T,
  work: (claims: readonly Write[]) => Promise<void>,
): Promise<T> {
  if (claim.key === undefined) {
    await work([]);
    return answer;
  }
  const item = {
    ...idempotencyRecordKey(claim.travellerId, claim.work, claim.key),
    answer,
    expiresAt: Math.floor(Date.now() / 1000) + REMEMBERED_SECONDS,
  };
  try {
    await work([create(table, item, (old) => new AlreadyDone(old?.answer))]);
    return answer;
  } catch (error) {
    if (error instanceof AlreadyDone) return schema.parse(error.answer);
    throw error;
  }
}

/** The answer that a call which comes again got before; for work that can be planned only the first time. */
export async function rememberedAnswer<T>(
  table: Table,
  claim: IdempotencyClaim,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  if (claim.key === undefined) return undefined;
  const key = idempotencyRecordKey(claim.travellerId, claim.work, claim.key);
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  return Item === undefined ? undefined : schema.parse(Item.answer);
}
