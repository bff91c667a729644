import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Environment } from '../runtime/environment.ts';
import { addressHash, logger } from '../runtime/logger.ts';
import { metrics } from '../runtime/metrics.ts';
import type { CallEvent } from './call-event.ts';

/** The header that carries the secret shared by the CDN and the functions. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/**
 * Refuses a call that did not come through the CDN, the only one that knows the secret: past the CDN there is no
 * firewall, and a caller could claim any address. Without a secret there is no CDN, and no forwarded address is
 * trusted.
 *
 * Where calls are counted by address, the log distinguishes them by it.
 */
export function checkEntrance(
  route: Route,
  environment: () => Environment,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: ({ event }) => {
      const { ORIGIN_SECRET: secret, ORIGIN_SECRET_FORMER: former } = environment();
      const { sourceIp } = event.requestContext.http;
      event.viewerAddress = sourceIp;
      if (secret !== undefined) {
        const shown = event.headers[ORIGIN_SECRET_HEADER] ?? '';
        if (!isSame(shown, secret) && !isSame(shown, former ?? secret)) {
          logger.warn('call past the CDN', { code: 'entrance_refused', ...metrics({ CallsPastCdn: 1 }) });
          throw new AppError('forbidden', 'Please open the product by its own address.');
        }
        event.viewerAddress = event.headers['x-viewer-address'] ?? sourceIp;
      }
      if (route.limits.some(({ per }) => per === 'address')) {
        logger.appendKeys({ viewer: addressHash(event.viewerAddress, secret ?? '') });
      }
    },
  };
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
