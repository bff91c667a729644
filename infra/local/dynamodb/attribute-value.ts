import type { AttributeValue, Item } from 'dynalite/db/index.js';

/** The one data type that a value has, e.g. 'S'. */
function typeOf(value: AttributeValue): string {
  return Object.keys(value)[0] ?? '';
}

/** Whether two attribute values are equal: sets in any order, maps by their entries, lists in order. */
export function sameValue(left: AttributeValue | undefined, right: AttributeValue | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  if (left.M && right.M) return sameItem(left.M, right.M);
  if (left.L && right.L) return sameList(left.L, right.L);
  if (left.SS && right.SS) return sameSet(left.SS, right.SS);
  if (left.NS && right.NS) return sameSet(left.NS, right.NS);
  if (left.BS && right.BS) return sameSet(left.BS, right.BS);
  return (
    left.S === right.S &&
    left.N === right.N &&
    left.B === right.B &&
    left.BOOL === right.BOOL &&
    left.NULL === right.NULL &&
    typeOf(left) === typeOf(right)
  );
}

export function sameItem(left: Item, right: Item): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => sameValue(left[name], right[name]));
}

function sameList(left: AttributeValue[], right: AttributeValue[]): boolean {
  return left.length === right.length && left.every((value, position) => sameValue(value, right[position]));
}

function sameSet(left: string[], right: string[]): boolean {
  const members = new Set(right);
  return left.length === right.length && left.every((member) => members.has(member));
}
