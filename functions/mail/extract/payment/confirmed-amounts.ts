import { cents } from '../checks/cents.ts';
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
  /** The rows of a bill that add up to such a sum. */
  readonly rows: ReadonlySet<MoneyMention>;
  /** Those of them of which another is taken off: a discount, or a deposit of their total. */
  readonly reduced: ReadonlySet<MoneyMention>;
  /** What the rows of a bill add up to. */
  readonly totals: ReadonlySet<MoneyMention>;
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

/** A row of a bill as it counts in the sum below it: the last amount of its line, negative for a discount. */
interface BillRow extends Summand {
  readonly money: MoneyMention;
}

/** 'Parking | 3 x | 250 | 750', 'Adult | 2 x 139 | 278', '1 x | 98 | 98': how many of the first amount make the last. */
function isRowOf(row: readonly ReadSegment[], price: MoneyMention, result: MoneyMention): boolean {
  const cell = row.find(({ money }) => money.includes(price));
  const above = cell && row[row.indexOf(cell) - 1];
  const before = `${above?.money.length === 0 ? above.text : ''} ${cell?.text.slice(0, price.start) ?? ''}`;
  return cents(price.amount) * countsBefore(before) === cents(result.amount);
}

/** The rows of bills: lines with one amount, or with a price and what so many of it cost. */
function billRows({ byLine }: MailContext, counting: readonly ReadSegment[]): BillRow[] {
  const counted = new Set(counting);
  return [...byLine.values()].flatMap((segments): BillRow[] => {
    const row = segments.filter((segment) => counted.has(segment) && !segment.prose);
    const amounts = row.flatMap(({ money }) => money);
    const [price, last = price, ...more] = amounts;
    if (!price || !last || more.length > 0 || (last !== price && !isRowOf(row, price, last))) return [];
    const cell = row.find(({ money }) => money.includes(last));
    const sign = cell && isDeducted(cell.text, last) ? -1 : 1;
    return [{ money: last, amount: sign * last.amount, currency: last.currency }];
  });
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
  const sumsOf = (amounts: readonly Summand[]) => [...summedAmounts(amounts).keys()].map(at);
  const counted = all.map(({ amount, times, currency }) => ({ amount: amount * times, currency }));
  const splits = splitAmounts(all);
  const known = (found: readonly (MoneyMention | undefined)[]) => new Set(found.filter((each) => each !== undefined));
  // Of several such rows, none is the whole.
  const rows = known(segments.map((segment) => rowProduct(context, segment)));
  const bill = billRows(context, counting);
  const summed = [...summedAmounts(bill)];
  const totals = summed.map(([total]) => total);
  const products = known([...all.map(({ product }) => product), ...(rows.size === 1 ? rows : [])]);
  const isRow = (money: MoneyMention) =>
    bill.some((row, index) => row.money === money && totals.some((one) => one > index));
  return {
    sums: known([
      ...sumsOf(all),
      ...sumsOf(counted),
      ...totals.map((index) => bill[index]?.money),
      ...[...products].filter((money) => !isRow(money)),
    ]),
    split: known(splits.map(({ total }) => at(total))),
    rows: known(summed.flatMap(([total, count]) => bill.slice(total - count, total).map(({ money }) => money))),
    reduced: known(
      summed
        .map(([total, count]) => bill.slice(total - count, total))
        .flatMap((own) => (own.some(({ amount }) => amount < 0) ? own.map(({ money }) => money) : [])),
    ),
    totals: known(totals.map((index) => bill[index]?.money)),
    parts: known(splits.flatMap(({ parts }) => parts.map(at))),
  };
}
