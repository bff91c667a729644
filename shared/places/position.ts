import * as z from 'zod/mini';

/** WGS 84, decimal degrees. */
export const Position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Position = z.output<typeof Position>;
