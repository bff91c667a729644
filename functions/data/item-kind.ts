import { type ItemKind, KEY_TABLE, type PartitionNames, type SortNames } from './key-table.ts';
import type { Key } from './spell-key.ts';

/* An item's kind, by its key alone: the nouns of the key table, for work on items of every kind. */

export type { ItemKind } from './key-table.ts';

const isKind = (name: string): name is ItemKind => Object.hasOwn(KEY_TABLE, name);
export const ITEM_KINDS: readonly ItemKind[] = Object.keys(KEY_TABLE).filter(isKind);

const PATTERNS = ITEM_KINDS.map((kind) => {
  const [pk, sk] = KEY_TABLE[kind];
  return { kind, pk: patternOf(pk), sk: patternOf(sk) };
});

/** Undefined for a key that the table does not have. */
export function itemKind({ pk, sk }: Key): ItemKind | undefined {
  return PATTERNS.find((pattern) => pattern.pk.test(pk) && pattern.sk.test(sk))?.kind;
}

/** The names in a key of this kind, as the key table calls them; undefined for a key of another kind. */
export function namesIn<Kind extends ItemKind>(
  kind: Kind,
  { pk, sk }: Key,
): Readonly<Record<PartitionNames<Kind> | SortNames<Kind>, string>> | undefined {
  const pattern = PATTERNS.find((each) => each.pk.test(pk) && each.sk.test(sk));
  if (pattern?.kind !== kind) return undefined;
  // Group names are those of the templates.
  return { ...pattern.pk.exec(pk)?.groups, ...pattern.sk.exec(sk)?.groups } as Record<
    PartitionNames<Kind> | SortNames<Kind>,
    string
  >;
}

/** A template as a regular expression: '{day}' is a named group. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[\\s\\S]+)')}$`);
}
