import type { Closing } from './closing.ts';

const HOUR = 3_600_000;

/**
 * Does some work now and every hour, as a schedule does on AWS (data stack). What fails is told, and done again in an
 * hour.
 */
export function everyHour(what: string, work: () => Promise<unknown>, closing: Closing): void {
  let isClosing = false;
  const run = () =>
    void work().catch((error: unknown) => {
      // Ended in the middle, it is done again at the next start.
      if (!isClosing) console.error(`${what} failed`, error);
    });
  const timer = setInterval(run, HOUR).unref();
  closing.add(async () => {
    isClosing = true;
    clearInterval(timer);
  });
  run();
}
