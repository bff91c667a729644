import { handler as runAccountJobs } from '#functions/account/run-account-jobs.ts';
import { itemKind } from '#functions/data/item-kind.ts';
import type { Place } from './place.ts';
import { type ItemKey, rawKey, walkTable } from './walk-table.ts';

interface Redone {
  readonly done: number;
  /** Keys of jobs that failed again. */
  readonly failed: readonly ItemKey[];
}

/**
 * Completes account deletions and exports that their function gave up on, in this process. A dead letter refers to a
 * position in the table's stream, which expires after a day; the job's own item stays.
 */
export async function redoAccountJobs(place: Place): Promise<Redone> {
  const jobs: ItemKey[] = [];
  await walkTable(place.dynamoDb, place.table, async (items) => {
    for (const item of items) {
      const kind = itemKind(rawKey(item));
      if (kind === 'deletion' || (kind === 'export' && item.status?.S === 'preparing')) jobs.push(rawKey(item));
    }
  });
  const failed: ItemKey[] = [];
  for (const job of jobs) if (!(await redo(job))) failed.push(job);
  return { done: jobs.length - failed.length, failed };
}

async function redo({ pk, sk }: ItemKey): Promise<boolean> {
  const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' };
  const { batchItemFailures } = await runAccountJobs({ Records: [{ eventName: 'INSERT', dynamodb }] });
  return batchItemFailures.length === 0;
}
