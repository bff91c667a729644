import { updateDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(updateDay, async ({ caller, params, body }, { days }: DayDependencies) => ({
  body: dayView(await days.update(params.id, caller.travellerId, body), true),
}));

export const handler = lambdaHandler(implementation, dayDependencies);
