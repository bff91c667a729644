import { deleteDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { dayReply } from './day-reply.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(deleteDay, async ({ caller, params, ifMatch }, { days }: DayDependencies) => {
  const current = async () => dayReply(await days.read(params.id, caller), caller.travellerId).body;
  await days.delete(params.id, caller.travellerId, expected(ifMatch, current));
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, dayDependencies);
