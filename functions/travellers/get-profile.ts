import { getProfile } from '#shared/travellers/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(getProfile);

export const handler = lambdaHandler(implementation, () => undefined);
