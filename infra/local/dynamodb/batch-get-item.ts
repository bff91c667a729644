import type { Item } from 'dynalite/db/index.js';
import * as batchGetItem from 'dynalite/validations/batchGetItem.js';
import { type CapacityDetail, type Consumption, consumedCapacities, readUnits } from './capacity.ts';
import { type Database, itemSection, tableNamed } from './database.ts';
import { checkSelection, type Selection, select } from './get-item.ts';
import { itemBytes } from './item-size.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import { locateKey } from './write.ts';

interface TableRequest extends Selection {
  Keys: Item[];
  ConsistentRead?: boolean;
}
interface BatchGetRequest {
  RequestItems: Record<string, TableRequest>;
  ReturnConsumedCapacity?: CapacityDetail;
}

const schema: RequestSchema<BatchGetRequest> = { types: batchGetItem.types, custom: batchGetItem.custom };

/** Keys beyond it are returned as unprocessed. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export const batchGetOperation: Operation = async (database, body) => {
  const { RequestItems, ReturnConsumedCapacity } = parseRequest(body, schema);
  const Responses: Record<string, Item[]> = {};
  const UnprocessedKeys: Record<string, object> = {};
  const consumptions: Consumption[] = [];
  let room = MAX_ANSWER_BYTES;
  for (const [name, request] of Object.entries(RequestItems)) {
    const rows = await readTable(database, name, request);
    const fitting = rows.filter(({ bytes }) => {
      room -= bytes;
      return room >= 0;
    });
    Responses[name] = fitting.flatMap(({ item }) => (item ? [select(request, item)] : []));
    consumptions.push({
      table: name,
      units: fitting.reduce((sum, { bytes }) => sum + readUnits(bytes, request.ConsistentRead === true), 0),
    });
    const left = rows.filter((row) => !fitting.includes(row));
    const { _projection, ...asked } = request;
    if (left.length > 0) UnprocessedKeys[name] = { ...asked, Keys: left.map(({ key }) => key) };
  }
  return { Responses, UnprocessedKeys, ConsumedCapacity: consumedCapacities(ReturnConsumedCapacity, consumptions) };
};

/** The rows in storage order: as on AWS, not in the order of the request. */
async function readTable(
  database: Database,
  name: string,
  request: TableRequest,
): Promise<{ key: Item; item: Item | undefined; bytes: number }[]> {
  const table = tableNamed(database, name);
  checkSelection(table, request);
  const keys = request.Keys.map((key) => ({ key, stored: locateKey(table, key) })).sort((left, right) =>
    left.stored < right.stored ? -1 : 1,
  );
  const items = await itemSection(database, name).getMany(keys.map(({ stored }) => stored));
  return keys.map(({ key }, position) => {
    const item = items[position];
    return { key, item, bytes: item ? itemBytes(item) : 0 };
  });
}
