import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Environment } from '../runtime/environment.ts';
import { logger } from '../runtime/logger.ts';
import type { CallEvent } from './call-event.ts';
import { noSignCookies } from './session-cookie.ts';

const GENERAL = 'Something went wrong on our side. Please try again.';

/**
 * Answers an AppError with its status and message, and anything else with 500 and a generic message; the cause is
 * logged. A call that was refused for want of a session ends the readable sign of one.
 */
export function answerErrors(
  route: Route,
  environment: () => Environment,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    onError: async (request) => {
      const error = request.error instanceof AppError ? request.error : undefined;
      if (error) logger.info('call refused', { code: 'call_refused', reason: error.code, route: route.name });
      else logger.error('call failed', { code: 'call_failed', route: route.name, error: request.error ?? undefined });
      request.response = {
        statusCode: error?.status ?? 500,
        ...(error?.code === 'unauthorized' && request.event.caller === undefined
          ? { cookies: noSignCookies(request.event.cookies, environment().SITE_URL) }
          : {}),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          ...(error?.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
        },
        body: JSON.stringify({
          message: error?.message ?? GENERAL,
          code: error?.code ?? 'internal',
          ...(error?.fields ? { fields: error.fields } : {}),
          ...(error?.current && route.current ? { current: route.current.parse(await error.current()) } : {}),
        }),
      };
    },
  };
}
