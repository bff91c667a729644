import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_OUTSIDE_BYTES, type OutsidePictures } from '../ports/outside-pictures.ts';
import { logger } from '../runtime/logger.ts';
import { waitingFor } from '../runtime/waits.ts';
import { isPublicAddress } from './public-address.ts';

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** What servers of other people are reached through. */
export interface Internet {
  /** All addresses of a host name. */
  resolve(hostname: string): Promise<readonly HostAddress[]>;
  isPublic(address: string): boolean;
  /** The port of https. */
  readonly port: number;
  /** Certificate authorities in PEM; Node's own when left out. */
  readonly ca?: string;
  /** Milliseconds for one picture, redirects included. */
  readonly timeout: number;
}

const INTERNET: Internet = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isPublic: isPublicAddress,
  port: 443,
  timeout: 5000,
};

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Nothing that tells of the viewer: no cookie, no referrer, no language. Bytes come as they are, uncompressed. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'TravelTimeline/1.0',
};

/** Why a picture is not fetched; what is logged of it. */
class NotFetched extends Error {}

/** Fetches pictures over https from public servers only, whatever their names resolve to. */
export function httpsPictures(internet: Internet = INTERNET): OutsidePictures {
  const fetchAll = waitingFor('internet')((url: string) =>
    follow(url, internet, AbortSignal.timeout(internet.timeout)),
  );
  return {
    async fetch(url) {
      try {
        return await fetchAll(url);
      } catch (error) {
        logger.info('picture not fetched', { code: 'picture_not_fetched', reason: reasonOf(error) });
        return undefined;
      }
    },
  };
}

async function follow(url: string, internet: Internet, signal: AbortSignal): Promise<Uint8Array> {
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const target = httpsUrl(address);
    const response = await get(target, internet, signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return readAll(response);
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(statusCode) || location === undefined) throw new NotFetched(`answered ${statusCode}`);
    if (!URL.canParse(location, target.href)) throw new NotFetched('redirected to no address');
    address = new URL(location, target).href;
  }
  throw new NotFetched('too many redirects');
}

/** A name, not an IP address in any notation, which would be connected to without being looked up; on the usual port. */
function httpsUrl(address: string): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new NotFetched('not https');
  if (url.port !== '') throw new NotFetched('another port');
  if (url.username !== '' || url.password !== '') throw new NotFetched('with a password');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new NotFetched('an IP address');
  return url;
}

function get(url: URL, internet: Internet, signal: AbortSignal): Promise<IncomingMessage> {
  const { hostname, pathname, search } = url;
  const { port, ca } = internet;
  return new Promise((resolve, reject) => {
    const request = https.get(
      {
        // A connection of its own: one that was kept open would not be looked up again.
        agent: false,
        lookup: lookupIn(internet),
        ...{ hostname, port, signal, path: pathname + search, headers: HEADERS },
        ...(ca === undefined ? {} : { ca }),
      },
      resolve,
    );
    request.on('error', reject);
  });
}

/**
 * Looks a name up for the connection itself, so that it goes to the very addresses that were checked: a name cannot be
 * public when it is checked and private when it is connected to (DNS rebinding). One private address refuses the name.
 */
function lookupIn({ resolve, isPublic }: Internet): LookupFunction {
  const publicAddresses = async (hostname: string): Promise<readonly HostAddress[]> => {
    const addresses = await resolve(hostname);
    if (!addresses.every(({ address }) => isPublic(address))) throw new NotFetched('not a public address');
    return addresses;
  };
  return (hostname, { all = false }, callback) => {
    publicAddresses(hostname).then(
      (addresses) =>
        all ? callback(null, [...addresses]) : callback(null, addresses[0]?.address ?? '', addresses[0]?.family),
      (error: Error) => callback(error, ''),
    );
  };
}

/** The whole body; stops reading as soon as it is too large, by its announced or its real length. */
async function readAll(response: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () => {
    response.destroy();
    return new NotFetched('too large');
  };
  if (Number(response.headers['content-length']) > MAX_OUTSIDE_BYTES) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_OUTSIDE_BYTES) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Without names and addresses, which a message of Node has in it. */
function reasonOf(error: unknown): string {
  if (error instanceof NotFetched) return error.message;
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}
