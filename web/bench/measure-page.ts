import type { BrowserContext } from '@playwright/test';
import { type Load, watchNetwork } from './watch-network.ts';

/** How a page is loaded: at full speed, or like a mid-range phone on a slow network. */
export interface Profile {
  readonly name: string;
  /** CPU slowdown factor. */
  readonly cpu: number;
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

export const FAST: Profile = { name: 'fast', cpu: 1 };
/** CPU slowed 4×, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency: Lighthouse's mobile profile. */
export const SLOW: Profile = {
  name: 'slow',
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
};

/** A page, and the text that shows that it is ready. */
export interface PageToLoad {
  readonly address: string;
  readonly ready: string;
}

/** Times since the navigation began, in milliseconds. */
export interface Measured extends Load {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly readyMs: number;
}

interface Probe {
  firstPaint: number;
  largestPaint: number;
  longTasks: [start: number, duration: number][];
  ready: number;
}

/**
 * Loads a page in a tab of its own and measures it until it has settled: ready, then a second without requests and long
 * tasks. What the page prefetches after that, once idle, is not included.
 */
export async function measurePage(
  context: BrowserContext,
  { address, ready }: PageToLoad,
  profile: Profile,
): Promise<Measured> {
  const page = await context.newPage();
  try {
    await page.addInitScript(probe, ready);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (profile.network)
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    const network = watchNetwork(devtools, new URL(address).origin);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(window, 'probe').ready > 0, undefined, { timeout: 90_000 });
    await network.quiet();
    const seen: Probe = await page.evaluate(() => Reflect.get(window, 'probe'));
    return {
      ...network.load(seen.ready),
      firstPaintMs: seen.firstPaint,
      largestPaintMs: seen.largestPaint,
      readyMs: seen.ready,
      blockingMs: blockingTime(seen),
    };
  } finally {
    await page.close();
  }
}

function blockingTime({ longTasks, firstPaint }: Probe): number {
  return longTasks
    .map(([start, duration]) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
}

/** Runs in the page, before its own scripts. */
function probe(readyText: string): void {
  const seen: Probe = { firstPaint: 0, largestPaint: 0, longTasks: [], ready: 0 };
  Reflect.set(window, 'probe', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  const look = () => {
    if (document.body?.textContent?.includes(readyText)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
