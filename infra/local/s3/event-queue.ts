import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Event } from 'aws-lambda';
import * as z from 'zod/mini';
import { syncDirectory, UNFINISHED, writeDurably } from '../durable-file.ts';
import { ObjectCreated, toS3Event } from './object-created.ts';

const QueuedEvent = z.object({
  created: ObjectCreated,
  /** How often the function has thrown for it. */
  failures: z.number(),
  lastError: z.optional(z.string()),
});
type QueuedEvent = z.infer<typeof QueuedEvent>;

/** An event on disk whose object does not exist yet. */
interface PreparedEvent {
  /** The object exists: deliver the event. */
  commit(): Promise<void>;
  /** The object was not created. */
  discard(): Promise<void>;
}

export interface EventQueue {
  /** Resolves when the event is on disk. */
  prepare(created: ObjectCreated): Promise<PreparedEvent>;
  /** Starts delivering, events of earlier runs first. */
  start(): void;
  /** Undelivered events wait for the next start; idempotent. */
  close(): Promise<void>;
}

export interface EventQueueOptions {
  readonly directory: string;
  readonly deliver: (event: S3Event) => Promise<void>;
  /** Whether the object of an event that a crash left between prepare and commit was created. */
  readonly isCommitted: (created: ObjectCreated) => boolean;
  /** Milliseconds to wait after the first, second, … failure. After one more the event goes to `dead-letter/`. */
  readonly retryDelays: readonly number[];
  readonly log: (message: string) => void;
}

const PREPARED = '.prepared';
const COMMITTED = '.json';
const CONCURRENT_DELIVERIES = 4;
/** Milliseconds that a running delivery has to end when the queue closes. */
const CLOSING_GRACE = 1000;

/**
 * Delivers events at least once, like S3 and Lambda's asynchronous invocation combined: an event is a file in
 * `pending/` until the function has processed it, and one that keeps failing ends in `dead-letter/`. Each start retries
 * those once, as the cause may be fixed.
 */
export async function openEventQueue(options: EventQueueOptions): Promise<EventQueue> {
  const pending = join(options.directory, 'pending');
  const deadLetter = join(options.directory, 'dead-letter');
  await mkdir(pending, { recursive: true });
  await mkdir(deadLetter, { recursive: true });
  for (const name of (await readdir(deadLetter)).filter((each) => each.endsWith(COMMITTED))) {
    await rename(join(deadLetter, name), join(pending, name));
  }
  const ready = await recover(pending, options.isCommitted);
  const running = new Set<Promise<void>>();
  const waiting = new Set<NodeJS.Timeout>();
  let started = false;

  const deliverReady = () => {
    while (started && running.size < CONCURRENT_DELIVERIES) {
      const event = ready.shift();
      if (!event) return;
      const delivery = attempt(event)
        .catch((cause) => options.log(`${nameOf(event)} stays in ${pending} until the next start: ${cause}`))
        .finally(() => {
          running.delete(delivery);
          deliverReady();
        });
      running.add(delivery);
    }
  };

  const attempt = async (event: QueuedEvent) => {
    const file = join(pending, `${event.created.sequencer}${COMMITTED}`);
    try {
      await options.deliver(toS3Event(event.created));
    } catch (cause) {
      // Interrupted rather than failed.
      if (!started) return;
      await retryLater({ ...event, failures: event.failures + 1, lastError: String(cause) }, file);
      return;
    }
    await rm(file, { force: true });
  };

  const retryLater = async (event: QueuedEvent, file: string) => {
    const delay = options.retryDelays[event.failures - 1];
    // Its number of failures may be lost when the disk is full; the event itself is kept, and retried.
    await writeDurably(file, JSON.stringify(event)).catch((cause) =>
      options.log(`${file} cannot be written: ${cause}`),
    );
    if (delay === undefined) {
      await rename(file, join(deadLetter, `${event.created.sequencer}${COMMITTED}`));
      await syncDirectory(deadLetter);
      options.log(`${nameOf(event)} failed ${event.failures} times and is now in ${deadLetter}: ${event.lastError}`);
      return;
    }
    // Closed while it was written: it is retried at the next start.
    if (!started) return;
    options.log(`${nameOf(event)} failed and is tried again in ${delay / 1000} s: ${event.lastError}`);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      ready.push(event);
      deliverReady();
    }, delay);
    waiting.add(timer);
  };

  return {
    async prepare(created) {
      const prepared = join(pending, `${created.sequencer}${PREPARED}`);
      const event: QueuedEvent = { created, failures: 0 };
      await writeDurably(prepared, JSON.stringify(event));
      return {
        async commit() {
          await rename(prepared, join(pending, `${created.sequencer}${COMMITTED}`));
          await syncDirectory(pending);
          ready.push(event);
          deliverReady();
        },
        discard: () => rm(prepared, { force: true }),
      };
    },
    start() {
      started = true;
      deliverReady();
    },
    async close() {
      started = false;
      for (const timer of waiting) clearTimeout(timer);
      const { promise: grace, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, CLOSING_GRACE);
      await Promise.race([grace, Promise.all(running)]);
      clearTimeout(timer);
    },
  };
}

const nameOf = ({ created }: QueuedEvent) => `The event of ${created.bucket}/${created.key}`;

/** The events that an earlier run left, oldest first. */
async function recover(pending: string, isCommitted: EventQueueOptions['isCommitted']): Promise<QueuedEvent[]> {
  const events: QueuedEvent[] = [];
  for (const name of (await readdir(pending)).sort()) {
    const file = join(pending, name);
    if (name.endsWith(UNFINISHED)) {
      await rm(file);
      continue;
    }
    const event = QueuedEvent.parse(JSON.parse(await readFile(file, 'utf8')));
    if (name.endsWith(PREPARED)) {
      if (!isCommitted(event.created)) {
        await rm(file);
        continue;
      }
      await rename(file, join(pending, `${event.created.sequencer}${COMMITTED}`));
    }
    events.push(event);
  }
  await syncDirectory(pending);
  return events;
}
