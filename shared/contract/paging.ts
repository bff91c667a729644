import * as z from 'zod/mini';

/** The maximum number of entries in a page. */
const MAX_PAGE = 100;

/** `limit` (1 to 100) and the cursor from the previous answer's x-next-cursor header. */
export const PageQuery = pageOf(MAX_PAGE);
export type PageQuery = z.output<typeof PageQuery>;

/** Pages of lists whose every entry is a separate read. */
export const ShortPageQuery = pageOf(50);

function pageOf(most: number) {
  const range = `from 1 to ${most}`;
  return z.object({
    limit: z._default(
      z.coerce
        .number({ error: `limit must be a number ${range}` })
        .check(
          z.int({ error: `limit must be a whole number ${range}` }),
          z.minimum(1, { error: `limit must be ${range}` }),
          z.maximum(most, { error: `limit must be ${range}` }),
        ),
      most,
    ),
    cursor: z.optional(
      z.string().check(z.maxLength(2000, { error: 'This cursor is not valid, start again without one' })),
    ),
  });
}
