import { describe, expect, it } from 'vitest';
import { costOf, currencySign, formatMoney, sumByCurrency } from './money.ts';

describe('formatMoney', () => {
  it('ACT-04 OPEN-89 a cost has a euro sign, and two decimals unless it is whole', () => {
    const shown = [12.5, 12, 0, 1234.05].map((amount) => formatMoney({ amount, currency: 'EUR' }));
    expect(shown).toEqual(['€12.50', '€12', '€0', '€1,234.05']);
  });

  it("OPEN-89 a cost in another currency has that currency's own sign", () => {
    expect(formatMoney({ amount: 340.2, currency: 'USD' })).toBe('$340.20');
    expect(formatMoney({ amount: 4300, currency: 'JPY' })).toBe('¥4,300');
    expect(formatMoney({ amount: 40, currency: 'CHF' })).toBe('CHF\u00a040');
  });
});

describe('currencySign', () => {
  it("ACT-18 the label of the cost contains its currency's sign", () => {
    expect(['EUR', 'USD', 'GBP', 'CHF'].map(currencySign)).toEqual(['€', '$', '£', 'CHF']);
  });
});

describe('costOf', () => {
  it('OPEN-89 a cost without a currency is in euro', () => {
    expect(costOf({ cost: 5, currency: null })).toEqual({ amount: 5, currency: 'EUR' });
  });

  it('OPEN-89 nothing is shown without a cost, and a cost of 0 is shown', () => {
    expect(costOf({ cost: null, currency: 'USD' })).toBeUndefined();
    expect(costOf({ cost: 0, currency: null })).toEqual({ amount: 0, currency: 'EUR' });
  });
});

describe('sumByCurrency', () => {
  it('OPEN-65 OPEN-110 costs add up per currency, euro first', () => {
    const costs = [
      { cost: 20, currency: 'USD' },
      { cost: 0.1, currency: null },
      { cost: 0.2, currency: 'EUR' },
      { cost: 5, currency: 'CHF' },
      { cost: null, currency: 'JPY' },
    ];
    expect(sumByCurrency(costs)).toEqual([
      { currency: 'EUR', amount: 0.3 },
      { currency: 'CHF', amount: 5 },
      { currency: 'USD', amount: 20 },
    ]);
  });

  it('OPEN-65 without any cost there is no sum', () => {
    expect(sumByCurrency([{ cost: null, currency: null }])).toEqual([]);
  });
});
