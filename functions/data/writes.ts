import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

type Values = Record<string, unknown>;
type Refused = Write['refused'];

/** Creates an item; refused when it exists. */
export function create(table: Table, item: Key & Values, refused: Refused): Write {
  return {
    item: { Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
    refused,
  };
}

/** Attributes to set, and numbers to add, on an item that meets `condition`. `:name` values are given in `values`. */
export interface Change {
  readonly set?: Values;
  readonly add?: Readonly<Record<string, number>>;
  readonly remove?: readonly string[];
  /** What is appended to lists. */
  readonly append?: Readonly<Record<string, readonly unknown[]>>;
  /** An attribute whose name DynamoDB reserves is written '#name'. */
  readonly condition: string;
  readonly values?: Values;
}

/** The parts of an UpdateItem for a change; attribute names are always placeholders. */
export function updateOf(table: Table, key: Key, change: Change) {
  const names: Record<string, string> = namesIn(change.condition);
  const values: Values = { ...change.values };
  // A placeholder consists of letters, digits and underscores.
  const word = (attribute: string) => attribute.replace(/\W/g, '_');
  const name = (attribute: string) => {
    names[`#${word(attribute)}`] = attribute;
    return `#${word(attribute)}`;
  };
  const sets = Object.entries(change.set ?? {}).map(([attribute, value]) => {
    values[`:set_${word(attribute)}`] = value;
    return `${name(attribute)} = :set_${word(attribute)}`;
  });
  const appends = Object.entries(change.append ?? {}).map(([attribute, items]) => {
    values[`:append_${word(attribute)}`] = items;
    return `${name(attribute)} = list_append(${name(attribute)}, :append_${word(attribute)})`;
  });
  const adds = Object.entries(change.add ?? {}).map(([attribute, value]) => {
    values[`:add_${word(attribute)}`] = value;
    return `${name(attribute)} :add_${word(attribute)}`;
  });
  const removes = (change.remove ?? []).map(name);
  const expression = [
    sets.length + appends.length > 0 ? `SET ${[...sets, ...appends].join(', ')}` : '',
    adds.length > 0 ? `ADD ${adds.join(', ')}` : '',
    removes.length > 0 ? `REMOVE ${removes.join(', ')}` : '',
  ];
  return {
    TableName: table.name,
    Key: key,
    UpdateExpression: expression.filter(Boolean).join(' '),
    ConditionExpression: change.condition,
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}

export function update(table: Table, key: Key, change: Change, refused: Refused): Write {
  return { item: { Update: updateOf(table, key, change) }, refused };
}

/** What an item must meet; an attribute whose name DynamoDB reserves is written '#name'. */
interface Condition {
  readonly condition: string;
  readonly values?: Values | undefined;
}

export function remove(table: Table, key: Key, condition: Condition, refused: Refused): Write {
  return { item: { Delete: { TableName: table.name, Key: key, ...expressionOf(condition) } }, refused };
}

/** A condition check without a write, on an item that the transaction does not change. */
export function check(table: Table, key: Key, condition: Condition, refused: Refused): Write {
  return { item: { ConditionCheck: { TableName: table.name, Key: key, ...expressionOf(condition) } }, refused };
}

function expressionOf({ condition: ConditionExpression, values }: Condition) {
  const names = namesIn(ConditionExpression);
  return {
    ConditionExpression,
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(values && Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}

/** '#date' stands for the attribute 'date'. */
function namesIn(condition: string): Record<string, string> {
  const placeholders = [...condition.matchAll(/#\w+/g)];
  return Object.fromEntries(placeholders.map(([placeholder]) => [placeholder, placeholder.slice(1)]));
}

/** For a write whose condition fails only if the table is inconsistent: the failure is internal. */
export function unexpected(what: string): Refused {
  return (old) => new Error(`${what}: unexpected item ${old === undefined ? 'missing' : 'present'}`);
}
