import { Fragment } from 'react';
import type { PlannedActivity } from '#shared/planner/schema.ts';
import { TIME_OF_DAY_WORDS } from '../../../lib/activities/time-of-day.ts';
import { formatMoney } from '../../../lib/money.ts';
import { formatMinutes } from './format-minutes.ts';

/** 'Morning · 1 h 30 min · €12': the details of a proposed activity, in one line. */
export function ActivityDetails({ activity }: { readonly activity: PlannedActivity }) {
  const { timeOfDay, time, minutes, cost, currency } = activity;
  const facts = [
    time ?? TIME_OF_DAY_WORDS[timeOfDay],
    minutes !== null && minutes > 0 && `about ${formatMinutes(minutes)}`,
    cost !== null && (cost === 0 ? 'free' : formatMoney({ amount: cost, currency })),
  ].filter((fact) => fact !== false);
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      {fact}
    </Fragment>
  ));
}
