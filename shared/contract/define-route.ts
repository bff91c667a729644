import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make the call at all. Access to objects is decided where they are read. */
export type Access = 'anyone' | 'signed-in';

/** At most `requests` calls in each window of `seconds`. */
interface Quota {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * A limit that is counted exactly, over all functions: per client address (IPv6 by /64), traveller, or pair of the
 * email in the body and the client's network (IPv6 by /48). Never per email alone: anyone could use that up and lock
 * out its owner. 'path': what the path names, whoever asks for it.
 */
interface RateLimit extends Quota {
  readonly per: 'address' | 'traveller' | 'account-and-network' | 'path';
}

/** What a call without limits of its own gets, if it reads or if it writes: far more than anyone does by hand. */
const READ_QUOTA: Quota = { requests: 3000, seconds: 300 };
const WRITE_LIMIT: RateLimit = { per: 'traveller', requests: 600, seconds: 300 };

const Nothing = z.object({});
const NoBody = z.undefined();

/**
 * A call, declared once. The gateway's routes, functions and permissions on AWS, the typed client, the handler's types,
 * the validation of requests and responses and the API reference follow from it.
 */
export interface Route<
  Name extends string = string,
  Params extends z.ZodMiniObject = z.ZodMiniObject,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Verb extends Method = Method,
> {
  /** The call's name, camelCase: `createTrip` is handled by `functions/<feature>/create-trip.ts`. */
  readonly name: Name;
  readonly feature: string;
  readonly method: Verb;
  /** API Gateway's form: `{id}` is one segment, `{key+}` the rest of the path. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  /** A path whose parameters do not parse refers to nothing: it answers 404 with the parameter's own message. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly status: 200 | 201 | 302;
  /** What the call may answer besides the errors that any call may (400, 401, 403, 413, 429, 500). */
  readonly errors: readonly ErrorCode[];
  /**
   * How often one traveller, or one signed-out address, may make a call that has no limits; counted by each instance of
   * its function, which is not exact and costs nothing.
   */
  readonly quota: Quota | undefined;
  /** The limits of a call that writes, is expensive or could be used for guessing; each counts what passed the former. */
  readonly limits: readonly RateLimit[];
  /**
   * Whether the call supports the Idempotency-Key header: a repeated POST gets the first answer. PUT and DELETE need none
   * (RFC 9110, 9.2.2); which POSTs need none, and why, is in functions/http/repeated-write.test.ts.
   */
  readonly idempotent: boolean;
  /**
   * What a PUT or DELETE replaces or deletes, where it supports If-Match with the revision that the client has seen,
   * '"r3"' (RFC 9110, 13.1.1). The answer to one that is not the latest, 412 `stale`, holds it as it is now.
   */
  readonly current: z.ZodMiniType | undefined;
}

interface Declaration<Name, Params, Query, Body, Answer, Who, Verb> {
  readonly name: Name;
  readonly feature: string;
  readonly method: Verb;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly answer: Answer;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly status?: 200 | 201 | 302;
  readonly errors?: readonly ErrorCode[];
  readonly quota?: Quota;
  readonly limits?: readonly RateLimit[];
  readonly idempotent?: boolean;
  readonly current?: z.ZodMiniType;
}

export function defineRoute<
  const Name extends string,
  Answer extends z.ZodMiniType,
  const Who extends Access,
  const Verb extends Method,
  Params extends z.ZodMiniObject = typeof Nothing,
  Query extends z.ZodMiniObject = typeof Nothing,
  Body extends z.ZodMiniType = typeof NoBody,
>(
  declared: Declaration<Name, Params, Query, Body, Answer, Who, Verb>,
): Route<Name, Params, Query, Body, Answer, Who, Verb> {
  const { limits = declared.method === 'GET' ? [] : [WRITE_LIMIT], quota = READ_QUOTA } = declared;
  return {
    status: 200,
    errors: [],
    idempotent: false,
    current: undefined,
    ...declared,
    limits,
    quota: limits.length === 0 ? quota : undefined,
    // The defaults equal the type parameter's own, which only this generic code can know.
    params: declared.params ?? (Nothing as z.ZodMiniObject as Params),
    query: declared.query ?? (Nothing as z.ZodMiniObject as Query),
    body: declared.body ?? (NoBody as z.ZodMiniType as Body),
  };
}

/** What a handler receives: parsed, with defaults filled in. */
export type RouteInput<R extends Route> = {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
};

/** What a client sends: before parsing and defaults. */
export type RouteCall<R extends Route> = {
  readonly params: z.input<R['params']>;
  readonly query: z.input<R['query']>;
  readonly body: z.input<R['body']>;
};

/** What the handler answers and the client reads. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;
