import * as z from 'zod/mini';
import type { Route, RouteAnswer, RouteCall } from '#shared/contract/define-route.ts';
import { takeEarlyCall } from './early-calls.ts';
import { ConnectionError, errorOf, isNotFound } from './errors.ts';
import type { Press } from './press.ts';

/** A call's input: parts whose fields are all optional, or that the route does not have, may be left out. */
type Given<R extends Route> = Part<'params', RouteCall<R>['params']> &
  Part<'query', RouteCall<R>['query']> &
  (undefined extends RouteCall<R>['body']
    ? { readonly body?: RouteCall<R>['body'] }
    : { readonly body: RouteCall<R>['body'] });

type Part<Name extends string, Fields> =
  Record<never, never> extends Fields ? { readonly [Key in Name]?: Fields } : { readonly [Key in Name]: Fields };

interface Options {
  readonly signal?: AbortSignal | undefined;
}

/** A write cannot be called without the press that requested it (`useWrite`). */
type Pressed<R extends Route> = R['method'] extends 'GET'
  ? Options
  : Options & {
      readonly press: Press;
      /** What is changed or deleted must still be in this revision (If-Match), else the answer is 412 `stale`. */
      readonly revision?: number | undefined;
    };

export type Call<R extends Route> = Given<R> & Pressed<R>;

interface AnyCall extends Options {
  readonly press?: Press;
  readonly revision?: number | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Makes a declared call and parses its response; throws ApiError or ConnectionError. */
export async function callApi<R extends Route>(route: R, call: Call<R>): Promise<RouteAnswer<R>> {
  const answer: R['answer'] = route.answer;
  try {
    const response = await send(route, call);
    return z.parse(answer, await response.json());
  } catch (error) {
    if (isGoneAlready(route, call, error)) return z.parse(answer, { success: true });
    throw error;
  }
}

/** Nothing left to delete: an earlier attempt may have deleted it, whose response was lost. */
function isGoneAlready(route: Route, call: AnyCall, error: unknown): boolean {
  return route.method === 'DELETE' && call.press?.unheard === true && isNotFound(error);
}

export interface Page<Item> {
  readonly items: Item;
  /** The cursor for the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** Makes a call whose response is a list, one page of it. */
export async function callApiPage<R extends Route>(route: R, call: Call<R>): Promise<Page<RouteAnswer<R>>> {
  const response = await send(route, call);
  const answer: R['answer'] = route.answer;
  return { items: z.parse(answer, await response.json()), nextCursor: response.headers.get('x-next-cursor') };
}

async function send(route: Route, call: AnyCall): Promise<Response> {
  const request: RequestInit = { method: route.method, credentials: 'include', headers: headersOf(call) };
  if (call.body !== undefined) request.body = JSON.stringify(call.body);
  if (call.signal) request.signal = call.signal;
  const address = addressOf(route, call);
  const early = route.method === 'GET' ? takeEarlyCall(address) : undefined;
  const response = await (early ?? fetch(address, request)).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ConnectionError(error);
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

function headersOf(call: AnyCall): Record<string, string> {
  return {
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
    ...(call.press !== undefined && { 'idempotency-key': call.press.key }),
    ...(call.revision !== undefined && { 'if-match': `"r${call.revision}"` }),
  };
}

/** The route's path with its parameters filled in, and the query string; values left out are not sent. */
export function addressOf(route: Route, call: AnyCall): string {
  const path = route.path.replace(/\{(\w+)\+?\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
