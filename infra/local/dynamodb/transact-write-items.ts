import * as deleteItem from 'dynalite/validations/deleteItem.js';
import type { FieldTypes } from 'dynalite/validations/index.js';
import { type CapacityDetail, type Consumption, consumedCapacities, readUnits } from './capacity.ts';
import { consumptionOf, currentItems, largerBytes, store } from './commit.ts';
import type { Database } from './database.ts';
import { evaluateWrite, type WrittenChange } from './evaluate-write.ts';
import { itemBytes } from './item-size.ts';
import { checkMember, type Operation, parseRequest, type RequestSchema, returnConsumedCapacity } from './request.ts';
import { type CancellationReason, dynamoDbError, errorName, isServiceError, validationError } from './service-error.ts';
import { checkTransactionBytes, TRANSACTION_FACTOR, transactItems } from './transaction.ts';
import { digestOf, writtenBefore, writtenOperations } from './transaction-token.ts';
import {
  type ItemChange,
  type KeyedWriteRequest,
  locate,
  type PutRequest,
  refuseSameItem,
  type Write,
  type WriteIntent,
} from './write.ts';
import { deleteSchema, putSchema, updateSchema } from './write-item.ts';

interface TransactWriteItem {
  Put?: PutRequest;
  Update?: KeyedWriteRequest;
  Delete?: KeyedWriteRequest;
  ConditionCheck?: KeyedWriteRequest;
}
interface TransactWriteRequest {
  TransactItems: TransactWriteItem[];
  ClientRequestToken?: string;
  ReturnConsumedCapacity?: CapacityDetail;
}

const action = (name: string, children: FieldTypes) => ({ type: `FieldStruct<${name}>`, children });
const expression = { type: 'String', notNull: true };

const schema: RequestSchema<TransactWriteRequest> = {
  types: {
    TransactItems: transactItems('TransactWriteItem', {
      Put: action('Put', putSchema.types),
      Update: action('Update', { ...updateSchema.types, UpdateExpression: expression }),
      Delete: action('Delete', deleteSchema.types),
      ConditionCheck: action('ConditionCheck', { ...deleteSchema.types, ConditionExpression: expression }),
    }),
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    ReturnConsumedCapacity: returnConsumedCapacity,
  },
};

export const transactWriteOperation: Operation = async (database, body) => {
  const request = parseRequest(body, schema);
  const { ClientRequestToken: token, ReturnConsumedCapacity: detail } = request;
  const digest = digestOf(request.TransactItems);
  const intents = request.TransactItems.map(intentOf);
  return database.exclusive(async () => {
    const reads = token === undefined ? undefined : await writtenBefore(database, token, digest);
    if (reads) return { ConsumedCapacity: consumedCapacities(detail, reads, 'ReadCapacityUnits') };
    const changes = await evaluateAll(database, intents);
    const also = token === undefined ? [] : writtenOperations(database, token, digest, changes.map(readAgain));
    await store(database, changes, { also });
    return { ConsumedCapacity: consumedCapacities(detail, changes.map(written), 'WriteCapacityUnits') };
  });
};

function intentOf(item: TransactWriteItem): WriteIntent {
  const { Put, Update, Delete, ConditionCheck } = item;
  if (Object.keys(item).length > 1)
    throw validationError('TransactItems can only contain one of Check, Put, Update or Delete');
  if (Put) {
    checkMember(Put, putSchema.custom);
    return { kind: 'PutItem', request: Put };
  }
  if (Update) {
    checkMember(Update, updateSchema.custom);
    return { kind: 'UpdateItem', request: Update };
  }
  if (Delete) {
    checkMember(Delete, deleteItem.custom);
    return { kind: 'DeleteItem', request: Delete };
  }
  if (ConditionCheck) {
    checkMember(ConditionCheck, deleteItem.custom);
    return { kind: 'ConditionCheck', request: ConditionCheck };
  }
  throw validationError('The action or operation requested is invalid. Verify that the action is typed correctly.');
}

/** The effects of all writes; TransactionCanceledException with a reason for each if one of them is impossible. */
async function evaluateAll(database: Database, intents: WriteIntent[]): Promise<ItemChange[]> {
  const writes = intents.map((intent) => locate(database, intent));
  refuseSameItem(writes, 'Transaction request cannot include multiple operations on one item');
  const items = await currentItems(database, writes);
  const outcomes = [];
  for (const [position, write] of writes.entries()) outcomes.push(await outcome(write, items[position]));
  const changes = outcomes.flatMap(({ change }) => change ?? []);
  if (changes.length < writes.length) throw cancelled(outcomes.map(({ reason }) => reason ?? { Code: 'None' }));
  checkTransactionBytes(
    changes.reduce((sum, { before, after }) => sum + (after && after !== before ? itemBytes(after) : 0), 0),
  );
  return changes;
}

async function outcome(
  write: Write,
  before: ItemChange['before'],
): Promise<{ change?: WrittenChange; reason?: CancellationReason }> {
  try {
    return { change: await evaluateWrite(write, before) };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { body } = error;
    const name = errorName(body);
    return {
      reason: {
        Code: codes[name] ?? name,
        ...(body.message === undefined ? {} : { Message: body.message }),
        ...(body.Item ? { Item: body.Item } : {}),
      },
    };
  }
}

const codes: Record<string, string> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ValidationException: 'ValidationError',
};

function cancelled(reasons: CancellationReason[]): Error {
  const list = reasons.map(({ Code }) => Code).join(', ');
  return dynamoDbError('TransactionCanceledException', {
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${list}]`,
    CancellationReasons: reasons,
  });
}

function written(change: ItemChange): Consumption {
  const consumption = consumptionOf(change);
  return { ...consumption, units: TRANSACTION_FACTOR * consumption.units };
}

/** The cost of answering the same request again. */
function readAgain(change: ItemChange): Consumption {
  return {
    table: change.table.description.TableName,
    units: TRANSACTION_FACTOR * readUnits(largerBytes(change), true),
  };
}
