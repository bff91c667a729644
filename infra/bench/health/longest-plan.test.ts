import { expect, it } from 'vitest';
import { checkPlan } from '#shared/health/check-plan.ts';
import { longestPlan } from './longest-plan.ts';

it('HEALTH-01 the longest plan is checked as a whole: an overlap for each of its 366 days', () => {
  const { trip, days } = longestPlan();
  expect(days.flatMap(({ activities }) => activities)).toHaveLength(3660);
  const found = checkPlan(trip, days, new Date('2027-01-01T00:00:00Z'));
  expect(found.filter(({ rule }) => rule === 'overlap')).toHaveLength(366);
});
