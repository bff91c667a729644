import { addTripPhoto } from '#shared/trips/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(addTripPhoto);

export const handler = lambdaHandler(implementation, () => undefined);
