import type * as z from 'zod/mini';
import type { Route, RouteInput } from '#shared/contract/define-route.ts';

/** Who is calling: the session named by the cookie. */
export interface Caller {
  readonly travellerId: string;
  readonly sessionId: string;
  /** The traveller's email when they signed in, so that what is kept under it can be read at once; may be absent. */
  readonly email?: string;
}

/** What an implementation knows of the request besides its parsed input. */
interface Request<R extends Route> {
  readonly caller: R['access'] extends 'signed-in' ? Caller : Caller | undefined;
  /** The Idempotency-Key header, when the call may be repeated. */
  readonly idempotencyKey: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Resolves when the call is within its limits; rejects with 429 when one is used up. */
  readonly allowed: Promise<void>;
}

export type Call<R extends Route> = RouteInput<R> & Request<R>;

/** What an implementation answers; `body` passes the contract's schema before it leaves. */
export interface Reply<R extends Route> {
  readonly body: z.input<R['answer']>;
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call's own work: a function of its parsed input and of what it depends on. */
export interface Implementation<R extends Route, Dependencies> {
  readonly route: R;
  readonly run: (call: Call<R>, dependencies: Dependencies) => Promise<Reply<R>>;
  readonly readsAhead: boolean;
}

interface Options {
  /**
   * Its reads begin while the call is still being counted against its limits. It awaits `call.allowed` itself before
   * anything that the limits are there to save; writes wait for it anyway.
   */
  readonly readsAhead?: boolean;
}

export function implement<R extends Route, Dependencies = unknown>(
  route: R,
  run: (call: Call<R>, dependencies: Dependencies) => Promise<Reply<R>>,
  { readsAhead = false }: Options = {},
): Implementation<R, Dependencies> {
  return { route, run, readsAhead };
}
