import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { LambdaHandler } from '#functions/http/lambda-handler.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes } from '#shared/routes.ts';
import { lambdaContext } from '../functions/lambda-context.ts';
import { httpEvent, splitTarget } from '../gateway/http-event.ts';
import { routeTable } from '../gateway/route-table.ts';

/** A call's module: what its handler file exports. */
export interface CallModule<R extends Route = Route> {
  readonly implementation: { readonly route: R };
  readonly handler: LambdaHandler;
}

export interface TestRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a Buffer is sent as it is. */
  readonly body?: unknown;
  /** Who calls: what carries a session cookie. */
  readonly as?: { readonly cookie: string } | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's address; the loopback address when left out. */
  readonly address?: string;
}

export interface TestAnswer {
  readonly status: number;
  /** The parsed JSON; undefined when there is no body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
}

const find = routeTable(allRoutes);

/** Calls the handler that Lambda calls, with the event that API Gateway makes of the request. */
export async function call(module: CallModule, request: TestRequest = {}): Promise<TestAnswer> {
  const { route } = module.implementation;
  const target = targetOf(route, request);
  const match = find(route.method, splitTarget(target).path);
  if (match?.route !== route) throw new Error(`${route.method} ${target} is not ${route.name}`);
  const id = randomUUID();
  const event = httpEvent(
    {
      ...{ id, target, method: route.method, httpVersion: '1.1', receivedAt: new Date() },
      headers: headersOf(request),
      remoteAddress: request.address ?? '127.0.0.1',
      body: bodyOf(request),
    },
    match,
  );
  const deadline = Date.now() + 30_000;
  const context = lambdaContext({ id, deadline, functionName: route.name, file: '', event: '' }, 'eu-central-1');
  return answerOf(await module.handler(event, context));
}

/** Calls and gives the answer's body by the call's own schema; throws when the call did not succeed. */
export async function succeed<R extends Route>(
  module: CallModule<R>,
  request: TestRequest = {},
): Promise<z.output<R['answer']>> {
  const { route } = module.implementation;
  const { status, body } = await call(module, request);
  if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`);
  return route.answer.parse(body) as z.output<R['answer']>;
}

function targetOf(route: Route, { params = {}, query = {} }: TestRequest): string {
  const path = route.path.replace(/\{(\w+)(\+?)\}/g, (_, name: string, rest: string) => {
    const value = params[name] ?? '';
    return rest ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function headersOf({ as, body, headers = {} }: TestRequest): Record<string, string[]> {
  const sent: Record<string, string> = {
    host: 'localhost:3000',
    'user-agent': 'test',
    ...(as ? { cookie: as.cookie } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), [value]]));
}

function bodyOf({ body }: TestRequest): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

function answerOf({
  statusCode = 200,
  body,
  headers = {},
  cookies = [],
}: APIGatewayProxyStructuredResultV2): TestAnswer {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: statusCode,
    body: body === undefined ? undefined : JSON.parse(body),
    headers: Object.fromEntries(texts),
    cookies,
  };
}
