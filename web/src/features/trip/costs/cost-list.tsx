import { Pencil } from 'lucide-react';
import { fromCents } from '#shared/costs/cents.ts';
import { converted } from '#shared/costs/ledger.ts';
import type { Cost, TripCosts } from '#shared/costs/schema.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { formatMoney } from '../../../lib/money.ts';
import { ArmedButton } from '../../../ui/armed-button/armed-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './costs.module.css';

interface CostListProps {
  readonly costs: TripCosts;
  readonly onEdit: (cost: Cost) => void;
  readonly onRemove: (cost: Cost) => void;
}

/** Every cost by date, in its own currency and the trip's. */
export function CostList({ costs, onEdit, onRemove }: CostListProps) {
  const names = new Map(costs.people.map(({ id, name }) => [id, name]));
  return (
    <section aria-label="All costs" className={styles.group}>
      <h3 className={styles.heading}>All costs</h3>
      <ul className={styles.rows}>
        {costs.costs
          .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
          .map((cost) => (
            <li key={cost.id} className={styles.row}>
              <span className={styles.what}>
                <span aria-hidden="true">{categoryLook(cost.category).emoji} </span>
                {cost.title}
                <span className={styles.note}>{about(cost, names).join(' · ')}</span>
              </span>
              <span className={styles.price}>
                {formatMoney(cost)}
                {cost.currency !== costs.currency && (
                  <span className={styles.note}>{inTripsCurrency(cost, costs.currency)}</span>
                )}
              </span>
              {costs.canEdit && (
                <span className={styles.tools}>
                  <IconButton icon={Pencil} label={`Edit the cost of "${cost.title}"`} onClick={() => onEdit(cost)} />
                  {cost.activityId === null && (
                    <ArmedButton what={`remove "${cost.title}"`} onConfirm={() => onRemove(cost)} />
                  )}
                </span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

function about({ date, paidBy, paid }: Cost, names: ReadonlyMap<string, string>): string[] {
  const payer = paidBy === null ? undefined : (names.get(paidBy) ?? 'Somebody who left');
  const words = payer === undefined ? (paid ? ['paid'] : []) : [paid ? `paid by ${payer}` : `${payer} pays`];
  return [formatDayWithYear(date), ...words];
}

/** '€24.57 · about, Nov 1, 2026 · estimate' */
function inTripsCurrency(cost: Cost, currency: string): string {
  const { rate } = cost;
  const cents = converted(cost, currency);
  if (cents === undefined || rate === null) return 'no rate';
  const date = formatDayWithYear(rate.date);
  return [
    formatMoney({ amount: fromCents(cents), currency }),
    rate.about ? `about, ${date}` : date,
    ...(rate.isEstimate ? ['estimate'] : []),
  ].join(' · ');
}
