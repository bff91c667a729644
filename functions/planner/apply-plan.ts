import { AppError } from '#shared/contract/errors.ts';
import { applyPlan } from '#shared/planner/routes.ts';
import type { ProposedChange } from '#shared/planner/schema.ts';
import type { NewActivity } from '../data/activity-repository.ts';
import type { TripWithDays } from '../data/trip-days.ts';
import { ordinalTitle, plannedDay } from '../days/planned-day.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PlanDependencies, planDependencies } from '../steps/dependencies.ts';
import { withBookings } from '../steps/save-step.ts';
import { applyChanges, beginChanges } from './changes/apply-changes.ts';
import type { PlanChange } from './changes/plan-changes.ts';
import { plannedActivity, withCountry } from './planned-activity.ts';
import { cityOf } from './suggested-trip.ts';

export const implementation = implement(
  applyPlan,
  async ({ caller, params, body: { items }, idempotencyKey }, { plans }: PlanDependencies) => {
    const added = new Map(await Promise.all(items.map(activityOf)));
    const claim = { travellerId: caller.travellerId, key: idempotencyKey };
    const body = await withBookings(async (elsewhere) => {
      const base = await beginChanges(plans, params.id, claim);
      return applyChanges(plans, base, (trip) => items.map((item) => changeOf(item, trip, added.get(item))), elsewhere);
    });
    return { body };
  },
);

/** What a change adds, with its country. */
async function activityOf(item: ProposedChange): Promise<readonly [ProposedChange, NewActivity | undefined]> {
  return [item, item.kind === 'add' ? await withCountry(plannedActivity(item.activity)) : undefined];
}

function changeOf(item: ProposedChange, { trip, days }: TripWithDays, added: NewActivity | undefined): PlanChange {
  if (item.kind === 'remove') return { kind: 'remove', activityId: item.activityId };
  const date = item.kind === 'add' ? item.date : item.to;
  const isDuring = date >= trip.startDate && date <= trip.endDate;
  if (!isDuring && days.every(({ day }) => day.date !== date)) {
    throw new AppError('unprocessable', `The trip does not go on ${date}. Change its dates first.`);
  }
  if (item.kind === 'move') {
    return {
      kind: 'move',
      activityId: item.activityId,
      day: plannedDay(date, ordinalTitle(date, trip.startDate), null),
    };
  }
  const day = plannedDay(date, item.dayTitle ?? ordinalTitle(date, trip.startDate), cityOf(item.activity));
  return { kind: 'add', day, activity: added ?? plannedActivity(item.activity) };
}

export const handler = lambdaHandler(implementation, planDependencies);
