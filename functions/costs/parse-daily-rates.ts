import { Parser } from 'htmlparser2';
import * as z from 'zod/mini';
import { calendarDate } from '#shared/contract/calendar-date.ts';
import { Currency } from '#shared/contract/currency.ts';
import type { RateTable } from '#shared/costs/rates.ts';

/** The Bank publishes some thirty; far fewer are a table that was cut off. */
const LEAST_CURRENCIES = 20;

const Cube = z.object({
  currency: Currency,
  rate: z
    .string()
    .check(z.regex(/^\d{1,7}(?:\.\d{1,6})?$/))
    .check(z.refine((rate) => Number(rate) > 0)),
});
const Day = calendarDate('no date');

/**
 * The Bank's daily table: `<Cube time='2026-11-20'>` around a `<Cube currency='USD' rate='1.1523'/>` for each currency,
 * of which a euro buys so much. Throws for anything else.
 */
export function parseDailyRates(xml: string): RateTable {
  const dates: string[] = [];
  const perEuro: Record<string, number> = { EUR: 1 };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name !== 'Cube') return;
        if (attributes.time !== undefined) dates.push(Day.parse(attributes.time));
        if (attributes.currency === undefined) return;
        const { currency, rate } = Cube.parse(attributes);
        perEuro[currency] = Number(rate);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [date] = dates;
  const count = Object.keys(perEuro).length - 1;
  if (date === undefined || dates.length > 1 || count < LEAST_CURRENCIES) {
    throw new Error(`no daily table of exchange rates: ${dates.length} dates, ${count} currencies`);
  }
  return { date, about: false, perEuro };
}
