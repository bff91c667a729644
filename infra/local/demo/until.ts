import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval in milliseconds. */
const POLL = 100;
const LOOKS = 600;

/** Polls until there is a result, and rejects with what was awaited on timeout. */
export async function until<Found>(awaited: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(POLL);
  }
  throw new Error(`In vain awaited: ${awaited}`);
}
