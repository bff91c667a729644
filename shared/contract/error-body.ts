import * as z from 'zod';

/** The body of every answer outside 2xx and 3xx. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
