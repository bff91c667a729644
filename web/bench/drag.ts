/*
 * `npm run bench:drag`: how many frames a second the page of a day with a hundred items shows while one of them is
 * dragged over the others and past the edge, which scrolls, with the CPU slowed down 4×. Fails below 55 on average. What
 * else the machine does counts, so its load is printed too, and the page's processor time a frame, of which there are 18 ms.
 *
 *  npm run bench:drag -- [--runs 3] [--items 100]
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_VARIABLE, findBrowser } from '../../infra/test/find-browser.mjs';
import { startStack } from '../e2e/stack.ts';
import { SLOW } from './measure-page.ts';
import { countProcessorTime, processorMsOf } from './processor-time.ts';
import { seedLongDay, signUpTraveller } from './seed-pages.ts';

const FEWEST_FRAMES = 55;
const VIEWPORT = { width: 1350, height: 940 };
/** Up and down over the rows, and how long at the lower edge. */
const SWEEPS = 6;
const STEPS = 60;
const AT_EDGE_MS = 1_500;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, items: { type: 'string', default: '100' } },
});
const items = Number(values.items);

const found = findBrowser(path.resolve(import.meta.dirname, '..', '..'), process.env);
if (!found) throw new Error(`No Chromium starts here; install one and name it in ${BROWSER_VARIABLE}`);
const stack = await startStack();
const executablePath = found[BROWSER_VARIABLE];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await signUpTraveller(context, stack.url);
  const address = await seedLongDay(context, stack.url, items);
  const rates: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const page = await context.newPage();
    const { idle, drag } = await framesOfDrag(page, `${stack.url}${address}`);
    rates.push(rateOf(drag));
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `${items} items, CPU ${SLOW.cpu}× slower: ${rateOf(drag).toFixed(1)} frames a second, longest ${drag.slowest.toFixed(0)} ms, ${drag.processorMs.toFixed(1)} ms of processor a frame; with the pointer moving alone ${rateOf(idle).toFixed(1)} (load ${load})`,
    );
    await page.close();
  }
  const median = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
  const holds = median >= FEWEST_FRAMES;
  console.log(`Median ${median.toFixed(1)}, at least ${FEWEST_FRAMES}: ${holds ? 'holds' : 'does not hold'}`);
  process.exitCode = holds ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}

interface Frames {
  readonly frames: number;
  readonly ms: number;
  /** The longest time between two frames, in milliseconds. */
  readonly slowest: number;
  /** Of the page a frame, slowed down as it is. */
  readonly processorMs: number;
}

function rateOf({ frames, ms }: Frames): number {
  return (frames / ms) * 1000;
}

/** A drag's frames, and for comparison those of the same page while the pointer only moves over it. */
async function framesOfDrag(page: Page, address: string): Promise<{ readonly idle: Frames; readonly drag: Frames }> {
  await page.goto(address);
  // Grips are shown once they work.
  await page.locator('[data-grip]:visible').first().waitFor();
  const row = page.locator('[data-timeline] article').nth(2);
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the page');
  const devtools = await page.context().newCDPSession(page);
  await countProcessorTime(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });

  const x = box.x + 60;
  await page.mouse.move(x, box.y + 20);
  const idle = await framesDuring(page, devtools, () => sweep(page, x));
  await page.mouse.move(x, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, { steps: 5 });
  const drag = await framesDuring(page, devtools, async () => {
    await sweep(page, x);
    await page.mouse.move(x, VIEWPORT.height - 10, { steps: STEPS / 4 });
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AT_EDGE_MS);
  });
  if ((await page.evaluate(() => window.scrollY)) === 0) throw new Error('The page did not scroll at its edge');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { idle, drag };
}

async function sweep(page: Page, x: number): Promise<void> {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const part = sweep % 2 === 0 ? 0.8 : 0.2;
    await page.mouse.move(x, VIEWPORT.height * part, { steps: STEPS });
  }
}

async function framesDuring(page: Page, devtools: CDPSession, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(countFrames);
  const before = await processorMsOf(devtools);
  await work();
  const spent = (await processorMsOf(devtools)) - before;
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'frameTimes'));
  const gaps = times.slice(1).map((time, n) => time - (times[n] ?? time));
  return {
    frames: gaps.length,
    ms: gaps.reduce((sum, gap) => sum + gap, 0),
    slowest: Math.max(...gaps),
    processorMs: spent / gaps.length,
  };
}

/** Runs in the page: notes the time of each frame from now on. */
function countFrames(): void {
  const times: number[] = [];
  Reflect.set(window, 'frameTimes', times);
  const note = (time: number) => {
    if (Reflect.get(window, 'frameTimes') !== times) return;
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
