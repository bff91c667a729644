// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SummaryBanner } from './summary-banner.tsx';

afterEach(cleanup);

const itemsOf = (figures: Parameters<typeof SummaryBanner>[0]['figures']) => {
  render(<SummaryBanner figures={figures} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

it('TRIP-12 OPEN-65 OPEN-110 the banner sums up days, activities, locations, and costs per currency', () => {
  const costs = [
    { amount: 829.5, currency: 'EUR' },
    { amount: 340, currency: 'USD' },
  ];
  expect(itemsOf({ days: 12, activities: 1, locations: 4, costs, refundable: [] })).toEqual([
    '12 days',
    '1 activity',
    '4 locations',
    '€829.50 + $340',
  ]);
});

it('OPEN-65 without any cost the banner has no sum', () => {
  expect(itemsOf({ days: 1, activities: 0, locations: 1, costs: [], refundable: [] })).toEqual([
    '1 day',
    '0 activities',
    '1 location',
  ]);
});

it('KIND-08 the banner says what of the costs can still be had back', () => {
  const costs = [{ amount: 829.5, currency: 'EUR' }];
  const refundable = [{ amount: 240, currency: 'EUR' }];
  expect(itemsOf({ days: 1, activities: 1, locations: 1, costs, refundable }).slice(3)).toEqual([
    '€829.50',
    '€240 can still be had back',
  ]);
});
