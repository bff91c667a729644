import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { handler as projectChanges } from '#functions/discover/project-changes.ts';
import { streamEvent } from '../pumps/stream-event.ts';
import type { Functions } from './start-functions.ts';

/**
 * Gives every change of the table so far to the projector, as Lambda's event source mapping would. From the beginning
 * each time: the projector does not mind changes that come again.
 */
export async function deliverChanges({ streamArn }: Functions): Promise<void> {
  const streams = new DynamoDBStreamsClient({ endpoint: String(process.env.AWS_ENDPOINT_URL_DYNAMODB) });
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  for (const { ShardId } of StreamDescription?.Shards ?? []) {
    let { ShardIterator: next } = await streams.send(
      new GetShardIteratorCommand({ StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    for (let records = 1; records > 0; ) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
      const report = await projectChanges(streamEvent(Records, streamArn) as DynamoDBStreamEvent);
      if (report.batchItemFailures.length > 0) throw new Error('The projector failed');
      next = NextShardIterator;
      records = Records.length;
    }
  }
  streams.destroy();
}
