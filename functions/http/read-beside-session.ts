import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { Implementation } from './call.ts';
import type { CallEvent } from './call-event.ts';
import { pathParameters } from './read-input.ts';

/** Starts the route's early read, where it has one. A malformed path is left to `readInput`. */
export function readBesideSession<R extends Route, Dependencies, Early>(
  { route, besideSession }: Implementation<R, Dependencies, Early>,
  dependencies: () => Dependencies,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: ({ event }) => {
      const params = pathParameters(route, event);
      if (!besideSession || !params.success) return;
      event.early = besideSession(params.data, dependencies());
      // The rejection is reported where the result is awaited.
      event.early.catch(() => undefined);
    },
  };
}
