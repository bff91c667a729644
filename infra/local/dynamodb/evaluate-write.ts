import { Readable } from 'node:stream';
import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem, { type ActionStore } from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import type { Item } from 'dynalite/db/index.js';
import { meetsCondition } from './condition.ts';
import { itemBytes, MAX_ITEM_BYTES } from './item-size.ts';
import { dynamoDbError, validationError } from './service-error.ts';
import { ordered } from './update-order.ts';
import type { ItemChange, Write } from './write.ts';

/** The effect of a write on an item. Nothing is stored yet. */
export interface WrittenChange extends ItemChange {
  /** The attributes that the request asked to have returned. */
  attributes: Item | undefined;
}

const actions = { PutItem: putItem, UpdateItem: updateItem, DeleteItem: deleteItem };

/**
 * Applies a write to the item's current state; fails where its condition does, or where the result may not be stored.
 */
export async function evaluateWrite(write: Write, before: Item | undefined): Promise<WrittenChange> {
  const { kind, request, table, key } = write;
  if (request._condition && !meetsCondition(before ?? {}, request._condition.expression))
    throw dynamoDbError('ConditionalCheckFailedException', {
      message: 'The conditional request failed',
      ...(before && request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? { Item: before } : {}),
    });
  if (kind === 'ConditionCheck') return { table, key, before, after: before, attributes: undefined };

  const stored = { item: before };
  const { Attributes } = await new Promise<{ Attributes?: Item }>((resolve, reject) => {
    actions[kind](oneItemStore(write, stored), plainRequest(write), (error, result) =>
      error ? reject(error) : resolve(result ?? {}),
    );
  });
  const after = stored.item;
  if (after && itemBytes(after) > MAX_ITEM_BYTES)
    throw validationError(
      `Item size ${kind === 'UpdateItem' ? 'to update ' : ''}has exceeded the maximum allowed size`,
    );
  return { table, key, before, after, attributes: Attributes };
}

/** The request without the parts that are handled here. */
function plainRequest({ request }: Write): object {
  const plain = { ...request, _condition: undefined, ReturnConsumedCapacity: undefined };
  if (!('_updates' in request)) return plain;
  return { ...plain, _updates: { ...request._updates, sections: ordered(request._updates.sections) } };
}

/** The storage for dynalite's action: the one item, whose new state it leaves in `stored`. */
function oneItemStore({ table }: Write, stored: { item: Item | undefined }): ActionStore {
  return {
    options: { maxItemSize: Number.POSITIVE_INFINITY },
    getTable: (_name, callback) => callback(null, table.description),
    getItemDb: () => ({
      lock: (_key, locked) => locked((callback) => callback),
      get: (_key, callback) => callback(null, stored.item),
      put: (_key, item, callback) => {
        stored.item = item;
        callback(null);
      },
      del: (_key, callback) => {
        stored.item = undefined;
        callback(null);
      },
      createValueStream: () => Readable.from([]),
    }),
  };
}
