import { type Database, streamSection } from './database.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import { dynamoDbError } from './service-error.ts';
import { sequenceNumber } from './stream-record.ts';
import type { Table } from './table.ts';

/** A table's enabled stream. */
export interface Stream {
  arn: string;
  label: string;
  table: Table;
}

/** A stream has one shard, which never closes. */
export const SHARD_ID = 'shardId-00000000000000000001';

export const streamArn = { type: 'String', notNull: true, lengthGreaterThanOrEqual: 37, lengthLessThanOrEqual: 1024 };

export function streamOf(database: Database, arn: string): Stream {
  const found = streams(database).find((stream) => stream.arn === arn);
  if (!found)
    throw dynamoDbError('ResourceNotFoundException', {
      message: `Requested resource not found: Stream: ${arn} not found`,
    });
  return found;
}

export function streams(database: Database): Stream[] {
  return [...database.tables.values()].flatMap((table) => {
    const { LatestStreamArn: arn, LatestStreamLabel: label } = table.description;
    return arn === undefined || label === undefined ? [] : [{ arn, label, table }];
  });
}

/** The number of the stream's oldest record. */
async function oldestSequenceNumber(database: Database, { label, table }: Stream): Promise<string | undefined> {
  for await (const number of streamSection(database, table.description.TableName, label).keys({ limit: 1 }))
    return number;
  return undefined;
}

const describeSchema: RequestSchema<{ StreamArn: string }> = { types: { StreamArn: streamArn } };

export const describeStreamOperation: Operation = async (database, body) => {
  const stream = streamOf(database, parseRequest(body, describeSchema).StreamArn);
  const { TableName, KeySchema, StreamSpecification, CreationDateTime } = stream.table.description;
  const oldest = await oldestSequenceNumber(database, stream);
  return {
    StreamDescription: {
      StreamArn: stream.arn,
      StreamLabel: stream.label,
      StreamStatus: 'ENABLED',
      StreamViewType: StreamSpecification?.StreamViewType,
      CreationRequestDateTime: CreationDateTime,
      TableName,
      KeySchema,
      Shards: [{ ShardId: SHARD_ID, SequenceNumberRange: { StartingSequenceNumber: oldest ?? sequenceNumber(1) } }],
    },
  };
};
