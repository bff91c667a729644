import type { APIRequestContext, Request } from '@playwright/test';
import { change, comeAlong } from './companions.ts';
import { expect, type Page, registered as test } from './fixtures.ts';
import { activity, entry, itinerary, seedRome } from './trip-screen.ts';

const changes = (page: Page) => page.getByRole('dialog', { name: 'Changes', exact: true });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /changed|added/ });
const menu = (page: Page) => page.getByRole('button', { name: 'More for this trip' });

interface Listed {
  readonly id: string;
  readonly title: string;
}

async function idOf(page: Page, tripId: string, title: string): Promise<string> {
  const days = (await (await page.request.get(`/api/trips/${tripId}/days`)).json()) as { activities: Listed[] }[];
  const found = days.flatMap(({ activities }) => activities).find((each) => each.title === title);
  if (!found) throw new Error(`${title} is gone`);
  return found.id;
}

/** Ines changes, moves, adds and removes something. */
async function inesChanges(page: Page, ines: APIRequestContext, id: string, days: readonly string[]): Promise<void> {
  const palatine = await idOf(page, id, 'Palatine');
  await change(ines, `/api/activities/${palatine}`, {
    title: 'Palatine',
    time: '11:15',
    confirmationNumber: 'SECRET-1',
  });
  const ops = [{ kind: 'move', activityId: palatine, dayId: days[2] }];
  expect((await ines.post(`/api/trips/${id}/steps`, { data: { ops } })).ok()).toBe(true);
  await ines.post(`/api/trip-days/${days[0]}/activities`, { data: { title: 'Gelato' } });
  expect((await ines.delete(`/api/activities/${await idOf(page, id, 'Colosseum')}`)).ok()).toBe(true);
}

test('SHARE-12 Changes in the trip’s menu lists who did what, old and new, without references, and pressing goes there', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const { id, days } = await seedRome(page);
  const ines = await comeAlong({ page, browser, url: stack.url }, id);
  await inesChanges(page, ines, id, days);
  await page.goto(`/trips/${id}`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await expect(page).toHaveURL(/\?changes=1$/);
  const rows = changes(page).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(/Ines Rey · today at \d\d:\d\d.*removed Colosseum/);
  await expect(rows.nth(0).getByRole('button')).toHaveCount(0);
  await expect(rows.nth(1)).toContainText('added Gelato');
  await expect(rows.nth(2)).toContainText('moved Palatine');
  await expect(rows.nth(2)).toContainText('Day: Day 2, Forum → Day 3, Home');
  await expect(rows.nth(3)).toContainText('changed Palatine');
  await expect(rows.nth(3)).toContainText('Time: 09:30 → 11:15');
  await expect(changes(page)).not.toContainText('SECRET-1');
  await expectAccessible();

  // Wherever it has moved since.
  await rows.nth(3).getByRole('button', { name: 'Palatine' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${days[2]}`));
  await expect(changes(page)).toBeHidden();
  await expect(activity(page, 'Palatine')).toBeFocused();
  await page.goBack();
  await rows.nth(1).getByRole('button', { name: 'Gelato' }).click();
  await expect(activity(page, 'Gelato')).toBeFocused();
});

test('SHARE-12 Changes are pressed by touch too, and are not in the menu of a trip without companions', async ({
  browser,
  stack,
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Costs' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Changes' })).toHaveCount(0);
  const ines = await comeAlong({ page, browser, url: stack.url }, id);
  await inesChanges(page, ines, id, days);
  const phone = await browser.newContext({
    ...{ baseURL: stack.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
    storageState: await page.context().storageState(),
  });
  const touched = await phone.newPage();
  await touched.goto(`/trips/${id}`);
  await menu(touched).tap();
  await touched.getByRole('menuitem', { name: 'Changes' }).tap();
  await expect(changes(touched).getByRole('button', { name: 'Gelato' })).toBeVisible();
  await changes(touched).getByRole('button', { name: 'Gelato' }).tap();
  await expect(touched).toHaveURL(new RegExp(`day=${days[0]}`));
  await expect(activity(touched, 'Gelato')).toBeInViewport();
  await phone.close();
});

interface Polls {
  /** How often the page has asked whether its trip was changed. */
  readonly asked: () => number;
  /** How many of these requests have ended: the 20 seconds until the page asks again begin then. */
  readonly ended: () => number;
}

function countPolls(page: Page): Polls {
  const isPoll = (request: Request) => /\/changes$/.test(request.url());
  let [asked, ended] = [0, 0];
  page.on('request', (request) => {
    if (isPoll(request)) asked += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => {
      if (isPoll(request)) ended += 1;
    });
  }
  return { asked: () => asked, ended: () => ended };
}

/** Lets the page's clock go on by a tenth of a second at a time. */
async function passUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const pass = async () => {
    await page.clock.runFor(100);
    return isSo();
  };
  await expect.poll(pass, { intervals: [20] }).toBe(true);
}

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

test('SHARE-13 a page says within 20 seconds that Day 2 was changed, moves nothing, and shows it when asked', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const { id, days } = await seedRome(page);
  const ines = await comeAlong({ page, browser, url: stack.url }, id);
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(`/trips/${id}`);
  await expect(entry(page, 'Overall Trip')).toBeVisible();
  await passUntil(page, () => polls.ended() === 1);
  const place = await entry(page, 'Overall Trip').boundingBox();
  const palatine = await idOf(page, id, 'Palatine');
  await change(ines, `/api/activities/${palatine}`, { title: 'Palatine', time: '11:15' });
  await page.clock.runFor(20_000);
  await expect(notice(page)).toContainText('Day 2 was changed·Show');
  expect(polls.asked()).toBe(2);
  expect(await entry(page, 'Overall Trip').boundingBox()).toEqual(place);
  await expect(page).toHaveURL(`/trips/${id}`);
  await expectAccessible();

  await notice(page).getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${days[1]}`));
  await passUntil(page, async () => (await itinerary(page).getByText('11:15').count()) > 0);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => polls.asked() - polls.ended()).toBe(0);
  // What one has done oneself is no news.
  await change(page.request, `/api/activities/${palatine}`, { title: 'Palatine', time: '12:00' });
  const before = polls.ended();
  await page.clock.runFor(20_000);
  await expect.poll(polls.ended).toBeGreaterThan(before);
  await expect(notice(page)).toHaveCount(0);
  // Dismissed, it does not come back.
  await change(ines, `/api/trips/${id}`, { title: 'Rome again' });
  await page.clock.runFor(20_000);
  await expect(notice(page)).toContainText('The trip was changed');
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toHaveCount(0);
});

test('SHARE-13 asks only on trips with companions, not while hidden or offline, and not again once it is refused', async ({
  page,
  browser,
  stack,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404|ERR_INTERNET_DISCONNECTED/);
  const { id } = await seedRome(page);
  await page.clock.install();
  const polls = countPolls(page);
  await page.goto(`/trips/${id}`);
  await expect(entry(page, 'Overall Trip')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(polls.asked()).toBe(0);

  const ines = await comeAlong({ page, browser, url: stack.url }, id);
  const { cookies } = await ines.storageState();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto(`/trips/${id}`);
  await expect(entry(page, 'Overall Trip')).toBeVisible();
  await passUntil(page, () => polls.ended() === 1);
  await setVisible(page, false);
  await page.clock.runFor(60_000);
  expect(polls.asked()).toBe(1);
  await setVisible(page, true);
  await passUntil(page, () => polls.ended() === 2);
  await page.context().setOffline(true);
  await page.clock.runFor(60_000);
  expect(polls.asked()).toBe(2);
  await page.context().setOffline(false);
  await passUntil(page, () => polls.ended() > 2);
  const { id: own } = (await (await ines.get('/api/user')).json()) as { id: string };
  expect((await ines.delete(`/api/trips/${id}/companions/${own}`)).status()).toBe(200);
  const refused = page.waitForResponse((response) => /\/changes$/.test(response.url()) && response.status() === 404);
  await page.clock.runFor(20_000);
  await refused;
  const last = polls.asked();
  await page.clock.runFor(60_000);
  expect(polls.asked()).toBe(last);
});
