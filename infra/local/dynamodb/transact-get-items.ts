import * as getItem from 'dynalite/validations/getItem.js';
import { type CapacityDetail, consumedCapacities, readUnits } from './capacity.ts';
import { currentItems } from './commit.ts';
import { tableNamed } from './database.ts';
import { checkSelection, type GetRequest, select } from './get-item.ts';
import { itemBytes } from './item-size.ts';
import { checkMember, type Operation, parseRequest, type RequestSchema, returnConsumedCapacity } from './request.ts';
import { checkTransactionBytes, TRANSACTION_FACTOR, transactItems } from './transaction.ts';
import { locateKey } from './write.ts';

interface TransactGetRequest {
  TransactItems: { Get: GetRequest }[];
  ReturnConsumedCapacity?: CapacityDetail;
}

const schema: RequestSchema<TransactGetRequest> = {
  types: {
    TransactItems: transactItems('TransactGetItem', {
      Get: { type: 'FieldStruct<Get>', notNull: true, children: getItem.types },
    }),
    ReturnConsumedCapacity: returnConsumedCapacity,
  },
};

export const transactGetOperation: Operation = async (database, body) => {
  const { TransactItems, ReturnConsumedCapacity } = parseRequest(body, schema);
  const gets = TransactItems.map(({ Get }) => {
    checkMember(Get, getItem.custom);
    const table = tableNamed(database, Get.TableName);
    checkSelection(table, Get);
    return { get: Get, table, key: locateKey(table, Get.Key) };
  });
  // While nothing is written, so that all reads are of the same moment.
  const items = await database.exclusive(() => currentItems(database, gets));
  const sizes = items.map((item) => (item ? itemBytes(item) : 0));
  checkTransactionBytes(sizes.reduce((sum, bytes) => sum + bytes, 0));
  return {
    Responses: gets.map(({ get }, position) => {
      const item = items[position];
      return item ? { Item: select(get, item) } : {};
    }),
    ConsumedCapacity: consumedCapacities(
      ReturnConsumedCapacity,
      gets.map(({ get }, position) => ({
        table: get.TableName,
        units: TRANSACTION_FACTOR * readUnits(sizes[position] ?? 0, true),
      })),
      'ReadCapacityUnits',
    ),
  };
};
