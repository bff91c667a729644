import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Environment } from '../runtime/environment.ts';
import type { CallEvent } from './call-event.ts';

/**
 * Sec-Fetch-Site (W3C Fetch Metadata) of requests that no other site caused: same origin, or typed by the traveller.
 */
export const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses a write that another site's page sent (OWASP: cross-site request forgery). Browsers send Origin with every
 * write, and where one does not, Sec-Fetch-Site decides; a program that is not a browser sends neither and carries no
 * victim's cookie.
 */
export function checkOrigin(
  route: Route,
  environment: () => Environment,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: (request) => {
      if (route.method === 'GET') return;
      const { origin, 'sec-fetch-site': site = 'none' } = request.event.headers;
      const isForeign = origin === undefined ? !OWN_SITES.has(site) : origin !== environment().SITE_URL;
      if (isForeign) {
        throw new AppError('forbidden', 'This request comes from another site. Open the product itself and try again.');
      }
    },
  };
}
