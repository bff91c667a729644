import * as deleteItem from 'dynalite/validations/deleteItem.js';
import * as putItem from 'dynalite/validations/putItem.js';
import * as updateItem from 'dynalite/validations/updateItem.js';
import { consumedCapacity } from './capacity.ts';
import { commitWrites, consumptionOf } from './commit.ts';
import type { Database } from './database.ts';
import { type Operation, parseRequest, type RequestSchema, returnValuesOnConditionCheckFailure } from './request.ts';
import type { KeyedWriteRequest, PutRequest, WriteIntent } from './write.ts';

export const putSchema: RequestSchema<PutRequest> = {
  types: { ...putItem.types, ReturnValuesOnConditionCheckFailure: returnValuesOnConditionCheckFailure },
  custom: putItem.custom,
};
export const updateSchema: RequestSchema<KeyedWriteRequest> = {
  types: { ...updateItem.types, ReturnValuesOnConditionCheckFailure: returnValuesOnConditionCheckFailure },
  custom: updateItem.custom,
};
export const deleteSchema: RequestSchema<KeyedWriteRequest> = {
  types: { ...deleteItem.types, ReturnValuesOnConditionCheckFailure: returnValuesOnConditionCheckFailure },
  custom: deleteItem.custom,
};

export const putOperation: Operation = (database, body) =>
  writeOne(database, { kind: 'PutItem', request: parseRequest(body, putSchema) });

export const updateOperation: Operation = (database, body) =>
  writeOne(database, { kind: 'UpdateItem', request: parseRequest(body, updateSchema) });

export const deleteOperation: Operation = (database, body) =>
  writeOne(database, { kind: 'DeleteItem', request: parseRequest(body, deleteSchema) });

async function writeOne(database: Database, intent: WriteIntent): Promise<object> {
  const [change] = await commitWrites(database, [intent]);
  if (!change) return {};
  return {
    Attributes: change.attributes,
    ConsumedCapacity: consumedCapacity(intent.request.ReturnConsumedCapacity, consumptionOf(change)),
  };
}
