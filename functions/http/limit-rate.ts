import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { RateLimit, Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { rateRepository } from '../data/rate-repository.ts';
import type { Table } from '../data/table.ts';
import { holdWrites, withoutWriteGate } from '../data/write-gate.ts';
import type { CallEvent } from './call-event.ts';

const Addressed = z.object({ email: z.string() });

/**
 * Counts the call against the contract's limits and refuses it with 429 and Retry-After when one is used up; a call that
 * reads ahead begins meanwhile.
 */
export function limitRate(
  route: Route,
  table: () => Table,
  readsAhead: boolean,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      if (route.limits.length === 0) return;
      const now = Date.now();
      const counting = route.limits.map(async (limit) => {
        const who = subject(limit, event);
        if (who === undefined) return;
        const count = () => rateRepository(table()).count(route.name, who, limit.seconds, now);
        const used = await withoutWriteGate(count);
        if (used <= limit.requests) return;
        const retryAfter = limit.seconds - Math.floor((now / 1000) % limit.seconds);
        throw new AppError('too_many_requests', 'Too many attempts. Please wait a moment and try again.', {
          retryAfter,
        });
      });
      // Count and session are asked for at once; what a limit is to save does not begin before either is known.
      const allowed = all([...counting, route.access === 'signed-in' ? event.standing : undefined]);
      holdWrites(all([allowed, event.standing]));
      event.allowed = allowed;
      if (event.call) event.call = { ...event.call, allowed };
      if (!readsAhead) await allowed;
    },
  };
}

async function all(promises: readonly (Promise<void> | undefined)[]): Promise<void> {
  await Promise.all(promises);
}

/** Who is counted. */
function subject(limit: RateLimit, event: CallEvent): string | undefined {
  switch (limit.per) {
    case 'address':
      return event.viewerAddress;
    case 'email':
      return Addressed.safeParse(event.call?.body).data?.email;
    default:
      return event.caller?.travellerId;
  }
}
