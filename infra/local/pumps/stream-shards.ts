import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type ShardIteratorType,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { Checkpoint } from './checkpoint.ts';

const BATCH = 100;

export interface ShardBatch {
  readonly shardId: string;
  readonly records: readonly StreamRecord[];
}

export interface StreamReader {
  /** The next records of each open shard; the first call starts after `checkpoint`. */
  next(): Promise<readonly ShardBatch[]>;
}

/** Reads a stream's shards, a child shard only after its parent. Later shards are looked for when one has ended. */
export function streamReader(client: DynamoDBStreamsClient, streamArn: string, checkpoint: Checkpoint): StreamReader {
  const iterators = new Map<string, string>();
  const ended = new Set<string>();
  let shards: readonly Shard[] | undefined;

  const open = async (shardId: string, type: ShardIteratorType, after?: string) => {
    const position = after === undefined ? {} : { SequenceNumber: after };
    const input = { StreamArn: streamArn, ShardId: shardId, ShardIteratorType: type, ...position };
    return (await client.send(new GetShardIteratorCommand(input))).ShardIterator;
  };

  const iteratorOf = async (shardId: string) => {
    const after = checkpoint.positionIn(shardId);
    if (after === undefined) return open(shardId, 'TRIM_HORIZON');
    try {
      return await open(shardId, 'AFTER_SEQUENCE_NUMBER', after);
    } catch (error) {
      // Older than the stream's retention: the rest begins at its trim horizon.
      if (error instanceof TrimmedDataAccessException) return open(shardId, 'TRIM_HORIZON');
      throw error;
    }
  };

  const read = async (shardId: string): Promise<ShardBatch> => {
    const iterator = iterators.get(shardId) ?? (await iteratorOf(shardId));
    try {
      const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }));
      if (answer.NextShardIterator) iterators.set(shardId, answer.NextShardIterator);
      else {
        ended.add(shardId);
        shards = undefined;
      }
      return { shardId, records: answer.Records ?? [] };
    } catch (error) {
      iterators.delete(shardId);
      if (error instanceof ExpiredIteratorException || error instanceof TrimmedDataAccessException) {
        return { shardId, records: [] };
      }
      throw error;
    }
  };

  return {
    next: async () => {
      shards ??= await listShards(client, streamArn);
      const known = new Set(shards.map((shard) => shard.ShardId));
      const readable = shards.flatMap(({ ShardId: id, ParentShardId: parent }) => {
        const waits = parent !== undefined && known.has(parent) && !ended.has(parent);
        return id === undefined || ended.has(id) || waits ? [] : [id];
      });
      return Promise.all(readable.map(read));
    },
  };
}

async function listShards(client: DynamoDBStreamsClient, streamArn: string): Promise<readonly Shard[]> {
  const shards: Shard[] = [];
  let last: string | undefined;
  do {
    const page = last === undefined ? {} : { ExclusiveStartShardId: last };
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn, ...page }));
    shards.push(...(StreamDescription?.Shards ?? []));
    last = StreamDescription?.LastEvaluatedShardId;
  } while (last !== undefined);
  return shards;
}
