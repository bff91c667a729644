import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { S3Event } from 'aws-lambda';
import { answerRequest } from './answer-request.ts';
import { openBuckets } from './bucket-store.ts';
import { type EventQueue, openEventQueue } from './event-queue.ts';
import { objectStore } from './object-store.ts';
import type { ObjectAccess } from './operation.ts';
import { sequencer } from './sequencer.ts';
import type { Credentials } from './signature-v4.ts';

export interface S3Options {
  /** 0 for any free port. */
  readonly port: number;
  /** Where everything is stored; created if missing. For one server at a time. */
  readonly directory: string;
  /** Created if missing. */
  readonly buckets: readonly string[];
  /** Those of them that keep replaced and deleted objects; by default none. */
  readonly versionedBuckets?: readonly string[] | undefined;
  readonly credentials: Credentials;
  /** What callers may do; by default everything. */
  readonly access?: ObjectAccess | undefined;
  /** Whose pages may put and get objects. */
  readonly corsOrigins: readonly string[];
  /**
   * Called for each object that is created, at least once, also for those of an earlier run; it may be called before
   * this server's promise resolves. When it throws, the event is retried.
   */
  readonly onObjectCreated?: ((event: S3Event) => Promise<void>) | undefined;
  /** Whether a new object has an event; by default each has. */
  readonly hasEvent?: ((object: { readonly bucket: string; readonly key: string }) => boolean) | undefined;
  /** Milliseconds to wait after the first, second, … failure of `onObjectCreated`; then the event is set aside. */
  readonly retryDelays?: readonly number[] | undefined;
  /** Receives messages for the operator. */
  readonly log?: ((message: string) => void) | undefined;
}

export interface LocalS3 {
  readonly endpoint: string;
  readonly port: number;
  /** Stops delivering events; running deliveries have a second to end, and are repeated at the next start. */
  stopEvents(): Promise<void>;
  /** Resolves within two seconds, aborting what is still running; idempotent. */
  close(): Promise<void>;
}

const SECOND = 1000;
const RETRY_DELAYS = [SECOND, 10 * SECOND, 60 * SECOND];

/**
 * A server that speaks S3's protocol, path-style, on 127.0.0.1: signatures are verified, and what is acknowledged is on
 * disk. Rejects with `EADDRINUSE` when the port is in use.
 */
export async function startS3(options: S3Options): Promise<LocalS3> {
  const log = options.log ?? console.error;
  const server = createServer({ keepAliveTimeout: 60 * SECOND });
  // The port first: if another server has it, that one may be using the folder too, and then nothing there may be
  // touched.
  const port = await listen(server, options.port);
  let closing: Promise<unknown> | undefined;
  const close = async (events: EventQueue | undefined) => {
    closing ??= Promise.all([stop(server), events?.close()]);
    await closing;
  };
  // Requests that arrive before the folder is loaded wait for it.
  const { promise: opened, resolve: open } = Promise.withResolvers<Awaited<ReturnType<typeof openStorage>>>();
  server.on('request', (request, response) => {
    opened
      .then(({ storage }) =>
        answerRequest(request, response, {
          ...{ storage, credentials: options.credentials, access: options.access, log },
          corsOrigins: options.corsOrigins,
        }),
      )
      .catch((cause) => {
        log(`${request.method} ${request.url} has no answer: ${cause}`);
        response.destroy();
      });
  });
  try {
    const stores = await openStorage(options, log);
    open(stores);
    stores.events?.start();
    return {
      ...{ endpoint: `http://127.0.0.1:${port}`, port },
      stopEvents: async () => stores.events?.close(),
      close: () => close(stores.events),
    };
  } catch (cause) {
    await close(undefined);
    throw cause;
  }
}

async function openStorage(options: S3Options, log: (message: string) => void) {
  const buckets = await openBuckets(join(options.directory, 'buckets'), options.versionedBuckets);
  for (const name of options.buckets) if (!buckets.has(name)) await buckets.create(name);
  const { onObjectCreated, hasEvent = () => true } = options;
  const events =
    onObjectCreated &&
    (await openEventQueue({
      directory: join(options.directory, 'events'),
      deliver: onObjectCreated,
      isCommitted: ({ bucket, key, sequencer: written }) =>
        buckets.has(bucket) && (buckets.get(bucket).objects.get(key)?.sequencer ?? '') >= written,
      retryDelays: options.retryDelays ?? RETRY_DELAYS,
      log,
    }));
  const objects = objectStore({
    nextSequencer: sequencer(),
    eventsOf: ({ name }, key) => (hasEvent({ bucket: name, key }) ? events : undefined),
  });
  return { storage: { buckets, objects }, events };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Gives running requests a second to end. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), SECOND);
    server.close((cause) => {
      clearTimeout(cut);
      if (cause) reject(cause);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
