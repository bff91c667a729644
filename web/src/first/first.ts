import { dropEarlyCalls, startEarlyCall } from '../lib/early-calls.ts';
import { seemsSignedIn } from '../lib/session/session-hint.ts';
import { pageStart } from './page-start.ts';
import { runInTurn } from './run-in-turn.ts';

/*
 * The first script, small and ahead of all others: it starts the page's calls and fetches the page's own files while
 * the rest of the code is loading, so that nothing waits unnecessarily, and runs the app's files in turn.
 */

/** After this an unused answer is stale. */
const OLD_MS = 10_000;

const { pathname, search } = window.location;
const { calls, parts } = pageStart(pathname, new URLSearchParams(search), seemsSignedIn());
for (const address of ['/api/user', ...calls]) startEarlyCall(address);
setTimeout(dropEarlyCalls, OLD_MS);
const partFiles: Readonly<Record<string, readonly string[]>> = written('part-files') ?? {};
for (const file of new Set(parts.flatMap((part) => partFiles[part] ?? []))) preload(file);
void runInTurn(written('app-files') ?? []);

/** What the build writes into the page under this name; without a build there is nothing. */
function written<T>(name: string): T | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === undefined ? undefined : JSON.parse(content);
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
