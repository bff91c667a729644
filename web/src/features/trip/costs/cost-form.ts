import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Cost, NewCost, type Person } from '#shared/costs/schema.ts';
import { peopleIn, type Split } from '#shared/costs/split.ts';

/** The form's values, as they are typed. `parts`: by person, in their order. */
export interface CostFormValues {
  readonly title: string;
  readonly date: string;
  readonly category: string;
  readonly amount: string;
  readonly currency: string;
  readonly paidBy: string;
  readonly split: SplitChoice;
  readonly parts: readonly PartValue[];
  readonly paid: boolean;
}

interface PartValue {
  readonly person: string;
  readonly isIn: boolean;
  /** Shares, or an amount. */
  readonly value: string;
}

export const SPLIT_CHOICES = ['none', 'equally', 'shares', 'amounts'] as const;
type SplitChoice = (typeof SPLIT_CHOICES)[number];

/** Of nobody, or of no category. */
export const NONE = 'none';

interface NewValues {
  readonly date: string;
  readonly currency: string;
  readonly people: readonly Person[];
  /** Whoever fills it in. */
  readonly me: string | undefined;
}

/** What most costs are: the one who writes it down paid it for everybody. */
export function newCostValues({ date, currency, people, me }: NewValues): CostFormValues {
  const isShared = people.length > 1;
  return {
    ...{ title: '', date: date.slice(0, 10), category: NONE, amount: '', currency, paid: true },
    paidBy: isShared && people.some(({ id }) => id === me) ? (me ?? NONE) : NONE,
    split: isShared ? 'equally' : 'none',
    parts: people.map(({ id }) => ({ person: id, isIn: true, value: '' })),
  };
}

export function costValues(cost: Cost, people: readonly Person[]): CostFormValues {
  const { split } = cost;
  const sharing = split ? peopleIn(split) : people.map(({ id }) => id);
  return {
    ...{ title: cost.title, date: cost.date.slice(0, 10), category: cost.category ?? NONE, currency: cost.currency },
    ...{ amount: String(cost.amount), paidBy: cost.paidBy ?? NONE, paid: cost.paid, split: split?.by ?? 'none' },
    parts: people.map(({ id }) => ({ person: id, isIn: sharing.includes(id), value: partOf(split, id) })),
  };
}

function partOf(split: Split | null, person: string): string {
  if (split?.by === 'shares') return String(split.shares.find((part) => part.person === person)?.shares ?? '');
  if (split?.by === 'amounts') return String(split.amounts.find((part) => part.person === person)?.amount ?? '');
  return '';
}

/** A number as it is typed, with a point or a comma; not a number for anything else. */
function typedNumber(text: string): number {
  const written = text.trim().replace(',', '.');
  return written === '' ? Number.NaN : Number(written);
}

function splitOf({ split, parts }: CostFormValues): unknown {
  const sharing = parts.filter(({ isIn }) => isIn);
  if (split === 'none') return null;
  if (split === 'equally') return { by: split, people: sharing.map(({ person }) => person) };
  const numbers = sharing.map(({ person, value }) => ({
    person,
    number: value.trim() === '' ? (split === 'shares' ? 1 : 0) : typedNumber(value),
  }));
  return split === 'shares'
    ? { by: split, shares: numbers.map(({ person, number }) => ({ person, shares: number })) }
    : { by: split, amounts: numbers.map(({ person, number }) => ({ person, amount: number })) };
}

/** What is typed as a call takes it, checked by the call's own schema, with what is wrong beside its field. */
export const costResolver: Resolver<CostFormValues, unknown, NewCost> = (values) => {
  const { title, date, currency, paid } = values;
  const read = z.safeParse(NewCost, {
    ...{ title, date, currency, paid, amount: typedNumber(values.amount), split: splitOf(values) },
    category: values.category === NONE ? null : values.category,
    paidBy: values.paidBy === NONE ? null : values.paidBy,
  });
  if (read.success) return { values: read.data, errors: {} };
  const errors: FieldErrors<CostFormValues> = Object.fromEntries(
    read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), { type: 'validate', message }]),
  );
  return { values: {}, errors };
};
