import { fromCents } from '#shared/costs/cents.ts';
import { type Sum, totalsOf } from '#shared/costs/ledger.ts';
import type { TripCosts } from '#shared/costs/schema.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { formatMoney } from '../../../lib/money.ts';
import { budgetLeft } from './budget.ts';
import styles from './costs.module.css';

interface SumsProps {
  readonly costs: TripCosts;
}

/** The totals of a trip in its currency, with their rates' date and the sums in their own currencies beside. */
export function Sums({ costs }: SumsProps) {
  const { currency, people } = costs;
  const totals = totalsOf(costs.costs, costs);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const isForeign = totals.own.some(({ of }) => of !== currency);
  const isEstimated = costs.costs.some(({ rate }) => rate?.isEstimate);
  const left = budgetLeft(costs, totals);
  return (
    <>
      <section aria-label="Total" className={styles.total}>
        <p className={styles.amount}>
          {totals.apart.length === 0 || totals.total > 0n ? text(totals.total, currency) : '–'}
        </p>
        {isForeign && <p className={styles.beside}>{totals.own.map(({ of, cents }) => text(cents, of)).join(' + ')}</p>}
        {costs.rates && (
          <p className={styles.note}>
            Rates: {costs.rates.about ? 'about' : 'European Central Bank'}, {formatDayWithYear(costs.rates.date)}
            {isEstimated && '; an estimate for what is to come'}
          </p>
        )}
        {totals.apart.length > 0 && (
          <p className={styles.warning}>
            Not in the total, as there is no rate: {totals.apart.map(({ of, cents }) => text(cents, of)).join(' + ')}
          </p>
        )}
        {left.map((line) => (
          <p key={line} className={styles.left}>
            {line}
          </p>
        ))}
      </section>
      <div className={styles.groups}>
        <Group title="By day" sums={totals.byDay} currency={currency} nameOf={formatDayWithYear} />
        <Group
          title="By category"
          sums={totals.byCategory}
          currency={currency}
          nameOf={(category) => categoryLook(category).label}
        />
        <Group
          title="By person"
          sums={totals.byPerson}
          currency={currency}
          nameOf={(person) => (person === null ? 'Not split' : (names.get(person) ?? 'Somebody who left'))}
        />
      </div>
    </>
  );
}

const text = (cents: bigint, currency: string) => formatMoney({ amount: fromCents(cents), currency });

interface GroupProps<Of> {
  readonly title: string;
  readonly sums: readonly Sum<Of>[];
  readonly currency: string;
  readonly nameOf: (of: Of) => string;
}

function Group<Of>({ title, sums, currency, nameOf }: GroupProps<Of>) {
  if (sums.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.sums}>
        {sums.map(({ of, cents }) => (
          <div key={String(of)} className={styles.sum}>
            <dt>{nameOf(of)}</dt>
            <dd>{text(cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
