import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Internet } from './https-pictures.ts';
import { isPublicAddress } from './public-address.ts';
import { CERTIFICATE, KEY } from './test-certificate.ts';

/** Stands for a public server in tests, where every server listens on a loopback address. */
const STAND_IN = '127.0.0.1';
export const PICTURE_HOST = 'https://pictures.example';

export interface PictureServer {
  /** An internet in which all names resolve to this server, but those given here. */
  internet(addresses?: Readonly<Record<string, readonly string[]>>): Internet;
  /** What it was asked, in order. */
  readonly asked: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** Somebody's https server, for tests; `answer` has what it answers. */
export async function startPictureServer(answer: RequestListener): Promise<PictureServer> {
  const asked: PictureServer['asked'][number][] = [];
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  server.listen(0, STAND_IN);
  await once(server, 'listening');
  // A TCP server's address is no pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    internet: (addresses = {}) => ({
      resolve: async (hostname) =>
        (addresses[hostname] ?? [STAND_IN]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      isPublic: (address) => address === STAND_IN || isPublicAddress(address),
      ...{ port, ca: CERTIFICATE, timeout: 2000 },
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
