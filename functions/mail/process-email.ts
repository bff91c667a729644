import { processEmail } from '#shared/mail/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(processEmail);

export const handler = lambdaHandler(implementation, () => undefined);
