import * as z from 'zod/mini';

/** The model's limits for one mail. */
export const ModelLimits = z.object({
  /** How much of a mail's text is sent, in UTF-16 units. */
  mailCharacters: z._default(z.int().check(z.minimum(1)), 30_000),
  answerTokens: z._default(z.int().check(z.minimum(1)), 4_000),
  /** For all of it, including retries and the repair of an answer. */
  seconds: z._default(z.number().check(z.minimum(1), z.maximum(25)), 20),
});
export type ModelLimits = z.output<typeof ModelLimits>;
