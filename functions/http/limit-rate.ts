import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { RateLimit, Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { rateRepository } from '../data/rate-repository.ts';
import type { Table } from '../data/table.ts';
import type { CallEvent } from './call-event.ts';

const Addressed = z.object({ email: z.string() });

/** Counts the call against the contract's limits, and refuses it with 429 and Retry-After when one is used up. */
export function limitRate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      const now = Date.now();
      const counting = route.limits.map(async (limit) => {
        const who = subject(limit, event);
        if (who === undefined) return;
        const used = await rateRepository(table()).count(route.name, who, limit.seconds, now);
        if (used <= limit.requests) return;
        const retryAfter = limit.seconds - Math.floor((now / 1000) % limit.seconds);
        throw new AppError('too_many_requests', 'Too many attempts. Please wait a moment and try again.', {
          retryAfter,
        });
      });
      await Promise.all(counting);
    },
  };
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
