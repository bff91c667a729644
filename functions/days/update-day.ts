import { updateDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayReply } from './day-reply.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(updateDay, async ({ caller, params, body }, { days }: DayDependencies) =>
  dayReply(await days.update(params.id, caller.travellerId, body)),
);

export const handler = lambdaHandler(implementation, dayDependencies);
