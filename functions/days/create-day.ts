import { createDay } from '#shared/days/routes.ts';
import { ALL } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  createDay,
  async ({ caller, params, body, idempotencyKey }, { days }: DayDependencies) => {
    const day = await days.create(params.id, caller.travellerId, body, idempotencyKey);
    return { body: dayView({ day, activities: [] }, ALL) };
  },
);

export const handler = lambdaHandler(implementation, dayDependencies);
