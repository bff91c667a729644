import { type DocumentPath, type Item, mapPaths, validateKeyPaths } from 'dynalite/db/index.js';
import * as getItem from 'dynalite/validations/getItem.js';
import { type CapacityDetail, consumedCapacity, readUnits } from './capacity.ts';
import { itemSection, tableNamed } from './database.ts';
import { itemBytes } from './item-size.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import type { Table } from './table.ts';
import { locateKey } from './write.ts';

/** Which attributes a read returns: all, or those of a projection expression, or of the legacy list of names. */
export interface Selection {
  AttributesToGet?: string[];
  _projection?: { paths: DocumentPath[]; nestedPaths: Record<string, boolean> };
}

export interface GetRequest extends Selection {
  TableName: string;
  Key: Item;
  ConsistentRead?: boolean;
  ReturnConsumedCapacity?: CapacityDetail;
}

const getSchema: RequestSchema<GetRequest> = { types: getItem.types, custom: getItem.custom };

export const getOperation: Operation = async (database, body) => {
  const request = parseRequest(body, getSchema);
  const table = tableNamed(database, request.TableName);
  checkSelection(table, request);
  const item = await itemSection(database, request.TableName).get(locateKey(table, request.Key));
  return {
    Item: item && select(request, item),
    ConsumedCapacity: consumedCapacity(request.ReturnConsumedCapacity, {
      table: request.TableName,
      units: readUnits(item ? itemBytes(item) : 0, request.ConsistentRead === true),
    }),
  };
};

/** Refuses a projection that reaches into a key attribute. */
export function checkSelection(table: Table, { _projection }: Selection): void {
  const fault = validateKeyPaths(_projection?.nestedPaths, table.description);
  if (fault) throw fault;
}

export function select({ _projection, AttributesToGet }: Selection, item: Item): Item {
  const paths = _projection?.paths ?? AttributesToGet;
  return paths ? mapPaths(paths, item) : item;
}
