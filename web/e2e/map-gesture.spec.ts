import { expect, MOVING, type Page, registered as test } from './fixtures.ts';
import { drawn, seedAthens } from './mapped-trip.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ...MOVING });

interface Frame {
  /** Times that the ground was drawn by then. */
  readonly draws: number;
  /** Where the ground's picture is, and a pin on it. */
  readonly ground: { readonly x: number; readonly width: number };
  readonly pin: number;
}

/** Runs in the page: counts how often the ground is drawn. */
function countDraws(): void {
  const { clear } = WebGL2RenderingContext.prototype;
  Reflect.set(window, 'draws', 0);
  WebGL2RenderingContext.prototype.clear = function (mask) {
    Reflect.set(window, 'draws', Reflect.get(window, 'draws') + 1);
    clear.call(this, mask);
  };
}

/** Runs in the page: two fingers that move apart and to the right by so many pixels a frame, and what each frame shows. */
async function moveFingers({ frames, apart, right }: { frames: number; apart: number; right: number }) {
  const canvas = document.querySelector('.maplibregl-canvas');
  const pin = document.querySelector('ol [data-pin]');
  if (!canvas || !pin) throw new Error('There is no map');
  const middle = canvas.getBoundingClientRect();
  const send = (type: string, spots: readonly number[]) => {
    const touches = spots.map(
      (clientX, identifier) =>
        new Touch({ identifier, target: canvas, clientX, clientY: middle.top + middle.height / 2 }),
    );
    const all = { touches, targetTouches: touches, changedTouches: touches };
    canvas.dispatchEvent(new TouchEvent(type, { ...all, bubbles: true, cancelable: true }));
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const x = middle.left + middle.width / 2;
  const spotsAt = (n: number) =>
    apart === 0 ? [x + n * right] : [x - 60 - n * apart + n * right, x + 60 + n * apart + n * right];
  const seen: Frame[] = [];
  send('touchstart', spotsAt(0));
  for (let n = 1; n <= frames; n++) {
    send('touchmove', spotsAt(n));
    await nextFrame();
    await nextFrame();
    // Where the picture is: the canvas itself says where the map is.
    const { left, width } = Element.prototype.getBoundingClientRect.call(canvas);
    const at = pin.getBoundingClientRect();
    seen.push({
      draws: Reflect.get(window, 'draws'),
      ground: { x: left, width },
      pin: at.left + at.width / 2,
    });
  }
  send('touchend', []);
  return seen;
}

async function openMap(page: Page): Promise<void> {
  await page.addInitScript(countDraws);
  const { id, days } = await seedAthens(page);
  await page.goto(`/trips/${id}?day=${days[1]}&map=1`);
  await drawn(page);
  await page.waitForLoadState('networkidle');
}

/** Draws after the first frame of these, which may have to draw what the gesture finds. */
const drawsOf = (seen: readonly Frame[]) => (seen.at(-1)?.draws ?? 0) - (seen[1]?.draws ?? 0);

test('while a finger moves the map its picture follows with the pins, without being drawn anew', async ({ page }) => {
  await openMap(page);
  const near = await page.evaluate(moveFingers, { frames: 10, apart: 0, right: 4 });
  expect(drawsOf(near)).toBe(0);
  const [from, to] = [near[2], near[9]];
  const moved = (to?.ground.x ?? 0) - (from?.ground.x ?? 0);
  expect(moved).toBeGreaterThan(8);
  expect((to?.pin ?? 0) - (from?.pin ?? 0)).toBeCloseTo(moved, 0);
  await expect(page.locator('.maplibregl-canvas')).toHaveCSS('transform', 'none');
});

test('where the map’s picture ends it is drawn anew, so that it is never short of the screen’s edge', async ({
  page,
}) => {
  await openMap(page);
  const far = await page.evaluate(moveFingers, { frames: 30, apart: 0, right: 8 });
  expect(drawsOf(far)).toBeGreaterThan(0);
  for (const { ground } of far) expect(ground.x).toBeLessThanOrEqual(0);
  await expect(page.locator('.maplibregl-canvas')).toHaveCSS('transform', 'none');
});

test('while two fingers zoom the map its picture is scaled, with the pins at their places on it', async ({ page }) => {
  await openMap(page);
  const seen = await page.evaluate(moveFingers, { frames: 8, apart: 2, right: 0 });
  const scaled = seen.filter(({ ground }, n) => n > 0 && ground.width !== seen[n - 1]?.ground.width);
  expect(scaled.length).toBeGreaterThan(3);
  expect(drawsOf(seen)).toBeLessThan(4);
  const places = seen.slice(1).map(({ ground, pin }) => (pin - ground.x) / ground.width);
  for (const place of places) expect(place).toBeCloseTo(places[0] ?? 0, 2);
  await expect(page.locator('.maplibregl-canvas')).toHaveCSS('transform', 'none');
});
