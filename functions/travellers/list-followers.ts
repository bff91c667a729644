import { listFollowers } from '#shared/travellers/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(listFollowers);

export const handler = lambdaHandler(implementation, () => undefined);
