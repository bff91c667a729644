import { createUpload } from '#shared/photos/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(createUpload);

export const handler = lambdaHandler(implementation, () => undefined);
