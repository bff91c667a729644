import { fromCents } from '#shared/costs/cents.ts';
import type { Cost, TripCosts } from '#shared/costs/schema.ts';
import { balancesOf, type Payment, settlementOf } from '#shared/costs/settle.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './costs.module.css';
import { useAddCost, useRemoveCost } from './use-costs.ts';

interface SettleUpProps {
  readonly tripId: string;
  readonly costs: TripCosts;
}

/** Who pays whom, so that nobody owes anything any more; and what was paid back. */
export function SettleUp({ tripId, costs }: SettleUpProps) {
  const paidBack = useAddCost(tripId);
  const undo = useRemoveCost(tripId);
  const { people, currency, payments } = costs;
  if (people.length < 2) return null;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => names.get(id ?? '') ?? 'Somebody who left';
  const open = settlementOf(balancesOf(costs));
  const pay = ({ from, to, cents }: Payment) => {
    const amount = fromCents(cents);
    paidBack.mutate({
      ...{ title: 'Paid back', date: new Date().toISOString().slice(0, 10), amount, currency, repayment: true },
      ...{ paidBy: from, split: { by: 'amounts', amounts: [{ person: to, amount }] }, paid: true },
    });
  };
  return (
    <section aria-label="Settle up" className={styles.group}>
      <h3 className={styles.heading}>Settle up</h3>
      {open.length === 0 && <p className={styles.note}>Nobody owes anything.</p>}
      <ul className={styles.rows}>
        {open.map((payment) => (
          <li key={`${payment.from} ${payment.to}`} className={styles.row}>
            <span className={styles.what}>
              {nameOf(payment.from)} pays {nameOf(payment.to)}{' '}
              <strong>{formatMoney({ amount: fromCents(payment.cents), currency })}</strong>
            </span>
            {costs.canEdit && (
              <Button
                variant="quiet"
                pending={paidBack.isPending}
                aria-label={`Paid back: ${nameOf(payment.from)} to ${nameOf(payment.to)}`}
                onClick={() => pay(payment)}
              >
                Paid back
              </Button>
            )}
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.id} className={styles.row}>
            <span className={styles.what}>{paidBackWords(payment, nameOf)}</span>
            {costs.canEdit && (
              <Button
                variant="quiet"
                pending={undo.isPending}
                aria-label={`Undo: ${paidBackWords(payment, nameOf)}`}
                onClick={() => undo.mutate(payment)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function paidBackWords({ paidBy, split, amount, currency, date }: Cost, nameOf: (id: string | null) => string): string {
  const to = split?.by === 'amounts' ? ` to ${nameOf(split.amounts[0]?.person ?? null)}` : '';
  return `${nameOf(paidBy)} paid ${formatMoney({ amount, currency })} back${to}, ${formatDayWithYear(date)}`;
}
