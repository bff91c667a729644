import { restoreDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(restoreDay, async ({ caller, params }, { days }: DayDependencies) => ({
  body: dayView(await days.restore(params.id, caller.travellerId), true),
}));

export const handler = lambdaHandler(implementation, dayDependencies);
