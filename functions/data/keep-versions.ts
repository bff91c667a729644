import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Attributes, stamped, upgraded } from './item-version.ts';

/**
 * DynamoDB middleware: upgrades every item that is read to the current format, and stamps every item that is written
 * with its version. A partially read item (ProjectionExpression) is returned as it is.
 */
export function keepVersions(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      const input: Attributes = { ...args.input };
      const { response, output } = await next({ ...args, input: Object.assign({}, args.input, written(input)) });
      if ('ProjectionExpression' in input) return { response, output };
      return { response, output: Object.assign({}, output, read({ ...output })) };
    },
    { step: 'initialize', name: 'keepVersions' },
  );
  return client;
}

/** The parts of a command's input that hold whole items. */
function written({ Item, TransactItems, RequestItems }: Attributes): Attributes {
  return {
    ...(isMap(Item) ? { Item: stamped(Item) } : {}),
    ...(Array.isArray(TransactItems) ? { TransactItems: TransactItems.map((write) => inPut(write, 'Put')) } : {}),
    ...(isMap(RequestItems) ? { RequestItems: eachList(RequestItems, (write) => inPut(write, 'PutRequest')) } : {}),
  };
}

/** The parts of an answer that hold items: of Get, Query, Update and the like, BatchGet, and TransactGet. */
function read({ Item, Items, Attributes: changed, Responses }: Attributes): Attributes {
  return {
    ...(isMap(Item) ? { Item: upgraded(Item) } : {}),
    ...(Array.isArray(Items) ? { Items: Items.map(upgradedItem) } : {}),
    ...(isMap(changed) ? { Attributes: upgraded(changed) } : {}),
    ...(Array.isArray(Responses) ? { Responses: Responses.map((each: unknown) => ofGet(each)) } : {}),
    ...(isMap(Responses) ? { Responses: eachList(Responses, upgradedItem) } : {}),
  };
}

function inPut(write: unknown, name: 'Put' | 'PutRequest'): unknown {
  const put = isMap(write) ? write[name] : undefined;
  if (!isMap(write) || !isMap(put) || !isMap(put.Item)) return write;
  return { ...write, [name]: { ...put, Item: stamped(put.Item) } };
}

function ofGet(response: unknown): unknown {
  return isMap(response) && isMap(response.Item) ? { ...response, Item: upgraded(response.Item) } : response;
}

const upgradedItem = (item: unknown): unknown => (isMap(item) ? upgraded(item) : item);

/** Lists by the name of their table. */
function eachList(lists: Attributes, change: (entry: unknown) => unknown): Attributes {
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? list.map(change) : list]),
  );
}

function isMap(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
