import * as z from 'zod/mini';

/** One statement that the product fulfils; a decision settles something that was left open. */
export const AcceptanceItem = z.strictObject({
  /** Like 'TRIP-07', or 'OPEN-07' for a decision. */
  id: z.string().check(z.regex(/^[A-Z]+-\d{2,}$/)),
  area: z.string().check(z.minLength(1)),
  /** Where it can be observed: in a browser, over HTTP, or in a single function. */
  kind: z.enum(['ui', 'api', 'unit']),
  sentence: z.string().check(z.minLength(1)),
  decision: z.optional(z.string().check(z.minLength(1))),
});
export type AcceptanceItem = z.output<typeof AcceptanceItem>;

export const AcceptanceList = z.array(AcceptanceItem).check(
  z.minLength(1),
  z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: 'two items have the same id',
  }),
);
