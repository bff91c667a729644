import { expect, it } from 'vitest';
import { nightsAgree } from './nights-agree.ts';

const stay = { checkIn: '2027-12-30', checkOut: '2028-01-02' };

it('the nights of a stay are its check-out less its check-in', () => {
  expect(nightsAgree(stay, [3])).toBe(true);
  expect(nightsAgree(stay, [2, 3])).toBe(true);
  expect(nightsAgree(stay, [])).toBe(true);
});

it('a mail that counts other nights contradicts the two days', () => {
  expect(nightsAgree(stay, [4])).toBe(false);
  expect(nightsAgree(stay, [1, 7])).toBe(false);
});
