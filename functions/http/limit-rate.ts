import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { RateLimit, Route } from '#shared/contract/define-route.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import type { Table } from '../data/table.ts';
import type { CallEvent } from './call-event.ts';
import { knownDevice } from './device-token.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './too-many.ts';

const Addressed = z.object({ email: z.string() });

/**
 * Counts the call against the contract's limits, in order, and answers 429 with Retry-After when one is used up: what
 * an earlier limit refuses does not count against a later one, so nobody can use up someone else's.
 */
export function limitRate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      if (route.limits.length === 0) return;
      const now = Date.now();
      const email = Addressed.safeParse(event.call?.body).data?.email;
      const device =
        email === undefined ? undefined : await knownDevice(event.cookies, email, sessionKeyRepository(table()));
      for (const limit of route.limits) {
        const who = subject(limit, event, { email, device });
        if (who === undefined) continue;
        const used = await rateRepository(table()).count(route.name, who, limit.seconds, now);
        if (used > limit.requests) throw tooMany(limit.seconds, now);
      }
    },
  };
}

interface At {
  /** The account that the body names. */
  readonly email: string | undefined;
  /** The browser that the call comes from, if it has signed in to that account before. */
  readonly device: string | undefined;
}

/**
 * Who is counted. A browser that has signed in to the account before is counted on its own, wherever it is: whatever
 * others do from the same address, its traveller gets in.
 */
function subject({ per }: RateLimit, event: CallEvent, { email, device }: At): string | undefined {
  const place = (bits: 48 | 64) => device ?? networkOf(event.viewerAddress ?? '', bits);
  switch (per) {
    case 'address':
      return place(64);
    case 'account-and-network':
      return `${email} ${place(48)}`;
    default:
      return event.caller?.travellerId;
  }
}
