import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { table } from '../data/table.ts';
import { behindWriteGate } from '../data/write-gate.ts';
import { answer } from './answer.ts';
import { answerErrors } from './answer-errors.ts';
import { authenticate } from './authenticate.ts';
import type { Implementation } from './call.ts';
import type { CallEvent } from './call-event.ts';
import { checkEntrance } from './check-entrance.ts';
import { checkOrigin } from './check-origin.ts';
import { compressAnswer } from './compress-answer.ts';
import { environment } from './environment.ts';
import { limitRate } from './limit-rate.ts';
import { logRequest } from './log-request.ts';
import { readInput } from './read-input.ts';
import { measureWaits } from './waits.ts';
import { withValidSession } from './with-valid-session.ts';

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * What Lambda calls: the chain that every route shares, in order: log context, entrance, origin, session, input, rate
 * limit, then the implementation, and its answer through the contract's schema, compressed. Dependencies are made once, at first use.
 */
export function lambdaHandler<R extends Route, Dependencies>(
  implementation: Implementation<R, Dependencies>,
  makeDependencies: () => Dependencies,
): LambdaHandler {
  const { route, run, readsAhead } = implementation;
  let dependencies: Dependencies | undefined;
  const chain = middy<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(logRequest(route))
    .use(compressAnswer())
    .use(answerErrors(route))
    .use(checkEntrance(route, environment))
    .use(checkOrigin(route, environment))
    .use(authenticate(route, table))
    .use(readInput(route))
    .use(limitRate(route, table, readsAhead))
    .handler(async (event) => {
      dependencies ??= makeDependencies();
      const needed = dependencies;
      return answer(route, event, await withValidSession(event, route, (call) => run(call, needed)));
    });
  return async (event, context) => measureWaits(() => behindWriteGate(() => chain({ ...event }, context)));
}
