import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { upgraded } from './item-version.ts';
import type { Table } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type StoredItem = Record<string, unknown>;

/** One write of a transaction, and the error to throw when its condition fails; `old` is the item as it was. */
export interface Write {
  readonly item: TransactItem;
  readonly refused: (old: StoredItem | undefined) => Error;
  /**
   * Work on the item that has to be finished first, if that is why the write was refused; the write is then retried.
   */
  readonly unfinished?: (old: StoredItem) => (() => Promise<void>) | undefined;
}

/** DynamoDB's maximum number of writes in one transaction. */
export const MAX_WRITES = 100;
/** How DynamoDB says that an item or a transaction is too large. */
const EXCEEDED_SIZE = /\bsize\b.*\bexceed|\bexceed.*\bsize\b/is;
const CONFLICT_WAITS_MS = [10, 30, 90, 270, 600];

/**
 * All writes or none. Throws the error of the first refused write, and AppError 'too_large' for what does not fit into an
 * item or a transaction; retries when another transaction locked an item, and rethrows everything else.
 */
export async function transact(table: Table, writes: readonly Write[], token?: string): Promise<void> {
  const input: TransactWriteCommandInput = {
    TransactItems: writes.map(({ item }) => withOldItem(item)),
    ...(token === undefined ? {} : { ClientRequestToken: token }),
  };
  for (const pause of [...CONFLICT_WAITS_MS, undefined]) {
    try {
      await table.client.send(new TransactWriteCommand(input));
      return;
    } catch (error) {
      if (exceedsSize(error)) throw tooLarge(error);
      if (!(error instanceof TransactionCanceledException)) throw error;
      const finish = unfinishedWork(error, writes);
      if (finish && pause !== undefined) {
        await finish();
        continue;
      }
      throwRefusal(error, writes);
      if (!isConflict(error)) throw error;
      if (pause === undefined) throw busy(error);
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

function busy(cause: Error): AppError {
  return new AppError('unavailable', 'Too much is changing at once. Please try again in a moment.', {
    retryAfter: 1,
    cause,
  });
}

/** An item would have more than 400 KB, or the items of the transaction more than 4 MB together; nothing was written. */
function exceedsSize(error: unknown): error is Error {
  if (error instanceof TransactionCanceledException) {
    const reasons = error.CancellationReasons ?? [];
    return reasons.some(({ Code, Message = '' }) => Code === 'ValidationError' && EXCEEDED_SIZE.test(Message));
  }
  return error instanceof Error && error.name === 'ValidationException' && EXCEEDED_SIZE.test(error.message);
}

function tooLarge(cause: Error): AppError {
  return new AppError('too_large', 'This is more than can be kept here. Please shorten texts or remove photos first.', {
    cause,
  });
}

function unfinishedWork(
  error: TransactionCanceledException,
  writes: readonly Write[],
): (() => Promise<void>) | undefined {
  for (const [index, { Code, Item }] of (error.CancellationReasons ?? []).entries()) {
    if (Code !== 'ConditionalCheckFailed' || !Item) continue;
    const finish = writes[index]?.unfinished?.(upgraded(unmarshall(Item)));
    if (finish) return finish;
  }
  return undefined;
}

function throwRefusal(error: TransactionCanceledException, writes: readonly Write[]): void {
  error.CancellationReasons?.forEach((reason, index) => {
    if (reason.Code !== 'ConditionalCheckFailed') return;
    const refused = writes[index]?.refused(reason.Item ? upgraded(unmarshall(reason.Item)) : undefined);
    if (refused) throw refused;
  });
}

function isConflict(error: TransactionCanceledException): boolean {
  return error.CancellationReasons?.some((reason) => reason.Code === 'TransactionConflict') ?? false;
}

function withOldItem(item: TransactItem): TransactItem {
  const returned = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
  return {
    ...(item.Put ? { Put: { ...item.Put, ...returned } } : {}),
    ...(item.Update ? { Update: { ...item.Update, ...returned } } : {}),
    ...(item.Delete ? { Delete: { ...item.Delete, ...returned } } : {}),
    ...(item.ConditionCheck ? { ConditionCheck: { ...item.ConditionCheck, ...returned } } : {}),
  };
}
