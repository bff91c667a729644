import { expect, MOVING, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedTrip } from './seed.ts';

test.use(MOVING);

const TOGGLE = /^Make (Public|Private)$/;
/** The notice itself; its text for screen readers exists for only a second. */
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const changed = (page: Page) => notices(page).filter({ hasText: 'Trip visibility updated!' });

/** A trip's page with a button that shows a toast. */
async function openTrip(page: Page): Promise<void> {
  const id = await seedTrip(page, { title: 'Toasted', startDate: '2027-05-01', endDate: '2027-05-03' });
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('button', { name: TOGGLE })).toBeVisible();
}

/** Shows a toast with a clock that only the test advances. */
async function toggleWhileTimeStands(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: TOGGLE }).click();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(changed(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('CONST-06 CONST-09 one notice is shown at a time, a newer one replaces the older, and F8 focuses it', async ({
  page,
}) => {
  await openTrip(page);
  await page.getByRole('button', { name: TOGGLE }).click();
  await expect(changed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Day' }).first().click();
  await page.getByRole('dialog').getByLabel('Day Title').fill('First');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Day' }).click();
  await expect(toast(page, 'Day added successfully!')).toBeVisible();
  await expect(changed(page)).toHaveCount(0);
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
});

test('CONST-07 a notice stands for 5000 ms', async ({ page }) => {
  await openTrip(page);
  await toggleWhileTimeStands(page);
  // Some milliseconds passed until it was visible.
  await page.clock.runFor(4500);
  await expect(changed(page)).toBeVisible();
  let stood = 4500;
  await expect(async () => {
    await page.clock.runFor(100);
    stood += 100;
    await expect(changed(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  expect(stood).toBeLessThanOrEqual(5200);
});

test('CONST-08 a notice is swiped away to the right, from 50 px on', async ({ page }) => {
  await openTrip(page);
  const swipe = async (x: number) => {
    const title = changed(page).getByText('Trip visibility updated!');
    const box = await title.boundingBox();
    if (!box) throw new Error('the notice is not to be seen');
    const [left, top] = [box.x + 5, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + x / 2, top, { steps: 4 });
    await page.mouse.move(left + x, top, { steps: 4 });
    await page.mouse.up();
  };
  await toggleWhileTimeStands(page);
  await swipe(40);
  await page.clock.runFor(50);
  await expect(changed(page)).toBeVisible();
  await swipe(60);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(changed(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
});

test('CONST-18 PHOT-13 the window of the upload widget opens within 250 ms', async ({ page }) => {
  await openTrip(page);
  await page.getByRole('button', { name: 'Add Photos' }).click();
  const window = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(window).toBeVisible();
  expect(await window.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.25s');
});
