import { type Database, streamSection } from './database.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import { dynamoDbError, validationError } from './service-error.ts';
import { sequenceNumber } from './stream-record.ts';
import { SHARD_ID, streamArn, streamOf } from './streams.ts';

interface ShardIteratorRequest {
  StreamArn: string;
  ShardId: string;
  ShardIteratorType: 'TRIM_HORIZON' | 'LATEST' | 'AT_SEQUENCE_NUMBER' | 'AFTER_SEQUENCE_NUMBER';
  SequenceNumber?: string;
}

const iteratorSchema: RequestSchema<ShardIteratorRequest> = {
  types: {
    StreamArn: streamArn,
    ShardId: { type: 'String', notNull: true, lengthGreaterThanOrEqual: 28, lengthLessThanOrEqual: 65 },
    ShardIteratorType: {
      type: 'String',
      notNull: true,
      enum: ['AFTER_SEQUENCE_NUMBER', 'LATEST', 'AT_SEQUENCE_NUMBER', 'TRIM_HORIZON'],
    },
    SequenceNumber: { type: 'String', regex: '[0-9]{21,40}' },
  },
};

export const getShardIteratorOperation: Operation = async (database, body) => {
  const request = parseRequest(body, iteratorSchema);
  const { arn } = streamOf(database, request.StreamArn);
  if (request.ShardId !== SHARD_ID)
    throw dynamoDbError('ResourceNotFoundException', {
      message: `Requested resource not found: Shard: ${request.ShardId} in Stream: ${arn} not found`,
    });
  return { ShardIterator: iteratorAfter(arn, startAfter(database, request)) };
};

/** The number before the first record to read, which need not exist. */
function startAfter(database: Database, { ShardIteratorType: type, SequenceNumber }: ShardIteratorRequest): string {
  if (type === 'TRIM_HORIZON') return sequenceNumber(0);
  if (type === 'LATEST') return sequenceNumber(database.lastSequence);
  if (SequenceNumber === undefined)
    throw validationError('Member must not be null: SequenceNumber is required for this ShardIteratorType');
  return type === 'AFTER_SEQUENCE_NUMBER' ? SequenceNumber : String(BigInt(SequenceNumber) - 1n);
}

interface RecordsRequest {
  ShardIterator: string;
  Limit?: number;
}

const MAX_RECORDS = 1000;
const MAX_BYTES = 1024 * 1024;

const recordsSchema: RequestSchema<RecordsRequest> = {
  types: {
    ShardIterator: { type: 'String', notNull: true, lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 2048 },
    Limit: { type: 'Integer', greaterThanOrEqual: 1, lessThanOrEqual: MAX_RECORDS },
  },
};

/** An iterator does not expire, where on AWS it does after 15 minutes. */
export const getRecordsOperation: Operation = async (database, body) => {
  const { ShardIterator, Limit: limit = MAX_RECORDS } = parseRequest(body, recordsSchema);
  const { arn, after } = readIterator(ShardIterator);
  const { label, table } = streamOf(database, arn);
  // Most polls find nothing, without looking in the store.
  if (after >= sequenceNumber(database.lastSequence)) return { Records: [], NextShardIterator: ShardIterator };
  const Records = [];
  let bytes = 0;
  for await (const record of streamSection(database, table.description.TableName, label).values({ gt: after, limit })) {
    Records.push(record);
    bytes += record.dynamodb.SizeBytes;
    if (bytes >= MAX_BYTES) break;
  }
  const last = Records.at(-1)?.dynamodb.SequenceNumber ?? after;
  return { Records, NextShardIterator: iteratorAfter(arn, last) };
};

/** The iterator contains everything needed to continue, so it is valid after a restart too. */
function iteratorAfter(arn: string, after: string): string {
  return `${arn}|${Buffer.from(after).toString('base64')}`;
}

function readIterator(iterator: string): { arn: string; after: string } {
  const [arn = '', position = ''] = iterator.split('|');
  return { arn, after: Buffer.from(position, 'base64').toString() };
}
