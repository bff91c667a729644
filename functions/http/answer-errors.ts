import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { logger } from '../runtime/logger.ts';
import type { CallEvent } from './call-event.ts';

const GENERAL = 'Something went wrong on our side. Please try again.';

/**
 * Answers an AppError with its status and message, and anything else with 500 and a generic message; the cause is
 * logged.
 */
export function answerErrors(
  route: Route,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    onError: (request) => {
      const error = request.error instanceof AppError ? request.error : undefined;
      if (error) logger.info('call refused', { code: 'call_refused', reason: error.code, route: route.name });
      else logger.error('call failed', { code: 'call_failed', route: route.name, error: request.error ?? undefined });
      request.response = {
        statusCode: error?.status ?? 500,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          ...(error?.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
        },
        body: JSON.stringify({
          message: error?.message ?? GENERAL,
          code: error?.code ?? 'internal',
          ...(error?.fields ? { fields: error.fields } : {}),
        }),
      };
    },
  };
}
