import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '#shared/calendar/calendar.ts';
import { RateTable } from '#shared/costs/rates.ts';
import { RATES_PARTITION, ratesKey } from './keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';

const HOUR_MS = 60 * 60 * 1000;
/** There is a table for each working day; the longest time without one is that of Easter. */
const DAYS_BEFORE = 7;

/** More months than any journey has; of costs that are spread over more, the latest count. */
const MOST_MONTHS = 36;

interface KeptMonth {
  readonly readAt: number;
  readonly tables: Promise<readonly RateTable[]>;
}

/** The exchange rates of working days, as a bank has published them; what was read is kept for an hour. */
export function rateTableRepository(table: Table, now: () => number = Date.now) {
  const kept = new Map<string, KeptMonth>();

  /** A month ('YYYY-MM') and the week before it. */
  const query = async (month: string): Promise<readonly RateTable[]> => {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ...{ ':pk': RATES_PARTITION, ':first': addDays(`${month}-01`, -DAYS_BEFORE), ':last': `${month}-31` },
      },
    });
    return items.map((item) => RateTable.parse(item));
  };

  const read = async (month: string): Promise<readonly RateTable[]> => {
    const known = kept.get(month);
    if (known && now() - known.readAt < HOUR_MS) return known.tables;
    const tables = query(month);
    kept.set(month, { readAt: now(), tables });
    try {
      return await tables;
    } catch (error) {
      kept.delete(month);
      throw error;
    }
  };

  return {
    /** The tables by which amounts of these dates are exchanged, and the newest ones; in no order. */
    async around(dates: readonly string[]): Promise<RateTable[]> {
      const today = new Date(now()).toISOString().slice(0, 10);
      const past = dates.filter((date) => date < today);
      const months = [...new Set([today, ...past].map((date) => date.slice(0, 7)))].toSorted().slice(-MOST_MONTHS);
      return (await Promise.all(months.map(read))).flat();
    },

    /** Stores what was published of a date; the same again changes nothing. */
    async save(rates: RateTable): Promise<void> {
      await table.client.send(new PutCommand({ TableName: table.name, Item: { ...ratesKey(rates.date), ...rates } }));
    },
  };
}
