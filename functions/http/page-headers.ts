import type { Page } from '../data/page.ts';

/** Where there is another page, x-next-cursor carries the value for `?cursor=`. */
export function pageHeaders(page: Page<unknown>): Record<string, string> {
  return page.cursor === undefined ? {} : { 'x-next-cursor': page.cursor };
}
