import { encode } from 'jpeg-js';
import { FAST, measurePage } from '../bench/measure-page.ts';
import { PAGE_BARS } from '../bench/page-bars.ts';
import { seedLongTrip } from '../bench/seed-pages.ts';
import { expect, type Page, signedIn as test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const ACTIVITIES = 1000;
/** As many as one call takes. */
const AT_ONCE = 50;
const PHOTOS = 40;

const main = (page: Page) => page.getByRole('main');

async function send<T>(page: Page, method: 'POST' | 'PUT', path: string, data: unknown): Promise<T> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.fetch(path, { method, data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Counts layout shifts from the first paint of every page, including those after input. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const note = (entry: PerformanceEntry) => {
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources');
      const nodes = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName,
      );
      shifts.push(`${Reflect.get(entry, 'value')} ${nodes.join(' ')}`);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

test('the start page and a trip of 84 activities load with few requests and bytes, and no sequential calls', async ({
  page,
  stack,
}) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const trip = await seedLongTrip(page.context(), stack.url);
  const storageState = await page.context().storageState();
  for (const [bar, address, ready, calls] of [
    [PAGE_BARS.start, stack.url, 'Where to next', ['/api/trips', '/api/user']],
    [
      PAGE_BARS.trip,
      `${stack.url}/trips/${trip}`,
      'Activity 14.1',
      [`/api/trips/${trip}`, `/api/trips/${trip}/days`, '/api/user'],
    ],
  ] as const) {
    // A context of its own: an empty cache.
    const context = await browser.newContext({ storageState });
    const load = await measurePage(context, { address, ready }, FAST);
    await context.close();
    expect(load.calls.toSorted()).toEqual(calls);
    expect(load.callsInARow).toBe(bar.callsInARow);
    expect(load.requests).toBeLessThanOrEqual(bar.requests);
    expect(load.bytes / 1024).toBeLessThanOrEqual(bar.kilobytes);
  }
});

test('a visitor’s Discover requests everything at once', async ({ page, stack }) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext();
  const load = await measurePage(context, { address: `${stack.url}/?tab=discover`, ready: 'Santorini' }, FAST);
  await context.close();
  expect(load.calls.toSorted()).toEqual(['/api/discover', '/api/trips/public', '/api/user']);
  expect(load.callsInARow).toBe(1);
});

test('a trip with its days and activities is read by two calls', async ({ page }) => {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  const day = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Colosseum' }]);
  await seedDay(page, id, { title: 'Ostia', date: '2027-06-04' }, [{ title: 'Beach' }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The current user is requested once per visit, whatever the page.
    if (pathname.startsWith('/api/') && pathname !== '/api/user') calls.push(`${request.method()} ${pathname}`);
  });
  for (const address of [`/trips/${id}`, `/trips/${id}?day=${day}`]) {
    calls.length = 0;
    await page.goto(address);
    await expect(main(page)).toContainText('Colosseum');
    await page.waitForLoadState('networkidle');
    expect(calls.sort()).toEqual([`GET /api/trips/${id}`, `GET /api/trips/${id}/days`]);
  }
  calls.length = 0;
  await page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: 'Day 2' }).click();
  await expect(main(page)).toContainText('Beach');
  expect(calls).toEqual([]);
});

test('OPEN-148 there is no layout shift while a page loads', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const id = await seedTrip(page, {
    ...{ title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05', description: 'A week of ice cream' },
  });
  const day = await seedDay(page, id, { title: 'Forum', date: '2027-06-03', accommodation: 'Albergo' }, [
    { title: 'Colosseum', time: '09:00' },
    { title: 'Lunch', time: '12:00' },
  ]);
  const shifts = await watchShifts(page);
  // The days arrive after the trip was shown, as they may in reality.
  await page.route(`**/api/trips/${id}/days`, async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
    await route.continue();
  });
  const moved: Record<string, readonly string[]> = {};
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const address of [
      '/',
      '/?tab=trips',
      '/?tab=discover',
      '/?tab=following',
      `/trips/${id}`,
      `/trips/${id}?day=${day}`,
      '/search',
      '/profile',
      '/email-parser',
      '/email-forwarding',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const found = await shifts();
      if (found.length > 0) moved[`${size.width} ${address}`] = found;
    }
  }
  expect(moved).toEqual({});
});

test('of a day with 1,000 activities only those near the screen are rendered', async ({ page }) => {
  const tripId = await seedTrip(page, { title: 'Busy', startDate: '2027-06-03', endDate: '2027-06-05' });
  for (let from = 0; from < ACTIVITIES; from += AT_ONCE) {
    const bookings = Array.from({ length: AT_ONCE }, (_, index) => ({
      ...{ type: 'activity', title: `Stop ${from + index}`, startDate: '2027-06-03', location: 'Rome' },
    }));
    await send(page, 'POST', '/api/create-trip-from-email', { bookings, tripId });
  }
  const days = (await (await page.request.get(`/api/trips/${tripId}/days`)).json()) as {
    id: string;
    activities: unknown[];
  }[];
  expect(days.map(({ activities }) => activities.length)).toEqual([ACTIVITIES]);
  await page.goto(`/trips/${tripId}?day=${days[0]?.id}`);
  const rows = page.getByRole('region', { name: 'Itinerary' }).locator('article');
  await expect(rows).toHaveCount(ACTIVITIES);

  const laidOut = () =>
    rows.evaluateAll((all) => {
      const out = all.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
      const inSight = all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      return { out: out.length, seen: inSight.length, blank: inSight.filter((row) => !out.includes(row)).length };
    });
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), part);
    await expect.poll(async () => (await laidOut()).blank).toBe(0);
    const { out, seen } = await laidOut();
    expect(seen, `at ${part}`).toBeGreaterThan(0);
    expect(out, `rows laid out at ${part}`).toBeLessThan(100);
  }
  await expect(rows.last()).toBeInViewport();
});

test('of Discover’s trips only those near the screen are rendered', async ({ page }) => {
  const places = ['Rome', 'Paris', 'Lisbon', 'Tokyo'];
  for (let n = 0; n < 12; n++) {
    const title = `${places[n % places.length]} ${n}`;
    await send(page, 'POST', '/api/trips', { title, startDate: '2027-06-03', endDate: '2027-06-05', isPublic: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    await page.goto('/?tab=discover');
    for (const name of places)
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeAttached({ timeout: 3000 });
  }).toPass();
  const last = page.getByRole('heading', { name: 'Recently Shared' });
  const isRendered = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
});

test('DAY-16 a page of 40 photos loads no original, and only those near the screen', async ({ page }) => {
  const tripId = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  const dayId = await seedDay(page, tripId, { title: 'Forum', date: '2027-06-03' });
  const image = (side: number, red: number) => {
    const data = Buffer.alloc(side * side * 4, 120);
    for (let at = 0; at < data.length; at += 4) data[at] = red;
    return encode({ width: side, height: side, data }, 70).data;
  };
  const upload = async (bytes: Buffer) => {
    const file = { type: 'image/jpeg', size: bytes.length };
    const target = await send<{ uploadURL: string; photoURL: string }>(page, 'POST', '/api/objects/upload', file);
    const put = await page.request.put(target.uploadURL, { data: bytes, headers: { 'content-type': 'image/jpeg' } });
    expect(put.status()).toBe(200);
    return target.photoURL;
  };
  for (let n = 0; n < PHOTOS; n++) {
    const [photoURL, smallURL] = [await upload(image(700, n)), await upload(image(160, n))];
    await send(page, 'PUT', `/api/trip-days/${dayId}/photos`, { photoURL, smallURL });
  }
  const originals: string[] = [];
  const small: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/media/')) return;
    // The site's own address redirects to that of the file.
    if (searchParams.get('size') === 'small') small.push(pathname);
    else if (!pathname.endsWith('-small')) originals.push(pathname);
  });
  await page.goto(`/trips/${tripId}?day=${dayId}`);
  const pictures = page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img');
  await expect(pictures).toHaveCount(PHOTOS);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.last().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160);
  expect(originals).toEqual([]);
  expect(new Set(small).size).toBe(small.length);
  expect(small.length).toBeLessThanOrEqual(PHOTOS);
});
