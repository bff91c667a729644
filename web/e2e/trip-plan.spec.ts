import { encode } from 'jpeg-js';
import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedDay } from './seed.ts';
import {
  activity,
  addActivity,
  addDay,
  day,
  entry,
  itinerary,
  overall,
  photos,
  seedEmptyRome,
  timeline,
} from './trip-screen.ts';

async function createRome(page: Page, coverImage: string): Promise<void> {
  await page.getByRole('button', { name: 'New Trip' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Trip' });
  await create.getByLabel('Trip Title').fill('Rome in June');
  await create.getByLabel('Start Date').fill('2027-06-03');
  await create.getByLabel('End Date').fill('2027-06-05');
  await create.getByLabel('Cover Image URL').fill(coverImage);
  await create.getByLabel('Description').fill('Ice cream every day');
  await create.getByRole('button', { name: 'Create Trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
}

async function addForum(page: Page): Promise<void> {
  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  await addDay(page).getByLabel('Day Title').fill('Forum');
  await addDay(page).getByLabel('Accommodation', { exact: true }).fill('Albergo Sole');
  await addDay(page).getByLabel('Notes').fill('Bring water');
  await addDay(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(addDay(page)).toBeHidden();
}

async function addColosseum(page: Page): Promise<void> {
  const form = addActivity(page);
  await itinerary(page).getByRole('button', { name: 'Add Your First Activity' }).click();
  await form.getByLabel('Title').fill('Colosseum');
  await form.getByLabel('Time', { exact: true }).fill('14:00');
  await form.getByLabel('Location').fill('Piazza del Colosseo');
  await form.getByLabel('Cost (€)').fill('18.50');
  await form.getByLabel('Notes').fill('Underground tour');
  for (const [label, choice] of [
    ['Category', 'Sightseeing'],
    ['Rating', 'Great'],
    ['Time of Day', 'Afternoon'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'Activity added successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(activity(page, 'Colosseum')).toBeVisible();
}

async function uploadPhoto(page: Page): Promise<void> {
  await photos(page).getByRole('button', { name: 'Add Photos' }).click();
  const upload = page.getByRole('dialog', { name: 'Add Photos' });
  const { data } = encode({ width: 60, height: 40, data: Buffer.alloc(60 * 40 * 4, 120) }, 80);
  await upload
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: data });
  await upload.getByRole('button', { name: 'Upload 1 file' }).click();
}

/** All that was entered, on the day's page. */
async function expectPlan(page: Page): Promise<void> {
  await expect(photos(page).getByRole('img')).toHaveCount(1);
  for (const text of ['Forum', 'June 3, 2027', 'Albergo Sole', 'Bring water']) {
    await expect(day(page, 1)).toContainText(text);
  }
  const card = activity(page, 'Colosseum');
  for (const text of ['€18.50', '4/5', 'Underground tour', 'Sightseeing', 'Piazza del Colosseo', 'Afternoon']) {
    await expect(card).toContainText(text);
  }
  await expect(itinerary(page).getByRole('listitem').filter({ has: card })).toContainText('14:00');
}

test('HOME-03 ACT-17 ACT-25 ERR-48 a trip is planned from nothing, and is there after a reload', async ({
  page,
  stack,
}) => {
  await createRome(page, `${stack.url}/icon.svg`);
  await addForum(page);
  await addColosseum(page);
  await uploadPhoto(page);
  await expectPlan(page);
  await page.reload();
  await expectPlan(page);
  await entry(page, 'Overall Trip').click();
  await expect(overall(page)).toContainText('Ice cream every day');
  const trip = page.getByRole('region', { name: 'Trip', exact: true });
  await expect(trip).toContainText('June 3 - June 5, 2027');
  await expect(trip.locator('img').first()).toHaveAttribute('src', /icon\.svg$/);
});

test('API-51 after a write, the lists, the days and the activities it touched are read again', async ({ page }) => {
  const id = await seedEmptyRome(page);
  const dayId = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' });
  await page.goto(`/trips/${id}?day=${dayId}`);
  await expect(itinerary(page)).toContainText('No activities planned');
  const reads: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && reads.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await addActivity(page).getByLabel('Title').fill('Gelato');
  await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
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
