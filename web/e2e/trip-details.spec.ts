import type { Locator } from '@playwright/test';
import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const timeline = (page: Page) => page.getByRole('navigation', { name: 'Timeline' });
const itinerary = (page: Page) => page.getByRole('region', { name: 'Itinerary' });
const activity = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const overall = (page: Page) => page.getByRole('region', { name: 'Overall Trip' });
const day = (page: Page, n: number) => page.getByRole('region', { name: `Day ${n}`, exact: true });
const banner = (page: Page) => page.getByRole('list', { name: 'Summary' });

async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (!found) throw new Error('not on the page');
  return found;
}

async function send(page: Page, method: 'POST' | 'PUT', path: string, data: unknown): Promise<{ id: string }> {
  const response = await page.request.fetch(path, { method, data, headers: { origin: new URL(page.url()).origin } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { id: string };
}

test('TRIP-13 TRIP-24 TRIP-30 TRIP-31 TRIP-33 OPEN-61 OPEN-65 OPEN-66 OPEN-72 OPEN-73 OPEN-74 the whole trip, and editing it', async ({
  page,
  stack,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  await page.goto(`/trips/${id}`);
  await expect(page.getByText('No days planned yet')).toBeVisible();
  await expect(banner(page).getByRole('listitem')).toHaveText(['0 days', '0 activities', '0 locations']);
  // The generated cover has no address.
  const cover = page.getByRole('region', { name: 'Trip', exact: true }).locator('svg').first();
  await expect(cover).toBeVisible();
  await expect(cover.locator('image')).toHaveCount(0);
  const sidebar = await box(timeline(page));
  expect(sidebar.x + sidebar.width).toBeLessThanOrEqual((await box(overall(page))).x);

  const first = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' });
  const second = await seedDay(page, id, { title: 'Ostia', date: '2027-06-04' });
  await send(page, 'PUT', `/api/trip-days/${second}`, { title: 'Ostia', date: '2027-06-04', location: 'Ostia' });
  await send(page, 'POST', `/api/trip-days/${first}/activities`, { title: 'Colosseum', cost: 18.5 });
  await send(page, 'POST', `/api/trip-days/${second}/activities`, { title: 'Beach', cost: 6 });
  await page.reload();
  await expect(banner(page).getByRole('listitem')).toHaveText(['2 days', '2 activities', '1 location', '€24.50']);
  const photos = page.getByRole('region', { name: 'Trip Photos' });
  await photos.getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toBeVisible();
  await page.keyboard.press('Escape');

  await overall(page).getByRole('button', { name: 'Edit Trip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await expect(edit.getByLabel('Trip Title')).toHaveValue('Rome');
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
  await expect(timeline(page).getByRole('link', { name: 'Day 1' })).toContainText('Jun 13');
  const notes = page.getByRole('region', { name: 'General Notes' }).getByText('First line');
  expect(await notes.innerText()).toBe('First line\nSecond line');
  expect(await overall(page).getByText('First line').innerText()).toBe('First line\nSecond line');
  await expect(photos.getByText('Cover Photo', { exact: true })).toBeVisible();
  await expect(photos.getByRole('img', { name: /Cover Photo/ })).toHaveAttribute('src', /icon\.svg$/);

  await page.goto('/trips/nowhere');
  await page.getByRole('link', { name: '← Back to trips' }).click();
  await expect(page.getByRole('tab', { name: 'My Trips', selected: true })).toBeVisible();
});

test('DAY-10 DAY-11 DAY-15 DAY-16 DAY-18 OPEN-76 OPEN-77 OPEN-81 OPEN-82 a day, its weather and its bed', async ({
  page,
  stack,
}) => {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  await page.goto(`/trips/${id}`);
  const addDay = page.getByRole('dialog', { name: 'Add Day' });
  await page.getByRole('main').getByRole('button', { name: 'Add Day' }).last().click();
  await expect(addDay.getByLabel('Date')).toHaveValue('2027-06-03');
  await expect(addDay.getByLabel('Accommodation', { exact: true })).toBeVisible();
  await addDay.getByLabel('Day Title').fill('Forum');
  await addDay.getByLabel('Accommodation Address').fill('Via del Corso 1');
  await addDay.getByRole('button', { name: 'Add Day' }).click();
  await expect(day(page, 1)).toContainText('Forum');
  await expect(day(page, 1)).toContainText('Via del Corso 1');
  await expect(day(page, 1)).not.toContainText('Weather');
  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(addDay.getByLabel('Date')).toHaveValue('2027-06-04');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit day 1' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Day' });
  await expect(edit.getByLabel('Day Title')).toHaveValue('Forum');
  await edit.getByLabel('Weather').fill('Sunny, 24°C');
  await edit.getByLabel('Accommodation', { exact: true }).fill('Albergo Sole');
  await edit.getByLabel('Accommodation Address').fill('');
  await edit.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, 'Day updated successfully!')).toBeVisible();
  await expect(day(page, 1)).toContainText('Sunny, 24°C');
  await expect(day(page, 1)).toContainText('Albergo SoleAccommodation');

  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  for (const place of [day(page, 1), itinerary(page)]) {
    await place.getByRole('button', { name: 'Add Activity' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const card = page.getByRole('region', { name: 'Photos', exact: true });
  await card.getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toBeVisible();
  await page.keyboard.press('Escape');
  const dayId = new URL(page.url()).searchParams.get('day');
  for (const n of [1, 2, 3]) {
    await send(page, 'PUT', `/api/trip-days/${dayId}/photos`, { photoURL: `${stack.url}/icon.svg?${n}` });
  }
  await page.reload();
  await expect(card.getByRole('img')).toHaveCount(3);
  const [one, two] = [await box(card.getByRole('img').nth(0)), await box(card.getByRole('img').nth(1))];
  expect(two.x).toBeGreaterThan(one.x);
  expect(Math.abs(two.y - one.y)).toBeLessThan(1);
});

test('ACT-07 ACT-08 OPEN-91 OPEN-92 OPEN-93 OPEN-94 OPEN-95 activities are added, edited, and taken away at the second press', async ({
  page,
  stack,
}) => {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  const dayId = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Palatine', time: '10:00' }]);
  const { id: dinner } = await send(page, 'POST', `/api/trip-days/${dayId}/activities`, {
    ...{ title: 'Dinner', time: '08:00', timeOfDay: 'evening' },
  });
  for (const n of [1, 2, 3]) {
    await send(page, 'PUT', `/api/activities/${dinner}/photos`, { photoURL: `${stack.url}/icon.svg?${n}` });
  }
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await dialog.getByLabel('Title').fill('Lost');
  await dialog.getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'No trip day selected')).toContainText('Error');
  await expect(dialog.getByLabel('Title')).toHaveValue('Lost');
  for (const label of ['Title', 'Time', 'Cost (€)', 'Location', 'Notes']) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
  }
  for (const label of ['Category', 'Rating', 'Time of Day']) {
    await expect(dialog.getByRole('combobox', { name: label })).toBeVisible();
  }
  await dialog.getByRole('combobox', { name: 'Rating' }).click();
  await expect(page.getByRole('option')).toHaveText([
    ...['Not rated', '1 - Poor', '2 - Fair', '3 - Good', '4 - Great', '5 - Excellent'],
  ]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/trips/${id}?day=${dayId}`);
  await expect(itinerary(page).getByRole('article').getByRole('heading')).toHaveText(['Dinner', 'Palatine']);
  await expect(activity(page, 'Dinner')).toContainText('Evening');
  await expect(activity(page, 'Dinner').getByRole('img')).toHaveCount(2);
  await expect(activity(page, 'Dinner')).toContainText('3 photos');

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/trip-days/*/activities', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await dialog.getByLabel('Title').fill('Gelato');
  await dialog.getByRole('button', { name: 'Add Activity' }).click();
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  resolve();
  await expect(activity(page, 'Gelato')).toBeVisible();

  await activity(page, 'Gelato').getByRole('button', { name: 'Edit "Gelato"' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(edit.getByLabel('Title')).toHaveValue('Gelato');
  await edit.getByLabel('Title').fill('Sorbet');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Activity updated successfully!')).toBeVisible();
  await expect(activity(page, 'Sorbet')).toBeVisible();

  const colour = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const other = activity(page, 'Palatine').getByRole('button', { name: 'Delete "Palatine"', exact: true });
  const button = activity(page, 'Sorbet').getByRole('button', { name: /Delete "Sorbet"/ });
  const quiet = await colour(button);
  await button.click();
  await expect(button).toHaveText('Confirm?');
  await expect.poll(() => colour(button)).not.toBe(quiet);
  await expect(activity(page, 'Sorbet').getByRole('status')).toHaveText(/Press again within 3 seconds/);
  await expect(other).toBeVisible();
  await expect(other).not.toHaveText('Confirm?');
});

test('API-51 after a write, the lists, the days and the activities it touched are read again', async ({ page }) => {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  const dayId = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' });
  await page.goto(`/trips/${id}?day=${dayId}`);
  await expect(itinerary(page)).toContainText('No activities planned');
  const reads: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && reads.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Activity' });
  await add.getByLabel('Title').fill('Gelato');
  await add.getByRole('button', { name: 'Add Activity' }).click();
  await expect(activity(page, 'Gelato')).toBeVisible();
  expect(reads).toEqual(expect.arrayContaining([`/api/trips/${id}`, `/api/trips/${id}/days`]));

  await page.goto('/?tab=trips');
  await expect(page.getByRole('article')).toHaveCount(1);
  reads.length = 0;
  await page.getByRole('button', { name: 'New Trip' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Trip' });
  await create.getByLabel('Trip Title').fill('Oslo');
  await create.getByLabel('Start Date').fill('2027-08-01');
  await create.getByLabel('End Date').fill('2027-08-02');
  await create.getByRole('button', { name: 'Create Trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible();
  await expect.poll(() => reads).toContain('/api/trips');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a selected day scrolls up below the chips, which are further down at first', async ({ page }) => {
    const trip = await seedTrip(page, { title: 'Oslo and the fjords', startDate: '2030-05-06', endDate: '2030-05-08' });
    await seedDay(page, trip, { title: 'Arrival in Oslo', date: '2030-05-06' }, [{ title: 'Opera roof' }]);
    await page.goto(`/trips/${trip}`);
    await page.getByRole('link', { name: 'Day 1' }).click();
    const title = page.getByRole('heading', { name: 'Arrival in Oslo' }).last();
    await expect(title).toBeVisible();
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(0.45 * 844);
  });
});
