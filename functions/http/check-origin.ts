import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { CallEvent } from './call-event.ts';
import type { Environment } from './environment.ts';

/**
 * Refuses a write that another site's page sent (OWASP: cross-site request forgery). Browsers put Origin on every
 * write; a program that is no browser sends none and carries no cookie of a victim.
 */
export function checkOrigin(
  route: Route,
  environment: () => Environment,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: (request) => {
      if (route.method === 'GET') return;
      const origin = request.event.headers.origin;
      if (origin !== undefined && origin !== environment().SITE_URL) {
        throw new AppError('forbidden', 'This request comes from another site. Open the product itself and try again.');
      }
    },
  };
}
