import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks. */
const POLL = 100;
const LOOKS = 600;

/** Looks until there is something, and rejects with what was awaited when it does not come. */
export async function until<Found>(awaited: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(POLL);
  }
  throw new Error(`In vain awaited: ${awaited}`);
}
