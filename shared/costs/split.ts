import * as z from 'zod/mini';
import { type Cents, sumOf, toCents } from './cents.ts';

/** The most people that share the costs of a trip, companions and others together. */
export const MAX_PEOPLE = 30;

/** A traveller's id, or that of somebody without an account. */
export const PersonId = z
  .string({ error: 'Please choose one of the people' })
  .check(z.regex(/^[0-9a-z]{15,20}$/, { error: 'Please choose one of the people' }));

/** An amount in steps of 0.01. */
export const Amount = z.pipe(
  z
    .number({ error: 'Please enter an amount like 12.50' })
    .check(
      z.minimum(0, { error: 'The amount cannot be negative' }),
      z.maximum(1e9, { error: 'The amount is too large' }),
    ),
  z.transform((amount) => Math.round(amount * 100) / 100),
);

const NOBODY = 'Please choose who shares this';
const TWICE = 'Everybody can be in it once';

const each = (people: readonly { readonly person: string }[]) => people.length > 0 && people.length <= MAX_PEOPLE;
const once = (people: readonly { readonly person: string }[]) =>
  new Set(people.map(({ person }) => person)).size === people.length;

/** Who bears how much of a cost. */
export const Split = z.discriminatedUnion(
  'by',
  [
    z.object({
      by: z.literal('equally'),
      people: z
        .array(PersonId)
        .check(z.minLength(1, { error: NOBODY }), z.maxLength(MAX_PEOPLE, { error: NOBODY }))
        .check(z.refine((people) => new Set(people).size === people.length, { error: TWICE })),
    }),
    z.object({
      by: z.literal('shares'),
      shares: z
        .array(
          z.object({
            person: PersonId,
            shares: z
              .int({ error: 'Shares are whole numbers' })
              .check(
                z.minimum(0, { error: 'Shares cannot be negative' }),
                z.maximum(1000, { error: 'At most 1,000 shares' }),
              ),
          }),
        )
        .check(z.refine(each, { error: NOBODY }), z.refine(once, { error: TWICE }))
        .check(z.refine((all) => all.some(({ shares }) => shares > 0), { error: NOBODY })),
    }),
    z.object({
      by: z.literal('amounts'),
      amounts: z
        .array(z.object({ person: PersonId, amount: Amount }))
        .check(z.refine(each, { error: NOBODY }), z.refine(once, { error: TWICE })),
    }),
  ],
  { error: 'Please choose how this is split' },
);
export type Split = z.output<typeof Split>;

export function peopleIn(split: Split): string[] {
  if (split.by === 'equally') return split.people;
  return (split.by === 'shares' ? split.shares : split.amounts).map(({ person }) => person);
}

/** Exact amounts that are not the cost's own are refused; every other split adds up. */
export function addsUp(split: Split | null, amount: number): boolean {
  if (split?.by !== 'amounts') return true;
  return sumOf(split.amounts.map((part) => toCents(part.amount))) === toCents(amount);
}

function weightsOf(split: Split): (readonly [person: string, weight: bigint])[] {
  if (split.by === 'equally') return split.people.map((person) => [person, 1n]);
  if (split.by === 'shares') return split.shares.map(({ person, shares }) => [person, BigInt(shares)]);
  return split.amounts.map(({ person, amount }) => [person, toCents(amount)]);
}

interface Sharing {
  /** All people of the trip, in the order of their names. */
  readonly byName: readonly string[];
  /** The least that is paid in the currency. */
  readonly least: Cents;
}

/**
 * What each person of a split bears, which adds up to `cents`: what is left over goes to the first by name. Exact
 * amounts of a cost that is in another currency, or was changed since, are parts in proportion.
 */
export function partsOf(cents: Cents, split: Split, { byName, least }: Sharing): ReadonlyMap<string, Cents> {
  const weights = weightsOf(split).filter(([, weight]) => weight > 0n);
  const total = sumOf(weights.map(([, weight]) => weight));
  // Of a cost of nothing, whose exact amounts are all nothing.
  if (total === 0n) return new Map();
  // Exact amounts that are those of the cost itself are kept to the cent, also where no cent is paid.
  const step = split.by === 'amounts' && total === cents ? 1n : least;
  const found = new Map(weights.map(([person, weight]) => [person, ((cents * weight) / (total * step)) * step]));
  const [first] = [...found.keys()].toSorted((a, b) => byName.indexOf(a) - byName.indexOf(b));
  if (first !== undefined) found.set(first, (found.get(first) ?? 0n) + cents - sumOf(found.values()));
  return found;
}
