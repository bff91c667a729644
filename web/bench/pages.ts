/*
 * `npm run bench:pages`: how long pages of the built product take to load, with an empty cache, signed in. Prints the
 * median of several loads for each page and profile next to its limit, and fails above one. Times depend on what else
 * the machine does, so its load is printed too.
 *
 *  npm run bench:pages -- [--runs 5] [--only trip]
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_VARIABLE, findBrowser } from '../../infra/test/find-browser.mjs';
import { startStack } from '../e2e/stack.ts';
import { FAST, type Measured, measurePage, type PageToLoad, type Profile, SLOW } from './measure-page.ts';
import { PAGE_BARS, type PageBar } from './page-bars.ts';
import { seedLongTrip, signUpTraveller } from './seed-pages.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const RUNS = Number(values.runs);
const asRoot = process.getuid?.() === 0;

const found = findBrowser(path.resolve(import.meta.dirname, '..', '..'), process.env);
if (!found) throw new Error(`No Chromium starts here; install one and name it in ${BROWSER_VARIABLE}`);
const stack = await startStack(['--demo']);
const executablePath = found[BROWSER_VARIABLE];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: asRoot ? ['--no-sandbox'] : [],
});
try {
  const context = await newContext(browser);
  await signUpTraveller(context, stack.url);
  const trip = await seedLongTrip(context, stack.url);
  const pages = {
    start: { address: stack.url, ready: 'Where to next' },
    trip: { address: `${stack.url}/trips/${trip}`, ready: 'Activity 14.1' },
    discover: { address: `${stack.url}/?tab=discover`, ready: 'Recently Shared' },
  };
  const state = await context.storageState();
  for (const profile of [FAST, SLOW]) {
    for (const [name, bar] of Object.entries(PAGE_BARS)) {
      if (values.only !== undefined && values.only !== name) continue;
      const loads = await loadOften(browser, state, pages[name as keyof typeof pages], profile);
      report(`${name}, ${profile.name}`, loads, bar, profile === SLOW);
    }
  }
} finally {
  await browser.close();
  await stack.stop();
}

function newContext(of: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  return of.newContext({ viewport: { width: 1350, height: 940 }, ...(state && { storageState: state }) });
}

/** The first load warms the server and does not count. */
async function loadOften(
  of: Browser,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  page: PageToLoad,
  profile: Profile,
): Promise<Measured[]> {
  const loads: Measured[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const context = await newContext(of, state);
    const load = await measurePage(context, page, profile);
    if (run > 0) loads.push(load);
    await context.close();
  }
  return loads;
}

function median(loads: readonly Measured[], of: (load: Measured) => number): number {
  const sorted = loads.map(of).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints a page's medians; times have limits on the slow profile only. */
function report(title: string, loads: readonly Measured[], bar: PageBar, timed: boolean): void {
  const rows: readonly (readonly [name: string, value: number, most: number | undefined])[] = [
    ['requests', median(loads, (load) => load.requests), bar.requests],
    ['KB sent', median(loads, (load) => load.bytes / 1024), bar.kilobytes],
    ['calls', median(loads, (load) => load.calls.length), undefined],
    ['calls in a row', median(loads, (load) => load.callsInARow), bar.callsInARow],
    ['first paint, ms', median(loads, (load) => load.firstPaintMs), undefined],
    ['largest paint, ms', median(loads, (load) => load.largestPaintMs), undefined],
    ['blocking, ms', median(loads, (load) => load.blockingMs), timed ? bar.blockingMs : undefined],
    ['ready, ms', median(loads, (load) => load.readyMs), timed ? bar.readyMs : undefined],
  ];
  console.log(`\n${title}: median of ${loads.length} loads, machine's load ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, value, most] of rows) {
    const above = most !== undefined && value > most;
    if (above) process.exitCode = 1;
    const limit = most === undefined ? '' : `at most ${most}${above ? '  TOO MUCH' : ''}`;
    console.log(`  ${name.padEnd(18)}${value.toFixed(0).padStart(7)}  ${limit}`);
  }
}
