import type { AcceptanceItem } from './item.ts';
import { isEnough, type Proof } from './proof.ts';

export interface Verdict {
  readonly item: AcceptanceItem;
  /** Also missing when the tests that name it lack the reach that its kind requires; 'planned': missing, and to come. */
  readonly state: 'proved' | 'failing' | 'missing' | 'planned';
  /** Every test that names it. */
  readonly proofs: readonly Proof[];
}

export function judge(items: readonly AcceptanceItem[], proofs: readonly Proof[]): Verdict[] {
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs) {
    for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  }
  return items.map((item) => {
    const naming = byId.get(item.id) ?? [];
    return { item, state: stateOf(item, naming), proofs: naming };
  });
}

function stateOf({ kind }: AcceptanceItem, naming: readonly Proof[]): Verdict['state'] {
  if (naming.some(({ held }) => !held)) return 'failing';
  return naming.some(({ reach }) => isEnough(reach, kind)) ? 'proved' : 'missing';
}

/** Tests that name an unknown item: a mistake, as they prove nothing. */
export function proofsOfUnknownItems(items: readonly AcceptanceItem[], proofs: readonly Proof[]): Proof[] {
  const known = new Set(items.map(({ id }) => id));
  const areas = new Set(items.map(({ area }) => area));
  return proofs.filter(({ ids }) => ids.some((id) => !known.has(id) && areas.has(id.split('-')[0] ?? '')));
}

/** A test that fails says by its title what no longer holds; with more items than these in it, it says nothing. */
export const MOST_ITEMS = 6;

/** Tests that name more items than `MOST_ITEMS`, those that their groups name included. */
export function proofsOfTooManyItems(proofs: readonly Proof[]): Proof[] {
  return proofs.filter(({ ids }) => ids.length > MOST_ITEMS);
}
