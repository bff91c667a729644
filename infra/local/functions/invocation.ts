import * as z from 'zod/mini';

/** What the host asks of its worker: one invocation of a function. Event and result travel as JSON, as on Lambda. */
export const Invocation = z.object({
  id: z.string(),
  /** The file that exports `handler`, as a file: URL. */
  file: z.string(),
  functionName: z.string(),
  event: z.string(),
  /** Milliseconds since 1970 at which the function's time is up. */
  deadline: z.number(),
});
export type Invocation = z.output<typeof Invocation>;

/** What the worker answers: the handler's result, or what it threw, in the form that Lambda reports it. */
export const Outcome = z.object({
  id: z.string(),
  result: z.optional(z.string()),
  error: z.optional(z.object({ errorType: z.string(), errorMessage: z.string(), stack: z.optional(z.string()) })),
});
export type Outcome = z.output<typeof Outcome>;
