import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';

export interface BatchDelivery {
  /** Calls the function with the records, in order. */
  readonly deliver: (records: readonly StreamRecord[]) => Promise<unknown>;
  /** Receives the number of the last record that need not be delivered again. */
  readonly advance: (sequenceNumber: string) => Promise<void>;
  /** Receives a record that the function failed to process in all attempts. */
  readonly setAside: (record: StreamRecord, reason: string) => Promise<void>;
  /** Waits before the next attempt; rejects when there is to be none. */
  readonly backOff: (attempt: number) => Promise<void>;
  /** Maximum number of deliveries of one record. */
  readonly attempts: number;
}

/** The response of a function that reports failures one by one (ReportBatchItemFailures). */
const Report = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** The numbers of the records that a function reports as failed. As on AWS, no report at all is success. */
export function failuresIn(answer: unknown): string[] {
  const failures = Report.safeParse(answer).data?.batchItemFailures ?? [];
  return failures.map(({ itemIdentifier }) => itemIdentifier);
}

/**
 * Delivers a batch as Lambda's event source mapping does with ReportBatchItemFailures and BisectBatchOnFunctionError:
 * records before the first reported failure are done; a batch that fails as a whole is bisected until the failing
 * record is alone; that one is retried, and finally set aside, so that the following ones get their turn.
 */
export async function deliverBatch(records: readonly StreamRecord[], delivery: BatchDelivery): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(records, delivery);
    if (outcome === 'done') return advanceTo(records, delivery);
    const { failedAt, reason } = outcome;
    await delivery.backOff(attempt);
    if (failedAt > 0) {
      await advanceTo(records.slice(0, failedAt), delivery);
      return deliverBatch(records.slice(failedAt), delivery);
    }
    const [first, ...others] = records;
    if (first && others.length > 0) {
      const middle = Math.ceil(records.length / 2);
      await deliverBatch(records.slice(0, middle), delivery);
      return deliverBatch(records.slice(middle), delivery);
    }
    if (first && attempt >= delivery.attempts) {
      await delivery.setAside(first, reason);
      return advanceTo(records, delivery);
    }
  }
}

async function tryOnce(
  records: readonly StreamRecord[],
  { deliver }: BatchDelivery,
): Promise<'done' | { failedAt: number; reason: string }> {
  let answer: unknown;
  try {
    answer = await deliver(records);
  } catch (error) {
    return { failedAt: 0, reason: String(error) };
  }
  const failures = failuresIn(answer);
  if (failures.length === 0) return 'done';
  // As on AWS, a report on something else fails the whole batch.
  const places = failures.map((number) => records.findIndex((record) => numberOf(record) === number));
  return { failedAt: Math.max(0, Math.min(...places)), reason: 'The function reported a failure of this record' };
}

async function advanceTo(done: readonly StreamRecord[], { advance }: BatchDelivery): Promise<void> {
  const last = done.at(-1);
  if (last) await advance(numberOf(last));
}

function numberOf(record: StreamRecord): string {
  return record.dynamodb?.SequenceNumber ?? '';
}
