/*
 * `npm run bench:map`: how long the map takes from its button to everything drawn on a simulated slow phone, what it asks
 * for its ground, and how many frames a second 300 pins keep while fingers move and zoom it. Fails above a limit of
 * MAP_BARS.
 * The limit is for a page that has fetched the map's code ahead; how long it takes pressed at once, with the code's
 * 410 KB still to come, is printed beside it, and so is the page's own processor time, which other work on the machine
 * does not change.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_VARIABLE, findBrowser } from '../../infra/test/find-browser.mjs';
import { startStack } from '../e2e/stack.ts';
import { SLOW } from './measure-page.ts';
import { moveMap } from './move-map.ts';
import { MAP_BARS } from './page-bars.ts';
import { countProcessorTime, processorMsOf } from './processor-time.ts';
import { seedMappedTrip, signUpTraveller } from './seed-pages.ts';

const RUNS = 3;
const GROUND = /\.pmtiles$/;
/** The map's code and its worker, which come side by side. */
const CODE = [/map-parts-[^/]*\.js$/, /maplibre-gl-worker/];
/** The code runs once it is there, which a traveller does not see. */
const CODE_RUNS_MS = 1_000;

const found = findBrowser(path.resolve(import.meta.dirname, '..', '..'), process.env);
if (!found) throw new Error(`No Chromium starts here; install one and name it in ${BROWSER_VARIABLE}`);
const stack = await startStack();
const executablePath = found[BROWSER_VARIABLE];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const context = await browser.newContext();
  await signUpTraveller(context, stack.url);
  const trip = `${stack.url}/trips/${await seedMappedTrip(context, stack.url)}`;
  const storageState = await context.storageState();
  const onPhone = async <T>(use: (phone: BrowserContext) => Promise<T>): Promise<readonly T[]> => {
    const results: T[] = [];
    for (let run = 0; run < RUNS; run++) {
      const phone = await browser.newContext({ storageState, viewport: { width: 390, height: 844 }, hasTouch: true });
      results.push(await use(phone));
      await phone.close();
    }
    return results;
  };
  const opened = await onPhone((phone) => openOnPhone(phone, trip, 'fetched ahead'));
  const openedAtOnce = await onPhone((phone) => openOnPhone(phone, trip, 'at once'));
  const moved = await onPhone((phone) => moveMap(phone, trip));
  report('ready, ms', median(opened.map(({ ms }) => ms)), { most: MAP_BARS.readyMs });
  report('of it processor time', median(opened.map(({ processorMs }) => processorMs)), {});
  report('ready, pressed at once, ms', median(openedAtOnce.map(({ ms }) => ms)), {});
  report('requests for the ground', median(opened.map(({ requests }) => requests)), { most: MAP_BARS.groundRequests });
  report('KB of the ground', median(opened.map(({ kilobytes }) => kilobytes)), { most: MAP_BARS.groundKilobytes });
  report('page’s ms a frame, 300 pins', median(moved.map(({ processorMs }) => processorMs)), {
    most: MAP_BARS.frameMs,
  });
  report('frames a second, 300 pins', median(moved.map(({ framesPerSecond }) => framesPerSecond)), {
    least: MAP_BARS.framesPerSecond,
  });
  console.log(`medians of ${RUNS}, machine's load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await stack.stop();
}

/** When the map is opened: as soon as the page has loaded, or once it has fetched the map's code ahead. */
type When = 'at once' | 'fetched ahead';

/** From the press of 'Map' to everything in view; the tiles are always still to come. */
async function openOnPhone(context: BrowserContext, trip: string, when: When) {
  const page = await context.newPage();
  const code = when === 'fetched ahead' ? Promise.all(CODE.map((file) => wholeFile(page, file))) : undefined;
  await page.goto(trip);
  const button = page.getByRole('button', { name: 'Map', exact: true });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  if (code) {
    await code;
    await page.waitForTimeout(CODE_RUNS_MS);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await countProcessorTime(devtools);
  if (SLOW.network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW.network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const ground = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (GROUND.test(request.url)) ground.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ground.has(requestId)) bytes += encodedDataLength;
  });
  const before = await processorMsOf(devtools);
  const began = performance.now();
  await button.click();
  await page.locator('[data-state="drawn"]').waitFor();
  const ms = performance.now() - began;
  const processorMs = (await processorMsOf(devtools)) - before;
  return { ms, processorMs, requests: ground.size, kilobytes: bytes / 1024 };
}

/** Waits for all of the file, not only for its headers. */
async function wholeFile(page: Page, file: RegExp): Promise<void> {
  const response = await page.waitForResponse((each) => file.test(each.url()));
  await response.finished();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(
  name: string,
  value: number,
  { most, least }: { readonly most?: number; readonly least?: number },
): void {
  const missed = (most !== undefined && value > most) || (least !== undefined && value < least);
  if (missed) process.exitCode = 1;
  const bar = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
  console.log(`  ${name.padEnd(28)}${value.toFixed(0).padStart(6)}  ${bar}${missed ? '  MISSED' : ''}`);
}
