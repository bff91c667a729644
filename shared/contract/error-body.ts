import * as z from 'zod/mini';

/** The body of every answer outside 2xx and 3xx. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `stale`: what the call would have replaced or deleted, as it is now. */
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
