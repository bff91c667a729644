import type { Database } from './database.ts';
import { StorageFailure } from './storage/storage-failure.ts';
import { trimStreams } from './stream-retention.ts';
import { deleteExpiredItems } from './time-to-live.ts';
import { forgetTransactions } from './transaction-token.ts';

const EXPIRY_MILLISECONDS = 1000;
// Delay of the first trimming after startup, so that a consumer can read older records first.
const TRIM_MILLISECONDS = 60_000;

/** The service's background work: expiry of items, trimming of streams, forgetting of request tokens. */
export function startMaintenance(database: Database): { stop(): Promise<void> } {
  const timers = [
    repeat(EXPIRY_MILLISECONDS, () => deleteExpiredItems(database, seconds())),
    repeat(TRIM_MILLISECONDS, () => trimStreams(database, seconds())),
    repeat(TRIM_MILLISECONDS, () => database.exclusive(() => forgetTransactions(database, Date.now()))),
  ];
  return {
    async stop() {
      await Promise.all(timers.map((timer) => timer.stop()));
    },
  };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function repeat(milliseconds: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const next = () =>
    setTimeout(() => {
      running = work()
        .catch((error) => {
          // Already reported; while the storage failure lasts, every second checks whether the disk accepts writes again.
          if (!(error instanceof StorageFailure)) console.error('DynamoDB maintenance failed', error);
        })
        .then(() => {
          if (!stopped) timer = next();
        });
    }, milliseconds).unref();
  let stopped = false;
  let timer = next();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
