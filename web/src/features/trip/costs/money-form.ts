import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { Money, type TripCosts } from '#shared/costs/schema.ts';

/** The form's values, as they are typed. */
export interface MoneyFormValues {
  currency: string;
  total: string;
  /** In the order of the categories. */
  categories: string[];
  /** Those without an account; a new one has no id yet. */
  people: { personId: string; name: string }[];
}

const written = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

export function moneyValues({ currency, budget, people }: TripCosts): MoneyFormValues {
  const named = people.filter(({ isCompanion, hasLeft }) => !isCompanion && !hasLeft);
  return {
    ...{ currency, total: written(budget.total) },
    categories: ACTIVITY_CATEGORIES.map((category) => written(budget.categories[category])),
    people: named.map(({ id, name }) => ({ personId: id, name })),
  };
}

const numberIn = (text: string) => Number(text.trim().replace(',', '.'));

/** What is typed as the call takes it, checked by the call's own schema, with what is wrong beside its field. */
export const moneyResolver: Resolver<MoneyFormValues, unknown, Money> = (values) => {
  const { currency, total, categories, people } = values;
  const planned = ACTIVITY_CATEGORIES.flatMap((category, index) => {
    const text = categories[index] ?? '';
    return text.trim() === '' ? [] : [[category, numberIn(text)] as const];
  });
  const read = z.safeParse(Money, {
    currency,
    budget: { total: total.trim() === '' ? null : numberIn(total), categories: Object.fromEntries(planned) },
    people: people.map(({ personId, name }) => (personId === '' ? { name } : { id: personId, name })),
  });
  if (read.success) return { values: read.data, errors: {} };
  return { values: {}, errors: errorsOf(read.error.issues) };
};

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

function errorsOf(issues: readonly Issue[]): FieldErrors<MoneyFormValues> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues.toReversed()) {
    const [first, second, third] = path.map(String);
    const error = { type: 'validate', message };
    if (first === 'budget' && second === 'total') errors.total = error;
    else if (first === 'budget')
      errors.categories = ACTIVITY_CATEGORIES.map((each) => (each === third ? error : undefined));
    else if (first === 'people') errors.people = Object.assign([], { [second ?? 0]: { name: error } });
    else errors.currency = error;
  }
  return errors;
}
