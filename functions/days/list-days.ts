import { listDays } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(listDays, async ({ caller, params }, { days }: DayDependencies) => {
  const found = await days.list(params.id, caller?.travellerId);
  const isOwner = found.trip.ownerId === caller?.travellerId;
  return { body: found.days.map((day) => dayView(day, isOwner)) };
});

export const handler = lambdaHandler(implementation, dayDependencies);
