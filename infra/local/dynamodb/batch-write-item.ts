import type { Item } from 'dynalite/db/index.js';
import * as batchWriteItem from 'dynalite/validations/batchWriteItem.js';
import { type CapacityDetail, consumedCapacities } from './capacity.ts';
import { commitWrites, consumptionOf } from './commit.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import { validationError } from './service-error.ts';
import type { WriteIntent } from './write.ts';

interface BatchWriteRequest {
  RequestItems: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
  ReturnConsumedCapacity?: CapacityDetail;
}

const schema: RequestSchema<BatchWriteRequest> = { types: batchWriteItem.types, custom: batchWriteItem.custom };

const MAX_WRITES = 25;

export const batchWriteOperation: Operation = async (database, body) => {
  const request = parseRequest(body, schema);
  const intents = Object.entries(request.RequestItems).flatMap(([table, writes]) =>
    writes.map((write) => intentOf(table, write)),
  );
  if (intents.length > MAX_WRITES) throw validationError('Too many items requested for the BatchWriteItem call');
  const changes = await commitWrites(database, intents);
  return {
    UnprocessedItems: {},
    ConsumedCapacity: consumedCapacities(request.ReturnConsumedCapacity, changes.map(consumptionOf)),
  };
};

function intentOf(
  table: string,
  { PutRequest: put, DeleteRequest: del }: BatchWriteRequest['RequestItems'][string][number],
): WriteIntent {
  if (put && !del) return { kind: 'PutItem', request: { TableName: table, Item: put.Item } };
  if (del && !put) return { kind: 'DeleteItem', request: { TableName: table, Key: del.Key } };
  throw validationError(
    'Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes',
  );
}
