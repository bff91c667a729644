import type * as z from 'zod/mini';
import type { Route, RouteInput } from '#shared/contract/define-route.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import type { Caller } from '../data/session.ts';

/** What an implementation knows of the request besides its parsed input. */
interface Request<R extends Route> {
  readonly caller: R['access'] extends 'signed-in' ? Caller : Caller | undefined;
  /** The Idempotency-Key header, where the call supports it. */
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** The revisions that the If-Match header names, where the call supports it; undefined for any. */
  readonly ifMatch: readonly number[] | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** 'name=value' each. */
  readonly cookies: readonly string[];
}

export type Call<R extends Route> = RouteInput<R> & Request<R>;

/** What an implementation answers; `body` passes the contract's schema before it is sent. */
export interface Reply<R extends Route> {
  readonly body: z.input<R['answer']>;
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

interface Options<R extends Route, Dependencies, Early> {
  /**
   * What the route reads in parallel with the session check, to save a round trip. It knows the path parameters but not
   * the caller, writes nothing, and `run` receives what it read.
   */
  readonly besideSession?: (params: z.output<R['params']>, dependencies: Dependencies) => Promise<Early>;
}

/**
 * A call's own work: a function of its parsed input and its dependencies. It runs once, after the session and the rate
 * limits were checked.
 */
export interface Implementation<R extends Route, Dependencies, Early = undefined>
  extends Options<R, Dependencies, Early> {
  readonly route: R;
  readonly run: (call: Call<R>, dependencies: Dependencies, early: Early) => Promise<Reply<R>>;
}

export function implement<R extends Route, Dependencies = unknown, Early = undefined>(
  route: R,
  run: (call: Call<R>, dependencies: Dependencies, early: Early) => Promise<Reply<R>>,
  options: Options<R, Dependencies, Early> = {},
): Implementation<R, Dependencies, Early> {
  return { route, run, ...options };
}
