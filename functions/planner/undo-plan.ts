import { undoPlan } from '#shared/planner/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(undoPlan);

export const handler = lambdaHandler(implementation, () => undefined);
