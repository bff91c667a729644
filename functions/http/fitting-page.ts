import type { Page } from '../data/page.ts';
import { countFitting } from './answer-room.ts';

/**
 * A page as far as it fits into one answer, one entry at least; the next goes on behind it. `cursorAfter` gives the
 * cursor for what follows an entry.
 */
export function fittingPage<T>(page: Page<T>, cursorAfter: (last: T) => string): Page<T> {
  const items = page.items.slice(0, Math.max(1, countFitting(page.items)));
  const last = items.at(-1);
  return items.length < page.items.length && last !== undefined ? { items, cursor: cursorAfter(last) } : page;
}
