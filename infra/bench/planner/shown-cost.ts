import { knownCurrency, toEuros } from '#functions/planner/money.ts';
import type { QuickSuggestion } from '#shared/planner/schema.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^A\$/, 'AUD'],
  [/^CA\$/, 'CAD'],
  [/^£/, 'GBP'],
  [/^€/, 'EUR'],
  [/^\$/, 'USD'],
  [/^¥/, 'JPY'],
  [/^CHF/, 'CHF'],
];

/** ISO 4217; undefined when the cost has no sign that is known. */
export function currencyOf({ estimatedCost }: Pick<QuickSuggestion, 'estimatedCost'>): string | undefined {
  return SIGNS.find(([sign]) => sign.test(estimatedCost))?.[1];
}

export function eurosOf(suggestion: Pick<QuickSuggestion, 'estimatedCost'>): number {
  const amount = Number(suggestion.estimatedCost.replace(/[^\d.]/g, ''));
  return toEuros(amount, knownCurrency(currencyOf(suggestion)));
}
