import * as z from 'zod/mini';
import { ApiError } from '../../../lib/errors.ts';

/** What a call that was refused as stale would have changed, as it is now; undefined for any other error. */
export function staleItem<Item>(error: unknown, schema: z.ZodMiniType<Item>): Item | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return z.safeParse(schema, error.current).data;
}
