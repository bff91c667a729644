import { dropEarlyCalls, startEarlyCall } from '../lib/early-calls.ts';
import { seemsSignedIn } from '../lib/session/session-hint.ts';
import { pageStart } from './page-start.ts';

/*
 * The first script, small and ahead of all others: it starts the page's calls and fetches the page's own files while
 * the rest of the code is loading, so that nothing waits unnecessarily.
 */

/** After this an unused answer is stale. */
const OLD_MS = 10_000;

const { pathname, search } = window.location;
const { calls, parts } = pageStart(pathname, new URLSearchParams(search), seemsSignedIn());
for (const address of ['/api/user', ...calls]) startEarlyCall(address);
setTimeout(dropEarlyCalls, OLD_MS);
for (const file of new Set(parts.flatMap((part) => filesOf()[part] ?? []))) preload(file);

/** The files of each part, which the build writes into the page; without a build there are none. */
function filesOf(): Readonly<Record<string, readonly string[]>> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="part-files"]')?.content;
  return written === undefined ? {} : JSON.parse(written);
}

function preload(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}
