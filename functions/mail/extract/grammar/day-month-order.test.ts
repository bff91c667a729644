import { expect, it } from 'vitest';
import { dayMonthOrder } from './day-month-order.ts';
import { findDates } from './find-dates.ts';

const AMERICAN = 'Total $120.00, doors open at 7:30 PM, Portland, ME 04101';
const orderOf = (written: string, rest = '') => dayMonthOrder(findDates(written), `${written} ${rest}`, []);

it.each([
  ['Tue 04/05/2027', 'day-first'],
  ['Mon 04/05/2027', 'month-first'],
])('%s is %s, as only one of the two days is that day of the week', (written, order) => {
  expect(orderOf(written)).toBe(order);
});

it.each(['Wed 04/05/2027', 'Sun 04/05/2027'])(
  '%s, which is neither of the two days, leaves the order to the country of the mail',
  (written) => {
    expect(orderOf(written, AMERICAN)).toBe('month-first');
    expect(orderOf(written, 'Total £120.00')).toBe('day-first');
  },
);
