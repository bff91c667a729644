import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module|preload/;
const NOT_THERE = 'Could not load this window. Check your connection, then try again.';
const timeline = (page: Page) => page.getByRole('navigation', { name: 'Timeline' });

async function openTrip(page: Page): Promise<string> {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Colosseum' }]);
  await page.goto(`/trips/${id}`);
  await expect(timeline(page).getByRole('link', { name: 'Day 1' })).toBeVisible();
  return id;
}

/** Each window of a page: what opens it, and its name. */
const windows = (page: Page): readonly (readonly [() => Promise<void>, string])[] => [
  [() => page.getByRole('button', { name: 'Edit Trip' }).click(), 'Edit Trip'],
  [() => timeline(page).getByRole('button', { name: 'Add Day' }).click(), 'Add Day'],
  [() => page.getByRole('button', { name: 'Add Photos' }).first().click(), 'Add Photos'],
  [() => page.getByRole('button', { name: 'Add a new activity' }).click(), 'Add New Activity'],
];

/** The code of these windows, which the page prefetches as soon as it is idle. */
const WINDOW_CODE = /\/assets\/(?:upload|edit-trip|add-day|add-activity)-dialog-[^/]*\.js$/;

/** Resolves once the page has prefetched this file of the build. */
const fetched = (page: Page, file: RegExp) =>
  page.waitForResponse((response) => file.test(new URL(response.url()).pathname) && response.ok());

test('a window whose code does not arrive leaves the trip in sight, says so, and opens once it does', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(OFFLINE);
  let arrives = false;
  await page.route(WINDOW_CODE, (route) => (arrives ? route.continue() : route.abort()));
  await openTrip(page);
  await page.context().setOffline(true);
  for (const [open] of windows(page)) {
    await open();
    await expect(toast(page, 'Error').filter({ hasText: NOT_THERE })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Colosseum').first()).toBeVisible();
    await expect(page.getByText(/^Could not load this page/)).toHaveCount(0);
  }
  arrives = true;
  await page.context().setOffline(false);
  for (const [open, name] of windows(page)) {
    const window = page.getByRole('dialog', { name });
    await open();
    await expect(window).toBeVisible();
    // Its styles were loaded too: without them it would be inline in the page.
    expect(await window.evaluate((element) => getComputedStyle(element).position)).not.toBe('static');
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  }
});

test('a form whose styles fail to load gets them at the next press', async ({ page, consoleErrors }) => {
  consoleErrors.allow(OFFLINE);
  let broken = true;
  await page.route(/\/assets\/upload-dialog-.*\.css$/, (route) => (broken ? route.abort() : route.continue()));
  await openTrip(page);
  const open = () => page.getByRole('button', { name: 'Add Photos' }).first().click();
  await open();
  await expect(toast(page, 'Error').filter({ hasText: NOT_THERE })).toBeVisible();
  broken = false;
  await open();
  const widget = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(widget).toBeVisible();
  const styled = await page.evaluate(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('upload-dialog')),
  );
  expect(styled).toBe(true);
});

test('everything that a trip’s page may need is available offline once the page has been idle', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(OFFLINE);
  const parts = Promise.all(
    ['upload-dialog', 'menu-surface', 'edit-trip-dialog', 'add-day-dialog', 'add-activity-dialog'].map((name) =>
      fetched(page, new RegExp(`/${name}-.*\\.js$`)),
    ),
  );
  await openTrip(page);
  await parts;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const [open, name] of windows(page)) {
    await open();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('everything that the home page may need is available offline once the page has been idle', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(OFFLINE);
  const parts = Promise.all(
    ['create-trip-dialog', 'my-trips-tab', 'discover-tab', 'following-tab'].map((name) =>
      fetched(page, new RegExp(`/${name}-.*\\.js$`)),
    ),
  );
  await page.goto('/');
  await parts;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'New Trip' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Trip' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  for (const name of ['Discover', 'Following', 'Plan Trip']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect(page.getByText('Could not load this tab')).toHaveCount(0);
  }
});

test('a first notice is shown offline, and a deletion after it offers Undo', async ({ page, consoleErrors }) => {
  consoleErrors.allow(OFFLINE);
  await openTrip(page);
  const remove = () => timeline(page).getByRole('button', { name: 'Delete day 1' }).click();
  await page.context().setOffline(true);
  await remove();
  await expect(toast(page, 'Error').filter({ hasText: 'Failed to delete day' })).toBeVisible();
  await page.context().setOffline(false);
  await remove();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('OPEN-144 a page whose code does not arrive says so, and another try asks for it again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(OFFLINE);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Email to Timeline' }).click();
  await expect(page.getByText('Could not load this page')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Email');
  await expect(page.getByText('Could not load this page')).toHaveCount(0);
});
