import { expect, it } from 'vitest';
import builtIn from './built-in-rates.json' with { type: 'json' };
import { convert, type RateTable, rateFor } from './rates.ts';

const table = (date: string, perEuro: Record<string, number>, about = false): RateTable => ({ date, about, perEuro });
const FRIDAY = table('2026-11-20', { EUR: 1, USD: 1.15, JPY: 175 });
const MONDAY = table('2026-11-23', { EUR: 1, USD: 1.2, JPY: 180 });
const ABOUT = table('2026-11-01', builtIn.perEuro, true);
const TODAY = '2026-11-24';
const on = (date: string, from = 'USD', tables = [ABOUT, FRIDAY, MONDAY]) =>
  rateFor({ from, to: 'EUR', date }, tables, TODAY);

it('COST-03 the rate is that of the date, at weekends the last one before it, and the newest for the future', () => {
  expect(on('2026-11-20')).toMatchObject({ date: '2026-11-20', from: 1.15, to: 1, isEstimate: false });
  expect(on('2026-11-22')).toMatchObject({ date: '2026-11-20', isEstimate: false });
  expect(on('2026-11-23')).toMatchObject({ date: '2026-11-23', from: 1.2 });
  expect(on(TODAY)).toMatchObject({ date: '2026-11-23', isEstimate: false });
  expect(on('2027-06-01')).toMatchObject({ date: '2026-11-23', from: 1.2, isEstimate: true });
});

it('COST-03 what no dated table has is at the built-in rate, which says so, and else has none', () => {
  expect(on('2026-11-22', 'VND')).toMatchObject({ date: '2026-11-01', about: true, from: 30_000 });
  expect(on('2020-01-01')).toMatchObject({ date: '2026-11-01', about: true });
  expect(on('2026-11-22', 'XAF')).toBeUndefined();
  expect(on('2026-11-10', 'USD', [FRIDAY])).toBeUndefined();
  expect(Object.keys(builtIn.perEuro).length).toBeGreaterThanOrEqual(28);
});

it('COST-04 an amount is converted exactly and rounded half up, in whole yen', () => {
  const rate = (from: number, to: number) => ({ from, to });
  expect(convert(100n, rate(1.15, 1), 'EUR')).toBe(87n);
  expect(convert(1n, rate(2, 1), 'EUR')).toBe(1n);
  expect(convert(100n, rate(1, 175.5), 'JPY')).toBe(17_600n);
  expect(convert(100_000_000_000n, rate(0.87, 30_000), 'VND')).toBe(3_448_275_862_069_000n);
});
