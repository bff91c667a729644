import { confirmPasswordReset } from '#shared/session/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(confirmPasswordReset);

export const handler = lambdaHandler(implementation, () => undefined);
