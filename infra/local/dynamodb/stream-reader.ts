import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
} from '@aws-sdk/client-dynamodb-streams';
import type { TestDynamoDb } from './test-clients.ts';

type Clients = Pick<TestDynamoDb, 'client' | 'streams'>;
type Position = Pick<GetShardIteratorCommandInput, 'ShardIteratorType' | 'SequenceNumber'>;

/** The iterator of the only shard of the table's stream. */
export async function shardIterator({ client, streams }: Clients, TableName: string, position: Position) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const [shard] = StreamDescription?.Shards ?? [];
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ StreamArn, ShardId: shard?.ShardId, ...position }),
  );
  return ShardIterator;
}

/** The records from an iterator on, and the next iterator. */
export async function records(
  { streams }: Pick<Clients, 'streams'>,
  ShardIterator: string | undefined,
  Limit?: number,
) {
  const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator, Limit }));
  return { records: Records, next: NextShardIterator };
}

/** The records of a table's stream from a position on. */
export async function recordsFrom(clients: Clients, TableName: string, position: Position) {
  return (await records(clients, await shardIterator(clients, TableName, position))).records;
}
