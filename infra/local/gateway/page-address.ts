import type { IncomingMessage } from 'node:http';
import { API_ORIGIN, PAGE_ADDRESS } from '#infra/edge/edge-functions.ts';
import { edgeFunction } from '#infra/edge/run-edge-function.ts';
import { splitTarget } from './http-event.ts';

const pageAddress = edgeFunction(PAGE_ADDRESS);

/** The viewer's headers that CloudFront sends along with a request for a page, by its policies for those. */
const FORWARDED = ['host', 'accept-encoding'];

/**
 * What CloudFront's own function says of a request for a page: whether it goes to the API, for a preview. It is then
 * changed to what CloudFront sends there. Where it goes to the site, the site itself knows what is a page.
 */
export function goesToApi(request: IncomingMessage): boolean {
  const { path } = splitTarget(request.url ?? '/');
  const agent = request.headers['user-agent'];
  const headers: Record<string, { value: string }> = agent === undefined ? {} : { 'user-agent': { value: agent } };
  const event = { request: { uri: path, headers }, viewer: { ip: request.socket.remoteAddress ?? '' } };
  const { request: sent, originId } = pageAddress(event);
  if (originId !== API_ORIGIN) return false;
  request.url = sent.uri;
  request.headersDistinct = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const values = request.headersDistinct[name];
      return values ? [[name, values]] : [];
    }),
  );
  return true;
}
