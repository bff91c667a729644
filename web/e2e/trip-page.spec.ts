import type { Locator } from '@playwright/test';
import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';
import { entry, itinerary, overall, seedEmptyRome, seedRome, timeline } from './trip-screen.ts';

const header = (page: Page) => page.getByRole('region', { name: 'Trip', exact: true });
const summary = (page: Page) => page.getByRole('list', { name: 'Summary' }).getByRole('listitem');
const tripPhotos = (page: Page) => page.getByRole('region', { name: 'Trip Photos' });
const generalNotes = (page: Page) => page.getByRole('region', { name: 'General Notes' });

async function boxOf(found: Locator): Promise<{ x: number; width: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

test('TRIP-07 TRIP-08 TRIP-09 TRIP-11 TRIP-12 OPEN-65 the header card and the summary tell what the trip is', async ({
  page,
  stack,
}) => {
  const id = await seedTrip(page, {
    ...{ title: 'Rome in June', startDate: '2027-06-03', endDate: '2027-06-05', coverImage: `${stack.url}/icon.svg` },
  });
  await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Colosseum', cost: 18.5 }]);
  await seedDay(page, id, { title: 'Ostia', date: '2027-06-04', location: 'Ostia' }, [{ title: 'Beach', cost: 6 }]);
  await page.goto(`/trips/${id}`);
  await expect(header(page).getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  await expect(header(page)).toContainText('June 3 - June 5, 2027');
  for (const stat of ['Total Days', 'Locations Visited', 'Timeline Days']) {
    await expect(header(page)).toContainText(stat);
  }
  await expect(header(page).locator('img').first()).toHaveAttribute('src', /icon\.svg$/);
  await expect(summary(page)).toHaveText(['2 days', '2 activities', '1 location', '€24.50']);
});

test('TRIP-07 TRIP-13 TRIP-35 OPEN-65 OPEN-66 OPEN-73 a new trip has no days, and a drawn landscape as its cover', async ({
  page,
}) => {
  await page.goto(`/trips/${await seedEmptyRome(page)}`);
  await expect(page.getByText('No days planned yet')).toBeVisible();
  await expect(page.getByText('Start by adding your first day to this trip')).toBeVisible();
  await expect(summary(page)).toHaveText(['0 days', '0 activities', '0 locations']);
  // The drawn cover has no address.
  const cover = header(page).locator('svg').first();
  await expect(cover).toBeVisible();
  await expect(cover.locator('image')).toHaveCount(0);
  const sidebar = await boxOf(timeline(page));
  expect(sidebar.x + sidebar.width).toBeLessThanOrEqual((await boxOf(overall(page))).x);
});

test('TRIP-14 TRIP-15 TRIP-16 TRIP-18 TRIP-19 the sidebar begins with the overview, and each entry shows its part of the trip', async ({
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await expect(entry(page, 'Overall Trip')).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, 'Overall Trip')).toContainText('Trip Overview');
  await expect(entry(page, 'Overall Trip')).toContainText('General information & notes');
  await expect(entry(page, 'Day 1')).toContainText('Jun 3');
  await expect(entry(page, 'Day 1')).toContainText('No location set');
  await expect(entry(page, 'Day 2')).toContainText('Jun 4');
  await expect(entry(page, 'Day 2')).toContainText('Rome');

  await entry(page, 'Day 2').click();
  await expect(page).toHaveURL(new RegExp(`day=${days[1]}`));
  await expect(page.getByRole('region', { name: 'Day 2' }).getByRole('heading', { name: 'Forum' })).toBeVisible();
  await expect(overall(page)).toHaveCount(0);
  await entry(page, 'Overall Trip').click();
  await expect(overall(page)).toContainText('Rome in June');
  await expect(itinerary(page)).toHaveCount(0);
});

test('TRIP-21 TRIP-22 TRIP-25 TRIP-27 TRIP-32 TRIP-34 the overall view tells title, dates, duration and visibility', async ({
  page,
}) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  for (const text of ['Rome in June', 'Jun 3 - Jun 5, 2027', '2 days', 'Public']) {
    await expect(overall(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('No photos yet. Add some memories from your trip!')).toBeVisible();
  await expect(page.getByText('No general notes yet. Click "Edit Trip" to add trip notes.')).toBeVisible();
});

test('TRIP-01 TRIP-30 PERM-08 the owner is offered every change, and the logo leads home', async ({ page }) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('button', { name: 'Make Private' })).toBeEnabled();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Delete Trip' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Add a new activity' })).toBeEnabled();
  await tripPhotos(page).getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('TRIP-23 TRIP-24 TRIP-31 TRIP-33 OPEN-61 OPEN-72 the trip can be edited, and its days move along', async ({
  page,
  stack,
}) => {
  const id = await seedEmptyRome(page);
  await seedDay(page, id, { title: 'Forum', date: '2027-06-03' });
  await page.goto(`/trips/${id}`);
  await overall(page).getByRole('button', { name: 'Edit Trip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await expect(edit.getByLabel('Trip Title')).toHaveValue('Rome in June');
  await expect(edit.getByLabel('Start Date')).toHaveValue('2027-06-03');
  await edit.getByLabel('Trip Title').fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('Title is required')).toBeVisible();
  await edit.getByLabel('Trip Title').fill('Rome and the sea');
  await edit.getByLabel('Description').fill('First line\nSecond line');
  await edit.getByLabel('Cover Image URL').fill(`${stack.url}/icon.svg`);
  await edit.getByLabel('Start Date').fill('2027-06-13');
  await edit.getByLabel('End Date').fill('2027-06-15');
  await expect(edit.getByLabel('Move the days along')).toBeChecked();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Trip updated successfully!')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome and the sea' })).toBeVisible();
  await expect(overall(page)).toContainText('Jun 13 - Jun 15, 2027');
  await expect(entry(page, 'Day 1')).toContainText('Jun 13');
  expect(await generalNotes(page).getByText('First line').innerText()).toBe('First line\nSecond line');
  expect(await overall(page).getByText('First line').innerText()).toBe('First line\nSecond line');
  await expect(tripPhotos(page).getByText('Cover Photo', { exact: true })).toBeVisible();
  await expect(tripPhotos(page).getByRole('img', { name: /Cover Photo/ })).toHaveAttribute('src', /icon\.svg$/);
});

const BROKEN = { status: 500, json: { message: 'No', code: 'internal' } };

async function failWrites(page: Page): Promise<void> {
  await page.route('**/api/trips/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(BROKEN),
  );
}

test('TRIP-27 TRIP-28 TRIP-29 ERR-23 ERR-49 a public trip is made private, and stays as it is when that fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  // 'Make Private' is on the button beside it.
  const visibility = (word: string) => overall(page).getByText(word, { exact: true });
  await failWrites(page);
  await page.getByRole('button', { name: 'Make Private' }).click();
  await expect(toast(page, 'Failed to update trip visibility')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Private' })).toBeVisible();
  await expect(visibility('Public')).toBeVisible();
  await page.unroute('**/api/trips/*');

  await page.getByRole('button', { name: 'Make Private' }).click();
  await expect(toast(page, 'Trip visibility updated!')).toBeVisible();
  await expect(visibility('Private')).toBeVisible();
  await page.getByRole('button', { name: 'Make Public' }).click();
  await expect(page.getByRole('button', { name: 'Make Private' })).toBeVisible();
  await expect(visibility('Public')).toBeVisible();
});

test('TRIP-04 TRIP-05 TRIP-06 ERR-24 ERR-50 the trip is deleted after a question, which leads home', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  const askToDelete = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Delete Trip' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete "Rome in June"? This action cannot be undone.',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await failWrites(page);
  await askToDelete();
  await expect(toast(page, 'Failed to delete trip')).toBeVisible();
  await page.unroute('**/api/trips/*');
  await askToDelete();
  await expect(toast(page, 'Trip deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});
