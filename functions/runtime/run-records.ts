import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { logger } from './logger.ts';

/** The log's line for a record that failed. */
interface Failure {
  readonly message: string;
  /** snake_case */
  readonly code: string;
}

/**
 * Runs a stream's records in order and reports the first that fails: Lambda delivers it again, with all records after
 * it (ReportBatchItemFailures).
 */
export async function runRecords(
  records: readonly DynamoDBRecord[],
  run: (record: DynamoDBRecord, index: number) => Promise<void>,
  { message, code }: Failure,
): Promise<DynamoDBBatchResponse> {
  for (const [index, record] of records.entries()) {
    try {
      await run(record, index);
    } catch (error) {
      logger.error(message, { code, error: error instanceof Error ? error : undefined });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
