import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { waitToResend } from './wait-to-resend.ts';

/** DynamoDB's maximum number of writes in one batch. */
const BATCH = 25;

type BatchRequests = NonNullable<ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']>[string];

/** Unconditional writes in batches; retries unprocessed ones until every one is written. */
export async function writeBatches(table: Table, requests: BatchRequests): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH) {
    await writeBatch(table, requests.slice(from, from + BATCH));
  }
}

async function writeBatch(table: Table, requests: BatchRequests): Promise<void> {
  let left: BatchRequests | undefined = requests;
  for (let times = 0; left && left.length > 0; times++) {
    if (times > 0) await waitToResend(times - 1);
    const answer: BatchWriteCommandOutput = await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: left } }),
    );
    left = answer.UnprocessedItems?.[table.name];
  }
}
