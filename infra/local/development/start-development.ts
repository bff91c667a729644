import type { Closing } from '../closing.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Listening } from '../gateway/listen.ts';
import type { Site } from '../gateway/site.ts';
import { watchFunctions } from './watch-functions.ts';

export interface DevelopmentOptions {
  readonly projectFolder: string;
  readonly http: Listening;
  readonly functions: readonly FunctionHost[];
  readonly closing: Closing;
}

/** Serves the web app from its sources, and reloads functions when they change. */
export async function startDevelopment(options: DevelopmentOptions): Promise<Site> {
  const { projectFolder, http, functions, closing } = options;
  // Vite is only imported here: without it the product starts in half the time.
  const { startSourceSite } = await import('./source-site.ts');
  const source = await startSourceSite(projectFolder, http.servers);
  closing.add(() => source.close());
  const watch = watchFunctions(projectFolder, (file) => {
    console.log(`${file} has changed: functions are loaded again`);
    for (const host of functions) host.reload();
  });
  closing.add(async () => watch.close());
  return source.site;
}
