import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { SLOW } from './measure-page.ts';
import { countProcessorTime, processorMsOf } from './processor-time.ts';

const FRAMES = 150;
const GROUND = '.maplibregl-canvas';

/** How a map follows the fingers. */
interface Moved {
  readonly framesPerSecond: number;
  /** Of the page's main thread a frame, in milliseconds on the slow phone. */
  readonly processorMs: number;
}

/**
 * Opens a trip's map on a phone and moves it by one finger and by two, a step a frame. The time of the main thread is
 * counted at full speed and multiplied: slowed down by Chromium, a thread that only waits is counted, too.
 */
export async function moveMap(phone: BrowserContext, trip: string): Promise<Moved> {
  const page = await phone.newPage();
  await page.goto(`${trip}?map=1`);
  await page.locator('[data-state="drawn"]').waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await phone.newCDPSession(page);
  await countProcessorTime(devtools);
  const { processorMs } = await movesOf(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const { framesPerSecond } = await movesOf(page, devtools);
  await page.close();
  return { framesPerSecond, processorMs };
}

async function movesOf(page: Page, devtools: CDPSession): Promise<Moved> {
  const before = await processorMsOf(devtools);
  const ms = await page.evaluate(moveByTouch, { ground: GROUND, frames: FRAMES });
  const spent = (await processorMsOf(devtools)) - before;
  return { framesPerSecond: (FRAMES * 1000) / ms, processorMs: (spent / FRAMES) * SLOW.cpu };
}

/** Runs in the page: a step a frame, so that none passes without its work. Resolves to the milliseconds it took. */
async function moveByTouch({ ground, frames }: { ground: string; frames: number }): Promise<number> {
  const canvas = document.querySelector(ground);
  if (!canvas) throw new Error('There is no map');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, spots: readonly (readonly [x: number, y: number])[]) => {
    const touches = spots.map(
      ([clientX, clientY], identifier) => new Touch({ identifier, target: canvas, clientX, clientY }),
    );
    const all = { touches, targetTouches: touches, changedTouches: touches };
    canvas.dispatchEvent(new TouchEvent(type, { ...all, bubbles: true, cancelable: true }));
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const circle = (n: number) => [[x + 60 * Math.sin(n / 8), y + 40 * Math.cos(n / 8)]] as const;
  const pinch = (n: number) => {
    const apart = 70 + 30 * Math.sin(n / 12);
    return [[x - apart, y] as const, [x + apart, y] as const];
  };
  const began = performance.now();
  for (const spotsAt of [circle, pinch]) {
    send('touchstart', spotsAt(0));
    for (let n = 1; n <= frames / 2; n++) {
      await nextFrame();
      send('touchmove', spotsAt(n));
    }
    send('touchend', []);
  }
  return performance.now() - began;
}
