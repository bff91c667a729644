import type { TripDay } from '#shared/days/schema.ts';
import { checkPlan } from '#shared/health/check-plan.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { FindingRow } from './finding-row.tsx';
import type { Findings, Health } from './findings.ts';
import { FindingsLine } from './findings-line.tsx';

function check(trip: TripDetail, days: readonly TripDay[], never: readonly string[]): Findings {
  const hidden = new Set(trip.ignoredFindings);
  const found = checkPlan(trip, days, new Date());
  const isIgnored = new Set(found.filter(({ id, rule }) => hidden.has(id) || never.includes(rule)));
  return {
    ...{ trip, days },
    told: found.filter((each) => !isIgnored.has(each)),
    ignored: [...isIgnored],
  };
}

/** See `Health`: everything of the check that comes after the timeline. */
export const health: Health = {
  check,
  Line: FindingsLine,
  Rows: ({ findings, told }) => told.map((each) => <FindingRow key={each.id} findings={findings} finding={each} />),
};
