import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { handler as projectChanges } from '#functions/discover/project-changes.ts';
import { actAs } from '../authorization/acting-function.ts';
import { streamEvent } from '../pumps/stream-event.ts';
import type { FunctionWorld } from './function-world.ts';

/** The last delivered record, by shard. */
const delivered = new Map<string, string>();

/** Delivers every change of the table since the last time to the projector, as Lambda's event source mapping does. */
export async function deliverChanges(functions: FunctionWorld): Promise<void> {
  const { streamArn } = functions;
  const streams = new DynamoDBStreamsClient({ endpoint: String(process.env.AWS_ENDPOINT_URL_DYNAMODB) });
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
    const last = delivered.get(ShardId);
    const from =
      last === undefined
        ? ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
        : ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last } as const);
    let { ShardIterator: next } = await streams.send(
      new GetShardIteratorCommand({ StreamArn: streamArn, ShardId, ...from }),
    );
    for (let records = 1; records > 0; ) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
      const event = streamEvent(Records, streamArn) as DynamoDBStreamEvent;
      const report = await actAs('projectChanges', () => projectChanges(event));
      if (report.batchItemFailures.length > 0) throw new Error('The projector failed');
      const number = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (number !== undefined) delivered.set(ShardId, number);
      next = NextShardIterator;
      records = Records.length;
    }
  }
  streams.destroy();
}

/** Replays every change since the table was created, which must do no harm. */
export async function replayAllChanges(functions: FunctionWorld): Promise<void> {
  delivered.clear();
  await deliverChanges(functions);
}
