import { expect, registered } from './fixtures.ts';
import { drawn, map, seedAthens } from './mapped-trip.ts';
import { QUICK_PASSWORDS, startStack } from './stack.ts';

const HOST = 'tiles.example.com';
const BASEMAP = JSON.stringify({
  ...{ kind: 'raster', address: `https://${HOST}/{z}/{x}/{y}.png`, maxZoom: 19 },
  attribution: [{ name: '© Tiles', href: `https://${HOST}/about` }],
});
/** A grey tile, 1 × 1. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const test = registered.extend<object, object>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires fixtures to be destructured
    async ({}, use) => {
      const stack = await startStack([], { ...QUICK_PASSWORDS, BASEMAP });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('MAP-14: a map on another host is asked for first, and nothing is loaded from there before', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: PNG, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } });
  });
  const { id } = await seedAthens(page);
  await page.goto(`/trips/${id}`);
  await drawn(page);
  const question = map(page).getByText(`Load the map from ${HOST}?`);
  await expect(question).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'Natural Earth' })).toBeVisible();

  await map(page).getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await drawn(page);
  expect(asked).toEqual([]);

  await page.reload();
  const load = map(page).getByRole('button', { name: 'Load', exact: true });
  await load.focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(map(page).getByRole('link', { name: '© Tiles' })).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'Natural Earth' })).toBeHidden();

  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await drawn(page);
  await expect(question).toBeHidden();
});
