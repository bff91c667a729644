/** What a caller has seen of an item that it changes (If-Match), and the error for another revision of it. */
export interface Expected<Item> {
  /** It must have one of these. */
  readonly revisions: readonly number[];
  readonly stale: (item: Item) => Error;
}

interface Revised {
  readonly revision?: number | undefined;
}

type Revisions = Pick<Expected<never>, 'revisions'> | undefined;

/** The item in its next revision. */
export function revised<Item extends Revised>(item: Item): Item & { readonly revision: number } {
  return { ...item, revision: (item.revision ?? 0) + 1 };
}

export function isStale({ revision = 0 }: Revised, expected: Revisions): boolean {
  return expected !== undefined && !expected.revisions.includes(revision);
}

/** The condition of a write that its item is there, in one of the expected revisions if there is an expectation. */
export function revisionCondition(expected: Revisions) {
  if (!expected) return { condition: 'attribute_exists(pk)', values: {} };
  const { revisions } = expected;
  const values = Object.fromEntries(revisions.map((revision, index) => [`:revision${index}`, revision]));
  const either = [
    ...(revisions.length > 0 ? [`revision IN (${Object.keys(values).join(', ')})`] : []),
    // It is stored with the first change.
    ...(revisions.includes(0) ? ['attribute_not_exists(revision)'] : []),
  ];
  // Tags that are no revision of ours match nothing.
  const condition = either.length > 0 ? `(${either.join(' OR ')})` : 'attribute_not_exists(pk)';
  return { condition: `attribute_exists(pk) AND ${condition}`, values };
}
