import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ResourceNotFoundException,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';
import { streamEvent } from '../../local/pumps/stream-event.ts';

/**
 * What Lambda sends to a queue about a batch that its function gave up on: its position in the stream, not the records
 * themselves (AWS Lambda developer guide, "Retaining discarded records for a DynamoDB event source").
 */
export const FailedBatch = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    approximateArrivalOfFirstRecord: z.string(),
    batchSize: z.number(),
  }),
});
export type FailedBatch = z.output<typeof FailedBatch>;

/** A shard may return empty pages between its records; after this many in a row there are none. */
const MOST_EMPTY_PAGES = 20;

/** The function's event, or undefined when the stream, which keeps a day, no longer has it. */
export async function eventOf(streams: DynamoDBStreamsClient, { DDBStreamBatchInfo }: FailedBatch): Promise<unknown> {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = DDBStreamBatchInfo;
  const end = BigInt(endSequenceNumber);
  const found: StreamRecord[] = [];
  try {
    let { ShardIterator: next } = await streams.send(
      new GetShardIteratorCommand({
        ...{ StreamArn: streamArn, ShardId: shardId },
        ...{ ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber: startSequenceNumber },
      }),
    );
    for (let empty = 0; next !== undefined && empty < MOST_EMPTY_PAGES; ) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
      const inBatch = Records.filter((record) => numberOf(record) <= end);
      found.push(...inBatch);
      const last = Records.at(-1);
      if (last && numberOf(last) >= end) return streamEvent(found, streamArn);
      empty = last ? 0 : empty + 1;
      next = NextShardIterator;
    }
  } catch (error) {
    if (error instanceof TrimmedDataAccessException || error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
  return undefined;
}

const numberOf = ({ dynamodb }: StreamRecord) => BigInt(dynamodb?.SequenceNumber ?? 0);
