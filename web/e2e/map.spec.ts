import type { Position } from '#shared/places/position.ts';
import { MAP_BARS } from '../bench/page-bars.ts';
import { expect, MOVING, type Page, registered as test } from './fixtures.ts';
import { drawn, map, pin, seedAthens, sheet } from './mapped-trip.ts';
import { seedActivity } from './seed.ts';
import { activity, seedEmptyRome } from './trip-screen.ts';

test.use(MOVING);

const PHONE = { width: 390, height: 844 };

async function openTrip(page: Page, search = ''): Promise<readonly string[]> {
  const { id, days } = await seedAthens(page);
  await page.goto(`/trips/${id}${search.replace(/DAY(\d)/, (_, n) => days[Number(n) - 1] ?? '')}`);
  return days;
}

/** The map's centre and zoom as the pins show them: where each is on the screen. */
const placeOf = async (page: Page, name: string) => {
  const box = await pin(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('MAP-01: from 1280 px the map stands beside the timeline, stays in view, can be widened and closed, and that is remembered', async ({
  page,
}) => {
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const before = await map(page).boundingBox();
  const row = await activity(page, 'Acropolis').boundingBox();
  expect(before?.x ?? 0).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await map(page).boundingBox())?.y ?? 0).toBeLessThan(120);
  expect((await map(page).boundingBox())?.y ?? -1).toBeGreaterThan(0);

  const edge = page.getByRole('separator', { name: 'Width of the map' });
  await edge.focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft');
  const wider = await map(page).boundingBox();
  expect(wider?.width ?? 0).toBeGreaterThan((before?.width ?? 0) + 60);
  const grip = await edge.boundingBox();
  await page.mouse.move((grip?.x ?? 0) + 12, 400);
  await page.mouse.down();
  await page.mouse.move((grip?.x ?? 0) + 72, 400);
  await page.mouse.up();
  await expect.poll(async () => (await map(page).boundingBox())?.width).toBeLessThan((wider?.width ?? 0) - 30);
  const kept = (await map(page).boundingBox())?.width;
  await page.reload();
  await expect.poll(async () => (await map(page).boundingBox())?.width).toBe(kept);

  await page.getByRole('button', { name: 'Close the map' }).click();
  await expect(map(page)).toBeHidden();
  await page.reload();
  await expect(activity(page, 'Acropolis')).toBeVisible();
  await expect(map(page)).toBeHidden();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeVisible();
});

test('MAP-01: on a wide screen the map grows to both sides, its edge under the pointer, and leaves the timeline its room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const edge = page.getByRole('separator', { name: 'Width of the map' });
  const grip = await edge.boundingBox();
  const [from, before] = [(grip?.x ?? 0) + 12, await map(page).boundingBox()];
  await page.mouse.move(from, 500);
  await page.mouse.down();
  await page.mouse.move(from - 100, 500);
  await expect.poll(async () => (await map(page).boundingBox())?.width).toBe((before?.width ?? 0) + 200);
  expect((await map(page).boundingBox())?.x).toBe((before?.x ?? 0) - 100);
  await page.mouse.move(from - 900, 500);
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '848');
  const [after, row] = [await map(page).boundingBox(), await activity(page, 'Acropolis').boundingBox()];
  expect(after?.width).toBe(848);
  expect(row?.width ?? 0).toBeGreaterThan(260);
  const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isScrolled).toBe(false);
});

test('MAP-01: below 1280 px Map opens a sheet with the day’s cards at its foot, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTrip(page, '?day=DAY2');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/map=1/);
  await drawn(page);
  const box = await sheet(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...PHONE });
  const cards = sheet(page).getByRole('list', { name: 'On this map' }).getByRole('listitem');
  await expect(cards).toHaveText([/Acropolis.*08:00/, /Acropolis Museum.*11:00/, /Lunch.*13:00/]);
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(activity(page, 'Acropolis')).toBeVisible();
  await page.goForward();
  await drawn(page);
  await sheet(page)
    .getByRole('button', { name: /^Acropolis Museum/ })
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect(activity(page, 'Acropolis Museum')).toBeFocused();
});

test('MAP-02: Overall shows every day and a chosen day the others in grey; the view fits until it is moved, and Fit returns', async ({
  page,
}) => {
  await openTrip(page);
  await drawn(page);
  const inView = async (name: string) => {
    const [frame, at] = [await map(page).boundingBox(), await placeOf(page, name)];
    const bottom = Math.min((frame?.y ?? 0) + (frame?.height ?? 0), 900);
    return at.x > (frame?.x ?? 0) && at.x < (frame?.x ?? 0) + (frame?.width ?? 0) && at.y < bottom;
  };
  expect(await inView('1, Flight to Athens')).toBe(true);

  await page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: 'Day 2' }).click();
  await expect(pin(page, '2, Acropolis Museum')).toBeVisible();
  const colourOf = (name: string) => pin(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect.poll(() => inView('1, Acropolis, day 2')).toBe(true);
  const days = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--day-2', '--surface-sunk'].map((name) => style.getPropertyValue(name));
  });
  const hex = (rgb: string) =>
    `#${[...rgb.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  expect(hex(await colourOf('2, Acropolis Museum'))).toBe(days[0]);
  expect(hex(await colourOf('2, Hotel Plaka'))).toBe(days[1]);

  await expect(page.getByRole('button', { name: 'Fit' })).toBeHidden();
  const fitted = await placeOf(page, '2, Acropolis Museum');
  const frame = await map(page).boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 200, (frame?.y ?? 0) + 250];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page, '2, Acropolis Museum')).x).toBeGreaterThan(fitted.x + 60);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(async () => Math.round((await placeOf(page, '2, Acropolis Museum')).x)).toBe(Math.round(fitted.x));
  await expect(page.getByRole('button', { name: 'Fit' })).toBeHidden();
});

test('while the map is dragged all pins move together by one style a frame, and are where they belong after zooming', async ({
  page,
}) => {
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const before = await placeOf(page, '2, Acropolis Museum');
  await page.evaluate(() => {
    const written: string[] = [];
    Reflect.set(window, 'written', written);
    const list = document.querySelector('[data-pin]')?.closest('ol');
    if (!list) throw new Error('There are no pins');
    const watch = new MutationObserver((all) => written.push(...all.map(({ target }) => target.nodeName)));
    watch.observe(list, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  const frame = await map(page).boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 200, (frame?.y ?? 0) + 250];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 8 });
  await expect.poll(async () => (await placeOf(page, '2, Acropolis Museum')).x).toBeGreaterThan(before.x + 50);
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'written')))).toEqual(new Set(['OL']));
  await page.mouse.up();

  const apart = async () =>
    (await placeOf(page, '2, Acropolis Museum')).x - (await placeOf(page, '1, Acropolis, day 2')).x;
  const near = await apart();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(apart).toBeGreaterThan(near * 1.8);
});

test('a screen with more than two pixels to one of the page has its map drawn with two', async ({
  browser,
  page,
  stack,
}) => {
  const { id } = await seedAthens(page);
  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    ...{ viewport: PHONE, deviceScaleFactor: 3, hasTouch: true },
  });
  const sharp = await phone.newPage();
  await sharp.goto(`${stack.url}/trips/${id}?map=1`);
  await drawn(sharp);
  const canvas = sharp.locator('canvas');
  expect(await canvas.evaluate((each: HTMLCanvasElement) => each.width / each.clientWidth)).toBe(2);
  await phone.close();
});

test('MAP-03: a day has one colour in the index and on its pins, and pins have the number of the item in its day', async ({
  page,
}) => {
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const museum = pin(page, '2, Acropolis Museum');
  await expect(museum).toHaveText('2');
  const ofPin = await museum.evaluate((each) => getComputedStyle(each).backgroundColor);
  const ofDay = await page
    .getByRole('navigation', { name: 'Timeline' })
    .getByRole('listitem')
    .filter({ hasText: 'Day 2' })
    .evaluate((each) => getComputedStyle(each).getPropertyValue('--day'));
  const resolved = await page.evaluate((colour) => {
    const probe = document.createElement('p');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, ofDay);
  expect(resolved).toBe(ofPin);
});

test('MAP-04: rows and pins point at each other, a pin opens its row, and a row’s place centres its pin', async ({
  page,
}) => {
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const museum = pin(page, '2, Acropolis Museum');
  const widthOf = () => museum.evaluate((each) => each.getBoundingClientRect().width);
  const flat = await widthOf();
  await activity(page, 'Acropolis Museum').hover();
  await expect.poll(widthOf).toBeGreaterThan(flat * 1.2);
  await activity(page, 'Acropolis').hover();
  await expect.poll(widthOf).toBe(flat);
  await activity(page, 'Acropolis Museum').getByRole('button', { name: 'Edit' }).first().focus();
  await expect.poll(widthOf).toBeGreaterThan(flat * 1.2);

  const edgeOf = (title: string) => activity(page, title).evaluate((row) => getComputedStyle(row).borderTopColor);
  const plain = await edgeOf('Lunch');
  await pin(page, '1, Acropolis, day 2').hover();
  await expect.poll(() => edgeOf('Acropolis')).not.toBe(plain);

  await pin(page, '1, Temple of Aphaia').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aegina' })).toBeVisible();
  await expect(activity(page, 'Temple of Aphaia')).toBeFocused();
  await expect(activity(page, 'Temple of Aphaia')).toBeInViewport();

  await activity(page, 'Fish taverna').getByRole('button', { name: 'Perdika' }).click();
  const frame = await map(page).boundingBox();
  await expect
    .poll(async () => Math.abs((await placeOf(page, '2, Fish taverna')).x - (frame?.x ?? 0) - (frame?.width ?? 0) / 2))
    .toBeLessThan(20);
});

test('MAP-04: pins that cover each other are one with a count, which opens a list by mouse and keyboard', async ({
  page,
}) => {
  await openTrip(page);
  await drawn(page);
  const together = page.getByRole('button', { name: /^\d places: / }).first();
  await together.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: /places here/ });
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(together).toBeFocused();
  await together.click();
  await list.getByRole('button', { name: /Acropolis Museum/ }).click();
  await expect(activity(page, 'Acropolis Museum')).toBeFocused();
});

test('MAP-05: distances say that they are as the crow flies', async ({ page }) => {
  await openTrip(page, '?day=DAY3');
  await drawn(page);
  await expect(map(page)).toContainText('10 km as the crow flies');
});

test('MAP-11: pins are buttons in the page’s order in a region that can be skipped; keys move and zoom the map', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  const names = await map(page)
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((pins) => pins.map((each) => each.getAttribute('aria-label')));
  expect(names.join(' | ')).toMatch(
    /1, Flight to Athens, day 1, 09:10.*1, Acropolis, day 2, 08:00.*2, Acropolis Museum, day 2, 11:00/,
  );
  await map(page).getByRole('link', { name: 'Skip the map' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await map(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);

  const before = await placeOf(page, '2, Acropolis Museum');
  await page.getByRole('region', { name: /Map: move it/ }).focus();
  await page.keyboard.press('ArrowRight');
  // Nothing flies: it is there with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect((await placeOf(page, '2, Acropolis Museum')).x).toBeLessThan(before.x - 50);
  const near = async () =>
    (await placeOf(page, '2, Acropolis Museum')).x - (await placeOf(page, '1, Acropolis, day 2')).x;
  await page.keyboard.press('ArrowLeft');
  const apart = await near();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(near).toBeGreaterThan(apart * 1.8);
  await expectAccessible();
});

test('MAP-11: without WebGL 2 a sentence and the list of places stand in its place', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Reflect.set(
      HTMLCanvasElement.prototype,
      'getContext',
      function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    );
  });
  await openTrip(page, '?day=DAY2');
  await expect(map(page)).toContainText('has no WebGL 2');
  await map(page)
    .getByRole('button', { name: /Acropolis Museum/ })
    .click();
  await expect(activity(page, 'Acropolis Museum')).toBeFocused();
});

test('MAP-12: nothing is asked of another origin, and the Content-Security-Policy refuses nothing', async ({
  page,
  stack,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(stack.url).origin) elsewhere.push(request.url());
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await openTrip(page);
  await drawn(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: 'Day 3' }).click();
  await expect(pin(page, '1, Temple of Aphaia')).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});

const MAP_FILE = /map-parts|maplibre|\.pmtiles/;

test('MAP-13: the map’s code comes once the timeline is idle and has places, and with Save-Data only when asked', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (MAP_FILE.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const { id, days } = await seedAthens(page);
  const empty = await seedEmptyRome(page);
  await page.goto(`/trips/${empty}`);
  await expect(page.getByText('No days planned yet')).toBeVisible();

  // A press away: code and worker side by side, after every window of the page, and nothing of the ground.
  await page.setViewportSize(PHONE);
  const windows = page.waitForResponse(/share-window-.*\.js$/);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await expect(activity(page, 'Acropolis')).toBeVisible();
  await windows;
  expect(asked).toEqual([]);
  await page.waitForResponse(/map-parts-.*\.js$/);
  expect(asked.filter((name) => /\.m?js$/.test(name))).toHaveLength(2);
  expect(asked.filter((name) => /\.pmtiles$/.test(name))).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const shown = await page.waitForRequest(MAP_FILE).then(() => activity(page, 'Acropolis').isVisible());
  expect(shown).toBe(true);
  await drawn(page);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.reload();
  await expect(map(page)).toContainText('you save data');
  asked.length = 0;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await drawn(page);
});

test('MAP-06: what has no position is listed with Find, which puts it on the map', async ({
  page,
  expectAccessible,
}) => {
  await openTrip(page, '?day=DAY2');
  await drawn(page);
  await page.getByRole('button', { name: 'Not on the map (1)' }).click();
  const list = page.getByRole('dialog', { name: 'Not on the map (1)' });
  await expect(list.getByRole('listitem')).toContainText('3, Lunch, day 2, 13:00');
  await list.getByRole('button', { name: 'Find Lunch' }).press('Enter');
  await list.getByRole('combobox', { name: 'Where is Lunch?' }).fill('Monastiraki');
  await expect(list.getByRole('combobox')).toHaveValue('Monastiraki');
  await expectAccessible();
  await list.getByRole('combobox').fill('37.9580, 23.7200');
  await expect(pin(page, '3, Lunch')).toBeVisible();
  await expect(page.getByRole('button', { name: /Not on the map/ })).toBeHidden();
  await expect(activity(page, 'Lunch')).toContainText('Somewhere in Koukaki');
});

test('MAP-08: Put a pin sets the position by a press, or by arrows and Enter, and place and zone follow', async ({
  page,
}) => {
  const { id, days } = await seedAthens(page);
  await seedActivity(page, days[1] ?? '', { title: 'A bench', time: '17:00' });
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await drawn(page);
  const read = async (title: string) => {
    const response = await page.request.get(`/api/trip-days/${days[1]}/activities`);
    const all: { title: string; coordinates: Position | null; location: string | null; timeZone: string | null }[] =
      await response.json();
    return all.find((each) => each.title === title);
  };
  await page.getByRole('button', { name: /Not on the map/ }).click();
  await page.getByRole('button', { name: 'Put a pin for Lunch' }).click();
  const [acropolis, museum] = [await placeOf(page, '1, Acropolis, day 2'), await placeOf(page, '2, Acropolis Museum')];
  await page.mouse.click((acropolis.x + museum.x) / 2, (acropolis.y + museum.y) / 2);
  await expect(pin(page, '3, Lunch')).toBeVisible();
  const lunch = await read('Lunch');
  expect(lunch?.coordinates?.latitude).toBeCloseTo((37.9715 + 37.9645) / 2, 3);
  expect(lunch?.coordinates?.longitude).toBeCloseTo((23.7257 + 23.7345) / 2, 3);
  expect(lunch?.location).toBe('Somewhere in Koukaki');

  await page.getByRole('button', { name: 'Not on the map (1)' }).press('Enter');
  await page.getByRole('button', { name: 'Put a pin for A bench' }).press('Enter');
  await expect(page.getByRole('region', { name: /Map: move it/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pin(page, '4, A bench')).toBeVisible();
  const bench = await read('A bench');
  expect(bench?.coordinates?.latitude).toBeCloseTo(37.9, 0);
  expect(bench?.timeZone).toBe('Europe/Athens');
  expect(bench?.location).not.toBeNull();

  for (const [latitude, longitude] of [
    [90.1, 0],
    [-91, 0],
    [0, 180.1],
    [0, -181],
  ]) {
    const data = { title: 'Nowhere', coordinates: { latitude, longitude } };
    expect((await page.request.post(`/api/trip-days/${days[1]}/activities`, { data })).status()).toBe(400);
  }
});

test('MAP-10: suggested places are hollow pins until they are accepted in one step, which Undo takes back', async ({
  page,
}) => {
  const { id, days } = await seedAthens(page);
  for (const title of ['Parthenon', 'Zappeion']) {
    await seedActivity(page, days[1] ?? '', {
      title,
      location: title === 'Parthenon' ? 'Piraeus' : 'Acropolis Museum',
    });
  }
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await drawn(page);
  await page.getByRole('button', { name: 'Not on the map (3)' }).click();
  await page.getByRole('button', { name: 'Suggest places for all' }).click();
  await expect(map(page)).toContainText('2 places found');
  const hollow = pin(page, '4, Parthenon, day 2, suggested');
  await expect(hollow).toHaveCSS('border-top-style', 'dashed');
  await expect(page.getByRole('button', { name: 'Not on the map (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Put on the map' }).click();
  await expect(page.getByRole('button', { name: 'Not on the map (1)' })).toBeVisible();
  await expect(hollow).toBeHidden();
  await expect(pin(page, '4, Parthenon')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Not on the map (3)' })).toBeVisible();
});

test('on a phone the ground of a trip’s map takes few requests and bytes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.pmtiles')) return;
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await openTrip(page, '?map=1');
  await drawn(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThanOrEqual(MAP_BARS.groundRequests);
  expect(bytes / 1024).toBeLessThan(MAP_BARS.groundKilobytes);
});
