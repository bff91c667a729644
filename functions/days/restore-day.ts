import { restoreDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayReply } from './day-reply.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  restoreDay,
  async ({ caller, params, idempotencyKey }, { days }: DayDependencies) =>
    dayReply(await days.restore(params.id, caller.travellerId, idempotencyKey), caller.travellerId),
);

export const handler = lambdaHandler(implementation, dayDependencies);
