import { type AttributeValue, type Item, itemSize } from 'dynalite/db/index.js';

/** Maximum size of an item, names and values together. */
export const MAX_ITEM_BYTES = 400 * 1024;

/**
 * The size for limits and capacity units: UTF-8 bytes of names and values, as the developer guide's "DynamoDB item
 * sizes and formats" counts them. dynalite counts UTF-16 units, so only its sizes of numbers are used.
 */
export function itemBytes(item: Item): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + valueBytes(value);
  return bytes;
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined || value.NS !== undefined) return itemSize({ '': value });
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64');
  if (value.SS !== undefined) return sum(value.SS, (member) => Buffer.byteLength(member));
  if (value.BS !== undefined) return sum(value.BS, (member) => Buffer.byteLength(member, 'base64'));
  // A document costs three bytes, and one more for each of its elements.
  if (value.L !== undefined) return 3 + sum(value.L, (element) => 1 + valueBytes(element));
  if (value.M !== undefined) return 3 + Object.keys(value.M).length + itemBytes(value.M);
  return 1;
}

function sum<T>(members: readonly T[], bytes: (member: T) => number): number {
  return members.reduce((total, member) => total + bytes(member), 0);
}
