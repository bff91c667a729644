import * as z from 'zod';

/** The most entries a list answers with at once. */
const MAX_PAGE = 100;

/** `limit` (1 to 100) and the cursor out of the former answer's x-next-cursor header. */
export const PageQuery = z.object({
  limit: z.coerce
    .number({ error: 'limit must be a number from 1 to 100' })
    .int({ error: 'limit must be a whole number from 1 to 100' })
    .min(1, { error: 'limit must be from 1 to 100' })
    .max(MAX_PAGE, { error: 'limit must be from 1 to 100' })
    .default(MAX_PAGE),
  cursor: z.string().max(2000, { error: 'This cursor is not valid, start again without one' }).optional(),
});
export type PageQuery = z.output<typeof PageQuery>;
