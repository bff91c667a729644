import { batchGetOperation } from './batch-get-item.ts';
import { batchWriteOperation } from './batch-write-item.ts';
import { createTableOperation } from './create-table.ts';
import { describeTableOperation } from './describe-table.ts';
import { getOperation } from './get-item.ts';
import { queryOperation, scanOperation } from './query-scan.ts';
import type { Operation } from './request.ts';
import { getRecordsOperation, getShardIteratorOperation } from './stream-records.ts';
import { describeStreamOperation } from './streams.ts';
import { describeTimeToLiveOperation, updateTimeToLiveOperation } from './time-to-live.ts';
import { transactGetOperation } from './transact-get-items.ts';
import { transactWriteOperation } from './transact-write-items.ts';
import { deleteOperation, putOperation, updateOperation } from './write-item.ts';

/** The operations that the product uses, by the X-Amz-Target header of their requests. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['DynamoDB_20120810.CreateTable', createTableOperation],
  ['DynamoDB_20120810.DescribeTable', describeTableOperation],
  ['DynamoDB_20120810.DescribeTimeToLive', describeTimeToLiveOperation],
  ['DynamoDB_20120810.UpdateTimeToLive', updateTimeToLiveOperation],
  ['DynamoDB_20120810.GetItem', getOperation],
  ['DynamoDB_20120810.PutItem', putOperation],
  ['DynamoDB_20120810.UpdateItem', updateOperation],
  ['DynamoDB_20120810.DeleteItem', deleteOperation],
  ['DynamoDB_20120810.BatchGetItem', batchGetOperation],
  ['DynamoDB_20120810.BatchWriteItem', batchWriteOperation],
  ['DynamoDB_20120810.Query', queryOperation],
  ['DynamoDB_20120810.Scan', scanOperation],
  ['DynamoDB_20120810.TransactGetItems', transactGetOperation],
  ['DynamoDB_20120810.TransactWriteItems', transactWriteOperation],
  ['DynamoDBStreams_20120810.DescribeStream', describeStreamOperation],
  ['DynamoDBStreams_20120810.GetShardIterator', getShardIteratorOperation],
  ['DynamoDBStreams_20120810.GetRecords', getRecordsOperation],
]);
