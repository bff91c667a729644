import type { Locator } from '@playwright/test';
import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create New Trip' });
const question = (page: Page) => page.getByRole('alertdialog');
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const MERGE_BERN = 'Merge "Bern" into "Alps"? This will combine all activities and delete the source trip.';

async function center(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Three trips, the first with an activity of its own, and My Trips open. */
async function openThreeTrips(page: Page): Promise<{ bern: string; alps: string }> {
  const bern = await seedTrip(page, { title: 'Bern', startDate: '2027-03-01', endDate: '2027-03-02' });
  await seedDay(page, bern, { title: 'Old town', date: '2027-03-01' }, [{ title: 'Bear park' }]);
  const alps = await seedTrip(page, { title: 'Alps', startDate: '2027-03-04', endDate: '2027-03-09' });
  await seedTrip(page, { title: 'Como', startDate: '2027-04-01', endDate: '2027-04-03', isPublic: false });
  await page.goto('/?tab=trips');
  await expect(page.getByRole('article')).toHaveCount(3);
  return { bern, alps };
}

test('HOME-01 TRIPS-02 TRIPS-03 NAV-16 OPEN-25 NEWT-01 NEWT-02 NEWT-03 NEWT-04 NEWT-05 NEWT-06 NEWT-07 NEWT-08 NEWT-09 NEWT-10 VAL-01 VAL-02 VAL-03 VAL-04 VAL-06 VAL-08 VAL-09 VAL-10 OPEN-49 OPEN-146 OPEN-147 the form for a new trip', async ({
  page,
}) => {
  await expect(page.getByRole('tab')).toHaveText(['Plan Trip', 'My Trips', 'Discover', 'Following']);
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  await page.getByRole('button', { name: 'Create Your First Trip' }).click();

  const form = dialog(page);
  await expect(form.getByLabel('Trip Title')).toHaveAttribute('placeholder', 'e.g., European Adventure');
  for (const label of ['Start Date', 'End Date']) {
    await expect(form.getByLabel(label)).toHaveAttribute('type', 'date');
    // Past trips are allowed, too.
    await expect(form.getByLabel(label)).not.toHaveAttribute('min');
  }
  // The window may still be sliding in between the two measurements.
  await expect(async () => {
    const [start, end] = [await center(form.getByLabel('Start Date')), await center(form.getByLabel('End Date'))];
    expect(Math.abs(start.y - end.y)).toBeLessThan(1);
    expect(end.x).toBeGreaterThan(start.x);
  }).toPass();
  await expect(form.getByLabel('Description')).toHaveAttribute('rows', '3');
  await expect(form.getByLabel('Description')).toHaveAttribute('placeholder', 'Describe your trip...');
  await expect(form.getByText('Allow other travelers to discover and view your trip')).toBeVisible();
  await expect(form.getByRole('switch', { name: 'Make trip public' })).toBeChecked();
  for (const label of ['Trip Title', 'Start Date', 'End Date', 'Cover Image URL', 'Description']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }

  await form.getByLabel('Cover Image URL').fill('no address');
  await form.getByLabel('Trip Title').focus();
  const messages = ['Title is required', 'Start date is required', 'End date is required'];
  for (const message of messages) await expect(form.getByText(message)).toHaveCount(0);
  await form.getByRole('button', { name: 'Create Trip' }).click();
  for (const message of messages) await expect(form.getByText(message, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Cover Image URL')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Trip Title').fill('B');
  await expect(form.getByText('Title is required')).toHaveCount(0);
  await form.getByLabel('Start Date').fill('2027-03-05');
  await form.getByLabel('End Date').fill('2027-03-04');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(form.getByLabel('End Date')).toHaveAccessibleDescription(
    'End date must be after or equal to start date',
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'New Trip' }).click();
  await expect(form.getByLabel('Trip Title')).toHaveValue('');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
    await form.getByLabel('Trip Title').fill('Not kept');
    await close();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'New Trip' }).click();
    await expect(form.getByLabel('Trip Title')).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  expect(writes).toEqual([]);
});

test('NEWT-11 NEWT-12 NEWT-13 NEWT-14 NEWT-15 NEWT-16 NEWT-17 NEWT-18 VAL-05 ERR-08 ERR-40 OPEN-146 TRIPS-05 TRIPS-06 TRIPS-07 TRIPS-08 TRIPS-09 a trip is created', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await page.goto('/?tab=trips');
  const pending = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/trips', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } });
    await pending.promise;
    return route.continue();
  });
  await page.getByRole('button', { name: 'New Trip' }).click();
  const form = dialog(page);
  await form.getByLabel('Trip Title').fill('One day in Bern');
  await form.getByLabel('Start Date').fill('2027-03-05');
  await form.getByLabel('End Date').fill('2027-03-05');
  await form.getByLabel('Description').fill('Bears and arcades');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(toast(page, 'Failed to create trip')).toContainText('Error');
  await expect(form.getByLabel('Trip Title')).toHaveValue('One day in Bern');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeVisible();
  pending.resolve();
  await expect(page).toHaveURL(/\/trips\/[^/]+$/);
  const address = new URL(page.url()).pathname;
  await expect(form).toBeHidden();
  await expect(toast(page, 'Trip created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'One day in Bern' })).toBeVisible();

  await page.goBack();
  const bern = card(page, 'One day in Bern');
  await expect(bern).toContainText('Mar 5 - Mar 5, 2027');
  await expect(bern).toContainText('Bears and arcades');
  await expect(bern.locator('svg').first()).toBeVisible();
  await expect(bern).toContainText('View Timeline');
  await expect(bern).toContainText('Memories');
  await expect(bern.getByRole('link')).toHaveAttribute('href', address);
  await page.getByRole('button', { name: 'New Trip' }).click();
  await expect(form.getByLabel('Trip Title')).toHaveValue('');
  await expect(form.getByLabel('Start Date')).toHaveValue('');
});

test('TRIPS-04 TRIPS-10 TRIPS-11 TRIPS-12 TRIPS-13 ERR-17 ERR-43 OPEN-28 a trip is deleted after a question', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await openThreeTrips(page);
  const [first, second, third] = await Promise.all(['Bern', 'Alps', 'Como'].map((title) => center(card(page, title))));
  expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1);
  const deletions: string[] = [];
  await page.route('**/api/trips/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    deletions.push(route.request().url());
    if (deletions.length === 1) return route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } });
    return route.continue();
  });
  const remove = page.getByRole('button', { name: 'Delete "Bern"' });
  await remove.click();
  await expect(question(page)).toContainText('Are you sure you want to delete "Bern"? This action cannot be undone.');
  await expect(page).toHaveURL('/?tab=trips');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  expect(deletions).toEqual([]);

  await remove.click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Not today')).toBeVisible();
  await expect(card(page, 'Bern')).toBeVisible();
  await remove.click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Trip deleted')).toBeVisible();
  await expect(card(page, 'Bern')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('TRIPS-14 TRIPS-15 TRIPS-16 TRIPS-17 TRIPS-18 TRIPS-19 ERR-44 OPEN-28 a card dropped on another merges the trips, and Undo parts them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const { bern, alps } = await openThreeTrips(page);
  const merges: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && merges.push(new URL(request.url()).pathname));
  const overlay = page.getByText('Drop on another trip to merge');
  const from = await center(card(page, 'Bern'));
  const to = await center(card(page, 'Alps'));

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y);
  await expect(overlay).toBeVisible();
  await page.mouse.up();
  await expect(overlay).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/?tab=trips');

  const drop = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(question(page)).toContainText(MERGE_BERN);
  };
  await drop();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect(merges).toEqual([]);
  await drop();
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();
  await expect(card(page, 'Bern')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Merge undone')).toBeVisible();
  await expect(card(page, 'Bern')).toBeVisible();
  await drop();
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(card(page, 'Bern')).toHaveCount(0);

  await page.goto(`/trips/${alps}`);
  await expect(page.getByText('Bear park')).toBeVisible();
  await page.goto(`/trips/${bern}`);
  await expect(page.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await page.getByRole('link', { name: '← Back to trips' }).click();

  const alpsAt = await center(card(page, 'Alps'));
  await page.mouse.move(alpsAt.x, alpsAt.y);
  await page.mouse.down();
  await page.mouse.move(alpsAt.x + 7, alpsAt.y);
  await page.mouse.up();
  await expect(page).toHaveURL(`/trips/${alps}`);
});

test('OPEN-30 trips are merged by keyboard and by the menu of a card', async ({ page }) => {
  await openThreeTrips(page);
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  const [left, right] = titles;
  await page.getByRole('link', { name: left ?? '', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Drop on another trip to merge')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Over "${right}". Drop to merge.`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(question(page)).toContainText(`Merge "${left}" into "${right}"?`);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'More for "Bern"' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByRole('dialog', { name: 'Merge into…' }).getByRole('button', { name: /^Alps/ }).click();
  await expect(question(page)).toContainText(MERGE_BERN);
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
