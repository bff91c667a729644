import type { Locator } from '@playwright/test';
import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { center } from './geometry.ts';
import { watchWrites } from './watch-writes.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create New Trip' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'New Trip' }).click();

/** My Trips with the form open. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/?tab=trips');
  await openDialog(page);
  return dialog(page);
}

/** Fills a form in for a trip of one day. */
async function fillInBern(page: Page): Promise<void> {
  await dialog(page).getByLabel('Trip Title').fill('One day in Bern');
  await dialog(page).getByLabel('Start Date').fill('2027-03-05');
  await dialog(page).getByLabel('End Date').fill('2027-03-05');
}

test('HOME-01 NAV-16 TRIPS-02 TRIPS-03 NEWT-01 OPEN-25 without trips, My Trips offers to create the first one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(['Plan Trip', 'My Trips', 'Discover', 'Following']);
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Trip' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(dialog(page)).toBeVisible();
});

test('NEWT-02 NEWT-03 NEWT-04 NEWT-09 OPEN-49 OPEN-147 the form begins empty, with its two dates side by side', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(form.getByLabel('Trip Title')).toHaveAttribute('placeholder', 'e.g., European Adventure');
  for (const label of ['Start Date', 'End Date']) {
    await expect(form.getByLabel(label)).toHaveAttribute('type', 'date');
    // Past trips are allowed, too.
    await expect(form.getByLabel(label)).not.toHaveAttribute('min');
  }
  // The window may still be sliding in between the two measurements.
  await expect(async () => {
    const [start, end] = [await center(form.getByLabel('Start Date')), await center(form.getByLabel('End Date'))];
    expect(Math.abs(start.y - end.y)).toBeLessThanOrEqual(1);
    expect(end.x).toBeGreaterThan(start.x);
  }).toPass();
  for (const label of ['Trip Title', 'Start Date', 'End Date', 'Cover Image URL', 'Description']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
});

test('NEWT-05 NEWT-06 NEWT-07 NEWT-08 VAL-08 the description has three rows, and a new trip is public unless switched off', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(form.getByLabel('Description')).toHaveAttribute('rows', '3');
  await expect(form.getByLabel('Description')).toHaveAttribute('placeholder', 'Describe your trip...');
  await expect(form.getByText('Allow other travelers to discover and view your trip')).toBeVisible();
  await expect(form.getByRole('switch', { name: 'Make trip public' })).toBeChecked();
});

test('VAL-01 VAL-02 VAL-03 VAL-06 VAL-09 VAL-10 what is missing or wrong is said from the first submit on, until it is mended', async ({
  page,
}) => {
  const writes = watchWrites(page);
  const form = await openForm(page);
  await form.getByLabel('Cover Image URL').fill('no address');
  await form.getByLabel('Trip Title').focus();
  const messages = ['Title is required', 'Start date is required', 'End date is required'];
  for (const message of messages) await expect(form.getByText(message)).toHaveCount(0);
  await form.getByRole('button', { name: 'Create Trip' }).click();
  for (const message of messages) await expect(form.getByText(message, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Cover Image URL')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Trip Title').fill('B');
  await expect(form.getByText('Title is required')).toHaveCount(0);
  expect(writes).toEqual([]);
});

test('NEWT-10 VAL-04 OPEN-146 a form that ends before it starts is refused, and Cancel, Escape or a press outside clears it', async ({
  page,
}) => {
  const writes = watchWrites(page);
  const form = await openForm(page);
  await fillInBern(page);
  await form.getByLabel('End Date').fill('2027-03-04');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(form.getByLabel('End Date')).toHaveAccessibleDescription(
    'End date must be after or equal to start date',
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await openDialog(page);
  await expect(form.getByLabel('Trip Title')).toHaveValue('');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
    await form.getByLabel('Trip Title').fill('Not kept');
    await close();
    await expect(form).toBeHidden();
    await openDialog(page);
    await expect(form.getByLabel('Trip Title')).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  expect(writes).toEqual([]);
});

test('NEWT-12 NEWT-13 NEWT-18 VAL-05 ERR-08 OPEN-146 a form stays open while it is saved, and when that fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const form = await openForm(page);
  const pending = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/trips', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } });
    await pending.promise;
    return route.continue();
  });
  await fillInBern(page);
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
  await expect(page.getByRole('heading', { level: 1, name: 'One day in Bern' })).toBeVisible();
});

test('NEWT-11 NEWT-14 NEWT-15 NEWT-16 NEWT-17 ERR-40 a created trip is shown and listed, and the next form begins empty', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillInBern(page);
  await form.getByLabel('Description').fill('Bears and arcades');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(page).toHaveURL(/\/trips\/[^/]+$/);
  const address = new URL(page.url()).pathname;
  await expect(form).toBeHidden();
  await expect(toast(page, 'Trip created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'One day in Bern' })).toBeVisible();

  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: 'One day in Bern' });
  await expect(card).toContainText('Bears and arcades');
  await expect(card.getByRole('link')).toHaveAttribute('href', address);
  await openDialog(page);
  await expect(form.getByLabel('Trip Title')).toHaveValue('');
  await expect(form.getByLabel('Start Date')).toHaveValue('');
});
