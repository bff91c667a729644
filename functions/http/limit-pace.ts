import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { CallEvent } from './call-event.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './too-many.ts';

/** So many callers are told apart in one window; when there are more, all begin anew. */
const MOST_CALLERS = 10_000;

/**
 * Refuses a call with 429 when its traveller, or for a visitor their network, has made it too often lately. It is counted
 * in the memory of the function that answers, which costs nothing: a flood comes to few functions, and each lets no more
 * through than the route says.
 */
export function limitPace(route: Route): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  const { requests, seconds } = route.pace;
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
