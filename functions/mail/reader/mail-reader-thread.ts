import { parentPort, workerData } from 'node:worker_threads';
import { logger } from '../../runtime/logger.ts';
import type { MailReading, ReadOptions } from '../extract/mail-reading.ts';
import { limitedThread, type ReadingLimits } from './limited-thread.ts';

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

const readInLimits = limitedThread<Task, MailReading>(new URL(import.meta.url), READER);

/** Reads mails in a worker thread, one after another. The result says so of a mail that exceeds the limits. */
export async function readInThread(
  raw: Uint8Array,
  options: ReadOptions,
  limits?: ReadingLimits,
): Promise<MailReading> {
  const outcome = await readInLimits({ raw, options }, limits);
  if ('answer' in outcome) return outcome.answer;
  logger.warn('mail given up on', { code: 'mail_given_up', why: outcome.givenUp, bytes: raw.byteLength });
  const { unreadMessage } = await import('../extract/unread-message.ts');
  return unreadMessage(raw, outcome.givenUp);
}
