import type { Page } from './fixtures.ts';

/** Collects the methods of all requests from now on that write. */
export function watchWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.method()));
  return writes;
}
