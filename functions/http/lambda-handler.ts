import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { table } from '../data/table.ts';
import { environment } from '../runtime/environment.ts';
import { measureWaits } from '../runtime/waits.ts';
import { answer } from './answer.ts';
import { answerErrors } from './answer-errors.ts';
import { answerHead } from './answer-head.ts';
import { authenticate } from './authenticate.ts';
import type { Call, Implementation } from './call.ts';
import type { CallEvent } from './call-event.ts';
import { checkEntrance } from './check-entrance.ts';
import { checkOrigin } from './check-origin.ts';
import { compressAnswer } from './compress-answer.ts';
import { limitQuota } from './limit-quota.ts';
import { limitRate } from './limit-rate.ts';
import { logRequest } from './log-request.ts';
import { readBesideSession } from './read-beside-session.ts';
import { readInput } from './read-input.ts';

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * What Lambda calls: the chain that every route shares, one step after the other: log context, entrance, origin,
 * session and limits per traveller, quota, input, limits by address, then the implementation, and its answer through the
 * contract's schema, compressed. Only the route's own `besideSession` read starts before the session is known.
 * Dependencies are created once, at first use.
 */
export function lambdaHandler<R extends Route, Dependencies, Early>(
  implementation: Implementation<R, Dependencies, Early>,
  makeDependencies: () => Dependencies,
): LambdaHandler {
  const { route, run } = implementation;
  let made: { readonly dependencies: Dependencies } | undefined;
  const dependencies = () => {
    made ??= { dependencies: makeDependencies() };
    return made.dependencies;
  };
  const chain = middy<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(logRequest(route))
    .use(answerHead())
    .use(compressAnswer())
    .use(answerErrors(route, environment))
    .use(checkEntrance(route, environment))
    .use(checkOrigin(route, environment))
    .use(readBesideSession(implementation, dependencies))
    .use(authenticate(route, table))
    .use(limitQuota(route))
    .use(readInput(route))
    .use(limitRate(route, table))
    .handler(async (event) => {
      // Both were produced for this route by the steps before: its input by its own schemas, and its early read by itself.
      const [call, early] = [event.call as Call<R>, (await event.early) as Early];
      return answer(route, event, await run(call, dependencies(), early));
    });
  return async (event, context) => measureWaits(() => chain({ ...event }, context));
}
