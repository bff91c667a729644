import { parentPort, Worker, workerData } from 'node:worker_threads';
import { logger } from '../../runtime/logger.ts';
import type { MailReading, ReadOptions } from '../extract/mail-reading.ts';

/** What one mail may cost. Checked every 20 milliseconds, so the limits are below what is promised. */
interface ReadingLimits {
  /** Processor time in milliseconds: a busy machine does not make a mail unreadable. */
  readonly processorTime: number;
  /** Wall-clock milliseconds. */
  readonly time: number;
  /** Bytes by which the process may grow. */
  readonly memory: number;
}

const LIMITS: ReadingLimits = { processorTime: 1_700, time: 10_000, memory: 208 * 1024 * 1024 };
const MB = 1024 * 1024;
const WATCH_EVERY = 20;
/** Tells this module, when loaded in a thread, that it is the one that reads. */
const READER = 'mail-reader';

interface Task {
  readonly raw: Uint8Array;
  readonly options: ReadOptions;
}

if (workerData === READER) await serve();

/** Inside the thread: reads its input. It reports that it is ready once everything needed for reading is loaded. */
async function serve(): Promise<void> {
  const { readMessage } = await import('../extract/read-message.ts');
  const { gazetteer } = await import('../extract/places/airports.ts');
  await gazetteer();
  parentPort?.on('message', ({ raw, options }: Task) => {
    // A mail never makes readMessage throw; if it did, the thread would end, and the caller would be told.
    void readMessage(raw, options).then((reading) => parentPort?.postMessage(reading));
  });
  parentPort?.postMessage('ready');
}

let thread: Promise<Worker> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Rejects when the thread ends before it can read: then the next mail, or a retry of this one, gets a new one. */
function startThread(memory: number): Promise<Worker> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: READER,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memory / MB) },
  });
  const started = new Promise<Worker>((resolve, reject) => {
    const gone = (cause: unknown) => {
      if (thread === started) thread = undefined;
      reject(cause);
    };
    worker.once('message', () => {
      worker.unref();
      resolve(worker);
    });
    worker.on('error', gone).on('exit', (code) => gone(new Error(`The thread that reads mails ended with ${code}`)));
  });
  return started;
}

/**
 * Reads mails in a worker thread, one after another. A mail that exceeds the limits ends the thread, and the result
 * says so; the next mail gets a new thread.
 */
export function readInThread(
  raw: Uint8Array,
  options: ReadOptions,
  limits: ReadingLimits = LIMITS,
): Promise<MailReading> {
  const reading = last.then(() => readNow({ raw, options }, limits));
  last = reading.catch(() => undefined);
  return reading;
}

async function readNow(task: Task, limits: ReadingLimits): Promise<MailReading> {
  thread ??= startThread(limits.memory);
  const worker = await thread;
  const outcome = await watched(worker, task, limits);
  if (typeof outcome !== 'string') return outcome;
  thread = undefined;
  await worker.terminate();
  logger.warn('mail given up on', { code: 'mail_given_up', why: outcome, bytes: task.raw.byteLength });
  const { unreadMessage } = await import('../extract/unread-message.ts');
  return unreadMessage(task.raw, outcome);
}

/** The thread's result for the mail, or why it was given up on. */
function watched(worker: Worker, task: Task, limits: ReadingLimits): Promise<MailReading | string> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const processor = process.cpuUsage();
    const before = worker.performance.eventLoopUtilization();
    const memory = process.memoryUsage.rss();
    const end = (outcome: MailReading | string) => {
      clearInterval(watch);
      worker.off('message', end).off('error', onError).off('exit', onExit);
      worker.unref();
      resolve(outcome);
    };
    const onExit = () => end('reading it broke off');
    const onError = (cause: unknown) => (isOutOfMemory(cause) ? end('it takes too much memory to read') : onExit());
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(processor);
      // The thread's own processor time is at most either: that of all threads, and the time it was not waiting.
      const spent = Math.min((user + system) / 1000, worker.performance.eventLoopUtilization(before).active);
      if (spent > limits.processorTime || performance.now() - begun > limits.time) {
        end('it takes too long to read');
      } else if (process.memoryUsage.rss() - memory > limits.memory) end('it takes too much memory to read');
    }, WATCH_EVERY);
    worker.ref();
    worker.on('message', end).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

/** Whether it hit its resourceLimits (Node.js, "Errors": ERR_WORKER_OUT_OF_MEMORY). */
function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
