import { type ItemKind, KEY_TABLE, type PartitionNames, type SortNames } from './key-table.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

type Filled<Names extends string> = Readonly<Record<Names, string | number>>;

/** The key of an item of a kind, its templates filled in with these names. */
export function keyOf<Kind extends ItemKind>(kind: Kind, names: Filled<PartitionNames<Kind> | SortNames<Kind>>): Key {
  const [pk, sk] = KEY_TABLE[kind];
  return { pk: filled(pk, names), sk: filled(sk, names) };
}

/** The partition of items of a kind. */
export function partitionOf<Kind extends ItemKind>(kind: Kind, names: Filled<PartitionNames<Kind>>): string {
  return filled(KEY_TABLE[kind][0], names);
}

export function sortKeyOf<Kind extends ItemKind>(kind: Kind, names: Filled<SortNames<Kind>>): string {
  return filled(KEY_TABLE[kind][1], names);
}

/** The common prefix of a kind's sort keys; the whole key when its template has no names. */
export function sortPrefixOf(kind: ItemKind): string {
  return beginning(KEY_TABLE[kind][1]);
}

/** The common prefix of a kind's partition keys. */
export function partitionPrefixOf(kind: ItemKind): string {
  return beginning(KEY_TABLE[kind][0]);
}

function beginning(template: string): string {
  return template.split('{', 1)[0] ?? '';
}

function filled(template: string, names: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]));
}
