import { parentPort, workerData } from 'node:worker_threads';
import { limitedThread, type Outcome } from '../reader/limited-thread.ts';
import type { AttachedFile } from './attached-files.ts';

/** Tells this module, when loaded in a thread, that it is the one that takes mails apart. */
const OPENER = 'mail-opener';

if (workerData === OPENER) await serve();

async function serve(): Promise<void> {
  const { attachedFiles } = await import('./attached-files.ts');
  parentPort?.on('message', (raw: Uint8Array) => {
    const damaged = (): AttachedFile[] => [];
    void attachedFiles(raw)
      .catch(damaged)
      .then((files) => parentPort?.postMessage(files));
  });
  parentPort?.postMessage('ready');
}

const openInLimits = limitedThread<Uint8Array, AttachedFile[]>(new URL(import.meta.url), OPENER);

/** The files of a raw mail that may be tickets, found in a worker thread within the limits of reading a mail. */
export function filesInThread(raw: Uint8Array): Promise<Outcome<AttachedFile[]>> {
  return openInLimits(raw);
}
