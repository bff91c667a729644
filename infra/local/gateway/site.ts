import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { splitTarget } from './http-event.ts';

/** Answers everything that is neither a call nor a photo. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** Vite names these files by their content, so that a name never refers to another content. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The built web app, as CloudFront serves it: its files, and index.html for every other address, since the app itself
 * does the routing.
 */
export function builtSite(folder: string): Site {
  if (!existsSync(path.join(folder, 'index.html'))) return notBuilt;
  // A later build is in another folder, to which the name may point by then.
  const files = sirv(realpathSync(folder), { etag: true, brotli: true, gzip: true });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Method not allowed');
    const hashed = splitTarget(request.url ?? '/').path.startsWith(HASHED);
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader('cache-control', hashed ? FOREVER : 'no-cache');
    files(request, response, () => {
      if (hashed) return refuse(response, 404, 'Not found');
      request.url = '/';
      files(request, response, () => refuse(response, 404, 'Not found'));
    });
  };
}

function notBuilt(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, 503, 'The web app is not built yet: start the product with "npm start".');
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
