import { updateDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayReply } from './day-reply.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  updateDay,
  async ({ caller, params, body, ifMatch }, { days }: DayDependencies) => {
    const current = async () => dayReply(await days.read(params.id, caller), caller.travellerId).body;
    const day = await days.update(params.id, caller.travellerId, body, expected(ifMatch, current));
    return dayReply(day, caller.travellerId);
  },
);

export const handler = lambdaHandler(implementation, dayDependencies);
