import type { Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import type { Site } from '../gateway/site.ts';

export interface SourceSite {
  readonly site: Site;
  close(): Promise<void>;
}

/** The web app from its sources, hot-reloaded in the open page; its web socket is on the given servers. */
export async function startSourceSite(projectFolder: string, servers: readonly Server[]): Promise<SourceSite> {
  const [first, ...others] = servers;
  if (!first) throw new Error('A site from sources needs the server that it is served by');
  // Vite listens for its web socket on one server; the other loopback address serves the same site.
  for (const other of others) other.on('upgrade', (...args) => first.emit('upgrade', ...args));
  const vite = await createServer({
    configFile: path.join(projectFolder, 'web', 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: first } },
    appType: 'spa',
    clearScreen: false,
  });
  return {
    site: (request, response) => {
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      });
    },
    close: () => vite.close(),
  };
}
