import { encode } from 'jpeg-js';
import { expect, type Page, PICTURE_SITE as SITE, registered as test } from './fixtures.ts';
import { seedActivity, seedDay, seedPhotos, seedTrip } from './seed.ts';

const OURS = '**/media/outside/**';
const JPEG = encode({ width: 8, height: 8, data: Buffer.alloc(256, 200) }, 80).data;

/** A traveller with pictures of another site wherever there can be one. */
async function seedPictures(page: Page): Promise<{ id: string; day: string }> {
  const profile = { firstName: 'Marta', lastName: 'Lind', username: null, bio: null };
  const saved = await page.request.put('/api/user/profile', {
    data: { ...profile, profileImageUrl: `${SITE}/marta.jpg` },
  });
  expect(saved.ok()).toBe(true);
  const dates = { startDate: '2027-06-03', endDate: '2027-06-05' };
  const id = await seedTrip(page, { title: 'Faro', ...dates, coverImage: `${SITE}/faro.jpg` });
  const day = await seedDay(page, id, { title: 'Old town', date: '2027-06-03' });
  const activity = await seedActivity(page, day, { title: 'Storks' });
  await seedPhotos(page, `trips/${id}`, [`${SITE}/trip.jpg`, `${SITE}/clip.mp4`]);
  await seedPhotos(page, `trip-days/${day}`, [`${SITE}/day.jpg?size=2`]);
  await seedPhotos(page, `activities/${activity}`, [`${SITE}/storks.jpg`]);
  return { id, day };
}

/** Collects the hosts that the browser asks, and the addresses of pictures that it asks us for. */
function watchRequests(page: Page): { hosts: Set<string>; pictures: Set<string> } {
  const seen = { hosts: new Set<string>(), pictures: new Set<string>() };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol)) seen.hosts.add(url.hostname);
    if (url.pathname.startsWith('/media/outside/')) seen.pictures.add(String(url.searchParams.get('url')));
  });
  return seen;
}

test('others’ pictures are shown through us: no page makes the browser ask another site', async ({
  page,
  browser,
  stack,
}) => {
  const { id, day } = await seedPictures(page);
  const visitor = await (await browser.newContext({ baseURL: stack.url })).newPage();
  for (const viewer of [page, visitor]) {
    const asked = watchRequests(viewer);
    await viewer.route(OURS, (route) => route.fulfill({ contentType: 'image/jpeg', body: JPEG }));
    for (const address of [`/trips/${id}`, `/trips/${id}?day=${day}`, '/?tab=discover', '/profile']) {
      await viewer.goto(address);
      await viewer.waitForLoadState('networkidle');
    }
    const pictures = ['marta', 'faro', 'trip', 'storks'].map((name) => `${SITE}/${name}.jpg`);
    expect([...asked.pictures].toSorted()).toEqual([...pictures, `${SITE}/day.jpg?size=2`].toSorted());
    expect([...asked.hosts]).toEqual(['localhost']);
  }
  await visitor.context().close();
});

test('another site’s photo opens in the viewer through us, and its clip is only linked', async ({ page }) => {
  const { id } = await seedPictures(page);
  await page.route(OURS, (route) => route.fulfill({ contentType: 'image/jpeg', body: JPEG }));
  await page.goto(`/trips/${id}`);
  const photos = page.getByRole('region', { name: 'Trip Photos' });
  await expect(photos.getByRole('link', { name: 'Photo 2 of Faro, on another site' })).toHaveText(
    'Clip on pictures.example',
  );
  await photos.getByRole('button', { name: 'Photo 1 of Faro', exact: true }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of Faro' });
  await expect(shown).toHaveAttribute('src', `/media/outside/${id}?url=${encodeURIComponent(`${SITE}/trip.jpg`)}`);
  await expect(shown).toHaveJSProperty('naturalWidth', 8);
});

test('where another site does not answer, what we draw stands instead', async ({ page }) => {
  const { id } = await seedPictures(page);
  await page.goto(`/trips/${id}`);
  const header = page.getByRole('region', { name: 'Trip', exact: true });
  await expect(header.locator('svg').first()).toBeVisible();
  await expect(header.locator('img')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Trip Photos' })).toContainText('This picture is not there anymore');
  await page.goto('/profile');
  await expect(page.getByRole('article').getByText('ML')).toBeVisible();
});

test('the page may not load anything from another site, whatever it tries', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Content Security Policy/);
  await page.goto('/');
  const refused = await page.evaluate(async (site) => {
    const directives: string[] = [];
    const violated = (count: number) =>
      new Promise<void>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (directives.push(effectiveDirective) === count) resolve();
        });
      });
    const both = violated(2);
    new Image().src = `${site}/a.jpg`;
    new Audio(`${site}/a.mp4`).load();
    await both;
    return directives.toSorted();
  }, SITE);
  expect(refused).toEqual(['img-src', 'media-src']);
});
