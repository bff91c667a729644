import { AppError } from '#shared/contract/errors.ts';
import type { Expected } from '../data/revision.ts';

const STALE = 'This was changed meanwhile. Please look at the changes and try again.';

/** What the caller's If-Match expects; `current` is what a stale caller is answered. Undefined without the header. */
export function expected<Item>(
  revisions: readonly number[] | undefined,
  current: (item: Item) => Promise<unknown>,
): Expected<Item> | undefined {
  return revisions && { revisions, stale: (item) => new AppError('stale', STALE, { current: () => current(item) }) };
}
