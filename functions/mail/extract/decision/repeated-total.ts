import type { Draft } from '../mail-reading.ts';

function totalOf({ type, fields }: Draft): string | undefined {
  const { cost, currency, confirmationNumber } = fields;
  if (cost === undefined || confirmationNumber === undefined) return undefined;
  if (type !== 'flight' && type !== 'transport') return undefined;
  return [confirmationNumber.value, cost.value, currency?.value].join('|');
}

/** Markup repeats the total of a whole booking on each of its legs: only the first keeps it. */
export function withTotalOnce(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.map((draft) => {
    const total = totalOf(draft);
    if (total === undefined) return draft;
    if (!seen.has(total)) {
      seen.add(total);
      return draft;
    }
    const { cost: _, currency: __, ...fields } = draft.fields;
    return { ...draft, fields };
  });
}
