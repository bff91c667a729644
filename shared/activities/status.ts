import type { Status } from './schema.ts';

interface Stated {
  readonly status?: Status | undefined;
  readonly cancelled: boolean;
}

/**
 * An activity's status: a cancelled one has that status, and no other has. What was written before there was a status, or
 * by code that knows none, has only `cancelled`.
 */
export function statusOf({ status, cancelled }: Stated): Status | undefined {
  if (cancelled) return 'cancelled';
  return status === 'cancelled' ? undefined : status;
}
