import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { CallEvent } from './call-event.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './too-many.ts';

/** How many callers are counted in one window; above that, all counts start over. */
const MOST_CALLERS = 10_000;

/**
 * Answers 429 when the traveller, or for a visitor the network, has made a call without limits too often lately: one
 * that only reads, and cheaply. The count lives in the memory of this instance of the function, which costs nothing,
 * where a count in the table costs as much as five read units, and is not exact: concurrent instances count separately,
 * so a flood gets the quota through once for each instance that it makes Lambda start. The firewall and API Gateway
 * bound what all instances together are asked for (infra/aws/stage-schema.ts).
 */
export function limitQuota(route: Route): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  const { quota } = route;
  if (quota === undefined) return { before: () => undefined };
  const { requests, seconds } = quota;
  const counts = new Map<string, number>();
  let window = 0;
  return {
    before: ({ event }) => {
      const now = Date.now();
      const current = Math.floor(now / 1000 / seconds);
      if (current !== window || counts.size >= MOST_CALLERS) counts.clear();
      window = current;
      const who = event.caller?.travellerId ?? networkOf(event.viewerAddress ?? '', 64);
      const used = (counts.get(who) ?? 0) + 1;
      counts.set(who, used);
      if (used > requests) throw tooMany(seconds, now);
    },
  };
}
