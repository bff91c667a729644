import { checkPlan } from '#shared/health/check-plan.ts';
import { longestPlan } from './health/longest-plan.ts';
import { median as medianOf } from './statistics.ts';

/*
 * `npm run bench:health`: how long checking the longest plan takes, 366 days of ten items each. Exits with an error when
 * half of the checks take longer than they may.
 */

const MOST_MS = 30;
const CHECKS = 50;

const { trip, days } = longestPlan();
const now = new Date('2027-01-01T00:00:00Z');
const found = checkPlan(trip, days, now);
// Processor time, as other work on the machine does not count.
const times = Array.from({ length: CHECKS }, () => {
  const start = process.cpuUsage();
  checkPlan(trip, days, now);
  return process.cpuUsage(start).user / 1000;
});
const median = medianOf(times);
const items = days.reduce((sum, { activities }) => sum + activities.length, 0);
console.log(`${days.length} days of ${items} items, ${found.length} findings`);
console.log(`median of ${CHECKS} checks: ${median.toFixed(1)} ms of processor time, at most ${MOST_MS} ms`);
if (median > MOST_MS) process.exitCode = 1;
