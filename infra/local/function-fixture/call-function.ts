import type * as z from 'zod/mini';
import type { Route } from '#shared/contract/define-route.ts';
import type { CallModule } from './call-module.ts';
import { gatewayOf } from './running-gateway.ts';
import { sendRequest, type TestAnswer } from './send-request.ts';

export interface TestRequest {
  /** The route's own when left out. */
  readonly method?: 'HEAD';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a Buffer is sent as it is. */
  readonly body?: unknown;
  /** The caller: anything with a session cookie. */
  readonly as?: { readonly cookie: string } | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's address that the gateway sees; by default the loopback address. */
  readonly address?: string;
}

/** Modules of the calls made so far, by name: what the gateway starts. */
const modules = new Map<string, CallModule>();

/** Calls through a running gateway: over HTTP, to the handler that Lambda calls, with API Gateway's event. */
export async function call(module: CallModule, request: TestRequest = {}): Promise<TestAnswer> {
  const { route } = module.implementation;
  modules.set(route.name, module);
  const sent = { method: request.method ?? route.method, path: targetOf(route, request), headers: headersOf(request) };
  const { address, body } = request;
  return sendRequest(await gatewayOf(modules, address), sent, bodyOf(body));
}

/** Calls and returns the response's body by the call's own schema; throws when the call did not succeed. */
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

function headersOf({ as, body, headers = {} }: TestRequest): Record<string, string> {
  const sent: Record<string, string> = {
    host: 'localhost:3000',
    'user-agent': 'test',
    ...(as ? { cookie: as.cookie } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
}

function bodyOf(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}
