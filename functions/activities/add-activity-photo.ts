import { addActivityPhoto } from '#shared/activities/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(addActivityPhoto);

export const handler = lambdaHandler(implementation, () => undefined);
