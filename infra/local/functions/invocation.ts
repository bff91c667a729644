import * as z from 'zod/mini';

/**
 * The host's message to its worker: one invocation of a function. Event and result are passed as JSON, as on Lambda.
 */
export const Invocation = z.object({
  id: z.string(),
  /** The file that exports `handler`, as a file: URL. */
  file: z.string(),
  functionName: z.string(),
  event: z.string(),
  /** The function's timeout in milliseconds, from when it was loaded. */
  timeout: z.number(),
});
export type Invocation = z.output<typeof Invocation>;

/** The worker's first message about an invocation: the function is loaded, and its time begins. */
export const Begun = z.object({ id: z.string(), begun: z.literal(true) });
export type Begun = z.output<typeof Begun>;

/** The worker's reply: the handler's result, or the error in Lambda's format. */
export const Outcome = z.object({
  id: z.string(),
  result: z.optional(z.string()),
  error: z.optional(z.object({ errorType: z.string(), errorMessage: z.string(), stack: z.optional(z.string()) })),
});
export type Outcome = z.output<typeof Outcome>;
