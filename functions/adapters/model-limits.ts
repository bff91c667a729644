import * as z from 'zod';

/** What one mail may take of a model. */
export const ModelLimits = z.object({
  /** How much of a mail's text is sent, in UTF-16 units. */
  mailCharacters: z.number().int().min(1).default(30_000),
  answerTokens: z.number().int().min(1).default(4_000),
  /** For all of it, with trying again and the repair of an answer. */
  seconds: z.number().min(1).max(25).default(20),
});
export type ModelLimits = z.output<typeof ModelLimits>;
