import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { logger } from '../runtime/logger.ts';
import { metrics } from '../runtime/metrics.ts';
import { waits } from '../runtime/waits.ts';
import type { CallEvent } from './call-event.ts';

let calls = 0;

/** Whether this is a cold start: the first call that the process answers. */
function isFirst(): boolean {
  calls += 1;
  return calls === 1;
}

/** Puts request id and route on every log line of the call, and ends it with one line about its outcome. */
export function logRequest(route: Route): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  const began = new WeakMap<object, number>();
  const finish = (request: { event: CallEvent; response?: APIGatewayProxyStructuredResultV2 | null | undefined }) => {
    const status = request.response?.statusCode ?? 500;
    const ms = Math.round(performance.now() - (began.get(request.event) ?? 0));
    logger.info('call answered', {
      code: 'call_answered',
      ...{ status, ms, ...waits(), coldStart: isFirst() },
      ...metrics({ CallLatency: ms, CallsFailed: status >= 500 ? 1 : 0 }),
    });
  };
  return {
    before: (request) => {
      began.set(request.event, performance.now());
      logger.resetKeys();
      logger.appendKeys({ requestId: request.event.requestContext.requestId, route: route.name });
    },
    after: finish,
    onError: finish,
  };
}
