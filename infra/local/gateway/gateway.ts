import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Api } from './api.ts';
import { sendError } from './http-answer.ts';
import { goesToApi } from './page-address.ts';
import type { Site } from './site.ts';

export interface GatewayOptions {
  readonly api: Api;
  readonly site: Site;
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The site's own origin: 'http://localhost:3000'. */
  readonly siteUrl: string;
}

const API_PATH = /^\/(?:api|media|calendar)(?:[/?]|$)/;
const LOOPBACK = /^(?:127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Routes calls, photos, calendars and previews to the functions, everything else to the site, as CloudFront does. */
export function gateway({ api, site, headers, siteUrl }: GatewayOptions): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      return sendError(response, 'bad_request', 'A request needs a Host header.');
    }
    if (!API_PATH.test(request.url ?? '/') && !goesToApi(request)) {
      if (!isPageByNumber(request)) return site(request, response);
      // Cookies and the origin check of writes work for one name of the site, so pages are served on that name only.
      response.writeHead(302, { location: siteUrl + (request.url ?? '/'), 'cache-control': 'no-store' }).end();
      return;
    }
    api(request, response).catch((error: unknown) => fail(response, error));
  };
}

function isPageByNumber({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && LOOPBACK.test(headers.host ?? '') && (headers.accept ?? '').includes('text/html');
}

function fail(response: ServerResponse, error: unknown): void {
  // The client disconnected while sending its request: nobody is left to answer.
  if (response.destroyed) return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendError(response, 'internal', 'Internal Server Error');
}
