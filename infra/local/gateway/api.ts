import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sizeOf } from '#infra/aws/permissions.ts';
import { functionEntry } from '#infra/function-entry.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { FunctionError, TIMED_OUT } from '../functions/function-error.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { headBytes, MAX_HEAD_BYTES } from './head-size.ts';
import { answerOf, sendAnswer, sendMessage, sendRefusal } from './http-answer.ts';
import { httpEvent, splitTarget } from './http-event.ts';
import { MAX_EVENT_BYTES, MAX_RESULT_BYTES, payloadBytes } from './payload-limits.ts';
import { readBody } from './read-body.ts';
import { HEAD_TOO_LARGE } from './refuse-request.ts';
import { routeTable } from './route-table.ts';

/** The integration timeout of an HTTP API in seconds ("Quotas for HTTP APIs"). */
const INTEGRATION_TIMEOUT = 30;

const TOO_LARGE = 'Request Entity Too Large';

export interface ApiOptions {
  readonly routes: readonly Route[];
  readonly functions: Pick<FunctionHost, 'invoke'>;
  readonly entryOf?: (route: Route) => string;
  /** After how many milliseconds a call's function is ended. */
  readonly timeoutOf?: (route: Route) => number;
}

export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers the calls of the contracts as API Gateway does: an event for the call's function, a response from its result.
 */
export function api({ routes, functions, entryOf = functionEntry, timeoutOf = ownTimeout }: ApiOptions): Api {
  const find = routeTable(routes);
  return async (request, response) => {
    const [id, receivedAt] = [randomUUID(), new Date()];
    const { method = 'GET', url: target = '/', httpVersion } = request;
    response.setHeader('apigw-requestid', id);

    const match = find(method, splitTarget(target).path);
    const body = await readBody(request);
    if (headBytes(request) > MAX_HEAD_BYTES) return sendRefusal(response, HEAD_TOO_LARGE);
    if (!match) return sendMessage(response, 404, 'Not Found');
    if (!body) return sendMessage(response, 413, TOO_LARGE);

    const headers = request.headersDistinct;
    const remoteAddress = request.socket.remoteAddress ?? '';
    const event = httpEvent({ id, method, target, httpVersion, headers, remoteAddress, body, receivedAt }, match);
    if (payloadBytes(event) > MAX_EVENT_BYTES) return sendMessage(response, 413, TOO_LARGE);
    try {
      const result = await functions.invoke({
        ...{ entry: entryOf(match.route), event, requestId: id },
        timeout: timeoutOf(match.route),
      });
      sendResult(response, result, match.route);
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      sendFailure(response, error, match.route);
    }
  };
}

/** The function's own, as on AWS; API Gateway waits no longer for any. */
const ownTimeout = ({ name }: Route): number => Math.min(sizeOf(name).timeout, INTEGRATION_TIMEOUT) * 1000;

function sendResult(response: ServerResponse, result: unknown, { name }: Route): void {
  const bytes = payloadBytes(result);
  const answer = bytes > MAX_RESULT_BYTES ? undefined : answerOf(result);
  if (answer) {
    sendAnswer(response, answer);
  } else {
    console.error(`${name}: the function's answer, of ${bytes} bytes, is too large or has no valid form`);
    sendMessage(response, 500, 'Internal Server Error');
  }
}

function sendFailure(response: ServerResponse, error: FunctionError, { name }: Route): void {
  console.error(`${name}: ${error.stack}`);
  if (error.errorType === TIMED_OUT) sendMessage(response, 503, 'Service Unavailable');
  else sendMessage(response, 500, 'Internal Server Error');
}
