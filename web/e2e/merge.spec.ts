import { expect, MOVING, type Page, signedIn as test, toast } from './fixtures.ts';
import { center } from './geometry.ts';
import { seedDay, seedTrip } from './seed.ts';

test.use(MOVING);

const question = (page: Page) => page.getByRole('alertdialog');
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Two trips that share a day, each with an activity, and My Trips open. */
async function openTwoTrips(page: Page): Promise<{ bern: string; alps: string; shared: string }> {
  const bern = await seedTrip(page, { title: 'Bern', startDate: '2027-03-01', endDate: '2027-03-04' });
  await seedDay(page, bern, { title: 'Old town', date: '2027-03-01' }, [{ title: 'Bear park' }]);
  await seedDay(page, bern, { title: 'Lake', date: '2027-03-04' }, [{ title: 'Steamer' }]);
  const alps = await seedTrip(page, { title: 'Alps', startDate: '2027-03-04', endDate: '2027-03-09' });
  const shared = await seedDay(page, alps, { title: 'Eiger', date: '2027-03-04' }, [{ title: 'Train' }]);
  await page.goto('/?tab=trips');
  await expect(page.getByRole('article')).toHaveCount(2);
  return { bern, alps, shared };
}

/** Without the revisions, which go on counting when everything else is as it was. */
const answersOf = (page: Page, ids: readonly string[]) =>
  Promise.all(
    ids
      .flatMap((id) => [`/api/trips/${id}`, `/api/trips/${id}/days`])
      .map(async (path) => (await (await page.request.get(path)).text()).replace(/"(?:revision|version)":\d+/g, '')),
  );

test('OPEN-29 OPEN-30 trips merged by keyboard are separated later from the menu of the trip, just as they were', async ({
  page,
  expectAccessible,
}) => {
  const { bern, alps } = await openTwoTrips(page);
  const settled = async () => (await page.request.get(`/api/trips/${bern}`)).json();
  await expect.poll(settled).toMatchObject({ dayCount: 2, activityCount: 2 });
  const before = await answersOf(page, [bern, alps]);

  await page.getByRole('link', { name: 'Bern', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Picked up "Bern".' })).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: 'Over "Alps". Drop to merge.' })).toBeAttached({
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(question(page)).toContainText('Merge "Bern" into "Alps"?');
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Merge' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();
  await expect(card(page, 'Bern')).toHaveCount(0);

  await page.goto(`/trips/${alps}`);
  const menu = page.getByRole('button', { name: 'More for this trip' });
  await expect(menu).toBeEnabled();
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Undo merge of "Bern"' })).toBeVisible();
  await expectAccessible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Undo merge of "Bern"' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Merge undone')).toContainText('"Bern" is a trip of its own again.');
  await expect(menu).toBeEnabled();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Calendar (.ics)' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Undo merge/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => answersOf(page, [bern, alps])).toEqual(before);
});

test('OPEN-29 what was edited after a merge goes back with its edits', async ({ page }) => {
  const { bern, alps, shared } = await openTwoTrips(page);
  await page.getByRole('button', { name: 'More for "Bern"' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByRole('dialog', { name: 'Merge into…' }).getByRole('button', { name: /^Alps/ }).click();
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();

  await page.goto(`/trips/${alps}?day=${shared}`);
  await page.getByRole('button', { name: 'Edit "Steamer"' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Activity' });
  await form.getByLabel('Title').fill('Paddle steamer');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: 'Paddle steamer' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider).toBe(0);
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Undo merge of "Bern"' }).click();
  await expect(toast(page, 'Merge undone')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Paddle steamer' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Train' })).toBeVisible();
  const days = (await (await page.request.get(`/api/trips/${bern}/days`)).json()) as {
    title: string;
    activities: { title: string }[];
  }[];
  expect(days.map(({ title, activities }) => [title, ...activities.map((each) => each.title)])).toEqual([
    ['Old town', 'Bear park'],
    ['Lake', 'Paddle steamer'],
  ]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('OPEN-30 a card is picked up by a short press and dropped on another; a swipe only scrolls', async ({
    page,
  }) => {
    await openTwoTrips(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const overlay = page.getByText('Drop on another trip to merge');
    const from = await center(card(page, 'Alps'));
    const to = await center(card(page, 'Bern'));

    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++) await touch('touchMove', { x: from.x, y: from.y - 20 * step });
    await touch('touchEnd');
    await expect(overlay).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));

    await touch('touchStart', from);
    await expect(overlay).toBeVisible();
    const visible = { x: to.x, y: Math.min(to.y, 800) };
    for (const part of [0.3, 0.7, 1]) {
      await touch('touchMove', {
        x: Math.round(from.x + (visible.x - from.x) * part),
        y: Math.round(from.y + (visible.y - from.y) * part),
      });
    }
    await expect(page.getByRole('status').filter({ hasText: 'Over "Bern". Drop to merge.' })).toBeAttached();
    await touch('touchEnd');
    await expect(question(page)).toContainText('Merge "Alps" into "Bern"?');
    await question(page).getByRole('button', { name: 'Merge' }).tap();
    await expect(toast(page, 'Trips merged successfully')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
