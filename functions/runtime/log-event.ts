import type { Context } from 'aws-lambda';
import { logger } from './logger.ts';

/** Puts the invocation's request id and the function's name in permissions.ts on every line that follows. */
export function logEvent(functionName: string, context: Pick<Context, 'awsRequestId'> | undefined): void {
  logger.resetKeys();
  logger.appendKeys({ requestId: context?.awsRequestId, route: functionName });
}
