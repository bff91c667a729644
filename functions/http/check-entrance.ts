import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import type { CallEvent } from './call-event.ts';
import type { Environment } from './environment.ts';

/** The header in which the CDN shows the secret that it shares with the functions. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/**
 * Refuses a call that did not come through the CDN, which alone knows the secret: past it there would be no firewall,
 * and whoever calls could say any address to be theirs. Without a secret there is no CDN, and no address is believed.
 */
export function checkEntrance(
  environment: () => Environment,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: ({ event }) => {
      const { ORIGIN_SECRET } = environment();
      const shown = event.headers[ORIGIN_SECRET_HEADER];
      if (ORIGIN_SECRET === undefined) {
        event.viewerAddress = event.requestContext.http.sourceIp;
        return;
      }
      if (shown === undefined || !isSame(shown, ORIGIN_SECRET)) {
        throw new AppError('forbidden', 'Please open the product by its own address.');
      }
      event.viewerAddress = event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp;
    },
  };
}

/** Compared in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
