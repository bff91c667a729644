import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const grip = (page: Page, title: string) => page.getByRole('button', { name: `Move "${title}"`, exact: true });

/** Opens a day of an own trip, and waits until it can be arranged. */
export async function openToArrange(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Ideas' })).toBeVisible();
}

/** A point over the upper or lower edge of something. */
export async function edge(of: Locator, side: 'top' | 'bottom'): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(side === 'top' ? box.y + 4 : box.y + box.height - 4) };
}

/** Where something is taken hold of: away from its buttons. */
async function holdOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: Math.round(box.x + Math.min(box.width / 3, 60)), y: Math.round(box.y + box.height / 2) };
}

/** Presses the mouse on something and moves it by 8 px: it is then lifted. */
export async function lift(page: Page, what: Locator): Promise<void> {
  const from = await holdOf(what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y);
  await page.mouse.move(from.x + 8, from.y);
}

/** Drags by mouse to a point and lets go there. What is on the page may still move while it is dragged, as answers arrive. */
export async function dragTo(page: Page, what: Locator, to: () => Promise<Point>): Promise<void> {
  await lift(page, what);
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  let at: Point | undefined;
  await expect
    .poll(async () => {
      const [before, now] = [at, await to()];
      await page.mouse.move(now.x, now.y, { steps: 5 });
      at = now;
      return now.x === before?.x && now.y === before.y;
    })
    .toBe(true);
  await page.mouse.up();
}

/** A finger on the page's touch screen. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const slide = async (from: Point, to: Point) => {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', {
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      });
    }
  };
  return {
    touch,
    slide,
    /** Rests on something until it is lifted. */
    pickUp: async (what: Locator): Promise<Point> => {
      const at = await holdOf(what);
      await touch('touchStart', at);
      await expect(page.locator('[data-dragged]')).toHaveCount(1);
      return at;
    },
  };
}

/** The titles of a day's activities as the page shows them. */
export const shownTitles = (page: Page) => page.locator('[data-timeline]').getByRole('heading', { level: 4 });

/** The titles of a day's activities as everybody reads them. */
export async function storedTitles(page: Page, dayId: string): Promise<string[]> {
  const response = await page.request.get(`/api/trip-days/${dayId}/activities`);
  return ((await response.json()) as { title: string }[]).map(({ title }) => title);
}
