import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Route } from '#shared/contract/define-route.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import type { Table } from '../data/table.ts';
import type { CallEvent } from './call-event.ts';
import { knownDevice } from './device-token.ts';
import { networkOf } from './network-of.ts';
import { tooMany } from './too-many.ts';

const Addressed = z.object({ email: z.string() });

/**
 * Counts the call against the contract's limits by address, account and path, in order, and answers 429 with Retry-After when
 * one is used up: what an earlier limit refuses does not count against a later one, so nobody can use up someone else's.
 * Those per traveller are counted beside the session check (limit-traveller.ts).
 */
export function limitRate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      const limits = route.limits.filter(({ per }) => per !== 'traveller');
      if (limits.length === 0) return;
      const now = Date.now();
      const email = Addressed.safeParse(event.call?.body).data?.email;
      const device =
        email === undefined ? undefined : await knownDevice(event.cookies, email, sessionKeyRepository(table()));
      for (const { per, requests, seconds } of limits) {
        const who = whoOf(per, event, { email, device });
        const used = await rateRepository(table()).count({ route: route.name, who, seconds, now });
        if (used > requests) throw tooMany(seconds, now);
      }
    },
  };
}

interface Known {
  readonly email: string | undefined;
  readonly device: string | undefined;
}

/**
 * What a limit counts. A browser that has signed in to the account before is counted on its own, wherever it is:
 * whatever others do from the same address, its traveller gets in.
 */
function whoOf(per: Route['limits'][number]['per'], event: CallEvent, { email, device }: Known): string {
  if (per === 'path') return event.rawPath;
  const place = device ?? networkOf(event.viewerAddress ?? '', per === 'address' ? 64 : 48);
  return per === 'address' ? place : `${email} ${place}`;
}
