import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseInJson } from './refuse-request.ts';

export interface Listening {
  readonly port: number;
  /** One per loopback address. */
  readonly servers: readonly Server[];
  /** Accepts no new requests, gives running ones `grace` milliseconds, then aborts them. */
  close(grace: number): Promise<void>;
}

/** Browsers resolve 'localhost' to either loopback address. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'] as const;
/** A machine without IPv6, or with another program on that address of a port that is free on the other. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Listens on the loopback addresses; port 0 is any free one. Rejects with EADDRINUSE when the port is in use. */
export async function listen(listener: RequestListener, wanted: number): Promise<Listening> {
  const [ipv4, ipv6] = LOOPBACK_ADDRESSES;
  const first = await listenOn(listener, ipv4, wanted);
  const port = portOf(first);
  const servers = [first];
  try {
    servers.push(await listenOn(listener, ipv6, port));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NO_IPV6.has(code) && !(wanted === 0 && code === 'EADDRINUSE')) {
      await closeAll(servers, 0);
      throw error;
    }
  }
  return { port, servers, close: (grace) => closeAll(servers, grace) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port');
  return address.port;
}

function listenOn(listener: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    // The gateway itself refuses a request without Host, with a message.
    const server = createServer({ requireHostHeader: false }, listener);
    refuseInJson(server);
    // Only '100-continue' is known, and others may be ignored (RFC 9110, 10.1.1).
    server.on('checkExpectation', listener);
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1' }, () => resolve(server));
  });
}

async function closeAll(servers: readonly Server[], grace: number): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          const late = setTimeout(() => server.closeAllConnections(), grace);
          server.close(() => {
            clearTimeout(late);
            resolve();
          });
          server.closeIdleConnections();
        }),
    ),
  );
}
