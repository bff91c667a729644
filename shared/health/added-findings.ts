import type { TripDay } from '../days/schema.ts';
import { checkPlan } from './check-plan.ts';
import type { Finding } from './finding.ts';

/** A trip's dates with its days. */
export interface WholePlan {
  readonly trip: { readonly startDate: string; readonly endDate: string };
  readonly days: readonly TripDay[];
}

/**
 * The findings that a change adds to plans: what is found afterwards, and was not before about the same activities. Dates
 * do not count, as they may be what changes; of nights without a bed those are new that are more than before.
 */
export function addedFindings(before: readonly WholePlan[], after: WholePlan, now: Date): Finding[] {
  const known = new Map<string, number>();
  for (const { trip, days } of before) {
    for (const finding of checkPlan(trip, days, now))
      known.set(subject(finding), (known.get(subject(finding)) ?? 0) + 1);
  }
  return checkPlan(after.trip, after.days, now).filter((finding) => {
    const left = known.get(subject(finding)) ?? 0;
    known.set(subject(finding), left - 1);
    return left <= 0;
  });
}

const subject = ({ rule, tails }: Finding) => [rule, ...(rule === 'outside' ? [] : tails.toSorted())].join(' ');
