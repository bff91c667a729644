import { countsBefore, isMultiple, isProduct } from '../checks/multiplied-amounts.ts';
import { splitAmounts } from '../checks/split-amounts.ts';
import { type Summand, summedAmounts } from '../checks/summed-amounts.ts';
import type { MoneyMention } from '../grammar/find-money.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { isAside, isDeducted } from './row-head.ts';

/** Amounts that the others of the mail confirm. */
export interface Confirmed {
  /** What the rows above add up to, or counts and prices multiply to. */
  readonly sums: ReadonlySet<MoneyMention>;
  /** What a deposit and a balance below add up to, and these two. */
  readonly split: ReadonlySet<MoneyMention>;
  readonly parts: ReadonlySet<MoneyMention>;
}

/** The amount in the next cell of a row that counts and a price before it multiply to: '2 nights × €40' | '€80'. */
function rowProduct(context: MailContext, { text, money, line, index }: ReadSegment): MoneyMention | undefined {
  const price = money.at(-1);
  const next = context.segments[index + 1];
  const [result] = next?.line === line ? next.money : [];
  if (!price || !result || text.slice(price.end).trim() !== '') return undefined;
  return isMultiple(text.slice(money.at(-2)?.end ?? 0, price.start), price, result) ? result : undefined;
}

/** What the arithmetic of a mail's amounts says of them, whatever words stand beside them. */
export function confirmedAmounts(context: MailContext): Confirmed {
  const { segments } = context;
  const counting = segments.filter((segment) => !isAside(context, segment));
  const all = counting.flatMap(({ money, text, index, prose }) =>
    money.map((each, at) => {
      const before = text.slice(money[at - 1]?.end ?? 0, each.start);
      const sign = isDeducted(text, each) ? -1 : 1;
      const next = money[at + 1];
      const product = next && isProduct(before, each, text.slice(each.end, next.start), next) ? next : undefined;
      return {
        each,
        product,
        amount: sign * each.amount,
        times: countsBefore(before),
        currency: each.currency,
        paragraph: prose ? index : undefined,
      };
    }),
  );
  const at = (index: number) => all[index]?.each;
  const sumsOf = (amounts: readonly Summand[]) => [...summedAmounts(amounts)].map(at);
  const counted = all.map(({ amount, times, currency }) => ({ amount: amount * times, currency }));
  const splits = splitAmounts(all);
  const known = (found: readonly (MoneyMention | undefined)[]) => new Set(found.filter((each) => each !== undefined));
  // Of several such rows, none is the whole.
  const rows = known(segments.map((segment) => rowProduct(context, segment)));
  return {
    sums: known([
      ...sumsOf(all),
      ...sumsOf(counted),
      ...all.map(({ product }) => product),
      ...(rows.size === 1 ? rows : []),
    ]),
    split: known(splits.map(({ total }) => at(total))),
    parts: known(splits.flatMap(({ parts }) => parts.map(at))),
  };
}
