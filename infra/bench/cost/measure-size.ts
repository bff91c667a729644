import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { startFunctionWorld, TABLE_NAME } from '#infra/local/function-fixture/function-world.ts';
import { publishRates } from '../publish-rates.ts';
import { fillStore } from './fill-store.ts';
import { massItems } from './mass-items.ts';
import { measureRequests } from './measure-requests.ts';
import { CallCost, runCalls } from './run-calls.ts';
import { EventCost, runEvents } from './run-events.ts';

/** The measurements with this many trips in the table. */
export const SizeCosts = z.object({
  trips: z.number(),
  items: z.number(),
  secondsToFill: z.number(),
  calls: z.array(CallCost),
  /** Those that travellers make, as an editor of the trips. */
  editorCalls: z.array(CallCost),
  events: z.array(EventCost),
});
export type SizeCosts = z.output<typeof SizeCosts>;

/** The source address in the sample events. */
const SITE_OF_SAMPLES = 'https://travel.example.com';

/** Fills a table with this many trips and makes every call in it. Once per process: functions keep their client. */
export async function measureSize(trips: number): Promise<SizeCosts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-cost-'));
  try {
    const began = performance.now();
    const items = await fillStore(directory, TABLE_NAME, massItems(trips));
    const secondsToFill = Math.round((performance.now() - began) / 1000);
    // Before the function that reads exchange rates learns of its environment.
    process.env.RATES_URL = await publishRates();
    const world = await startFunctionWorld({ s3: true, directory, siteUrl: SITE_OF_SAMPLES });
    const noted = measureRequests(world.table);
    const calls = await runCalls(world, noted, 'owner');
    const editorCalls = await runCalls(world, noted, 'editor');
    const events = await runEvents(world, noted);
    await world.close();
    return { trips, items, secondsToFill, calls, editorCalls, events };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
