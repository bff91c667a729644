import { nightsIn } from '../grammar/nights.ts';
import { evidenceAt, type MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';

/**
 * '2 nights x GBP 118.00 GBP 236.00': in a line with nights and two amounts, the one that is a multiple of the other.
 */
export function nightsPrice(part: MailContext): Pick<Draft['fields'], 'cost' | 'currency'> | undefined {
  for (const row of part.byLine.values()) {
    const nights = nightsIn(row.map(({ text, label }) => `${label ?? ''} ${text}`).join(' '));
    const sums = row.flatMap((segment) => segment.money.map((money) => ({ segment, money })));
    const [one, other] = sums;
    if (nights === undefined || !one || !other || sums.length !== 2) continue;
    if (Math.abs(one.money.amount * nights - other.money.amount) > 0.011) continue;
    const evidence = evidenceAt(other.segment, other.money);
    return {
      cost: { value: other.money.amount, evidence },
      ...(other.money.currency ? { currency: { value: other.money.currency, evidence } } : {}),
    };
  }
  return undefined;
}
