import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { RateLimit, Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { rateRepository } from '../data/rate-repository.ts';
import type { Table } from '../data/table.ts';
import type { CallEvent } from './call-event.ts';

/** Counts the call against the contract's limits and refuses it with 429 and Retry-After when one is used up. */
export function limitRate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async (request) => {
      const now = Date.now();
      await Promise.all(
        route.limits.map(async (limit) => {
          const who = subject(limit, request.event);
          if (who === undefined) return;
          const used = await rateRepository(table()).count(`${route.name}#${who}`, limit.seconds, now);
          if (used <= limit.requests) return;
          const retryAfter = limit.seconds - Math.floor((now / 1000) % limit.seconds);
          throw new AppError('too_many_requests', 'Too many attempts. Please wait a moment and try again.', {
            retryAfter,
          });
        }),
      );
    },
  };
}

function subject(limit: RateLimit, event: CallEvent): string | undefined {
  return limit.per === 'address' ? event.requestContext.http.sourceIp : event.caller?.travellerId;
}
