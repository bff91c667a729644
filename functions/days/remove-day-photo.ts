import { removeDayPhoto } from '#shared/days/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(removeDayPhoto);

export const handler = lambdaHandler(implementation, () => undefined);
