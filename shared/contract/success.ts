import * as z from 'zod/mini';

/** The answer of every DELETE that has nothing else to say. */
export const Success = z.object({ success: z.literal(true) });
export type Success = z.infer<typeof Success>;
