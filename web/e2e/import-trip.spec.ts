import { readFileSync } from 'node:fs';
import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { seedRome } from './trip-screen.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const tick = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });
const rows = (page: Page) => dialog(page).getByRole('list', { name: 'What is in the file' });

async function openImport(page: Page): Promise<void> {
  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  await dialog(page).getByLabel('File').setInputFiles(file);
}

/** What a trip's menu downloads. */
async function download(page: Page, tripId: string, item: string): Promise<string> {
  await page.goto(`/trips/${tripId}`);
  await page.getByRole('button', { name: 'More for this trip' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFileSync(await (await arriving).path(), 'utf8');
}

async function answered(page: Page, path: string): Promise<Record<string, unknown>> {
  return (await (await page.request.get(path)).json()) as Record<string, unknown>;
}

/** The trip that the page is on after an import. */
async function made(page: Page, title: string): Promise<{ id: string; trip: Record<string, unknown> }> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const [, id = ''] = /\/trips\/(\w+)/.exec(page.url()) ?? [];
  return { id, trip: await answered(page, `/api/trips/${id}`) };
}

test('OUT-07 a downloaded trip becomes a private trip again, and what is no trip says why', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  const text = await download(page, id, 'Everything (.json)');
  await openImport(page);
  await choose(page, 'a.json', '{\n oops');
  await expect(dialog(page)).toContainText('Line 2: This is not valid JSON.');
  await choose(page, 'large.json', 'x'.repeat(1024 * 1024 + 1));
  await expect(dialog(page)).toContainText('larger than 1 MB');
  await choose(page, 'rome.json', text);
  await expect(dialog(page).getByRole('status')).toContainText('3 days with 3 activities, 0 ideas');
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Import Trip' }).click();
  const { id: copy, trip } = await made(page, 'Rome in June');
  expect(copy).not.toBe(id);
  expect(trip).toMatchObject({ isPublic: false, dayCount: 3 });
});

test('OUT-07 days and items of a calendar are ticked by mouse, and added to its trip they are doubles by their UIDs', async ({
  page,
}) => {
  const { id } = await seedRome(page);
  const text = await download(page, id, 'Calendar (.ics)');
  await openImport(page);
  await choose(page, 'rome.ics', text);
  await expect(dialog(page).getByRole('status')).toContainText('2 days with 3 activities');
  await tick(page, 'Colosseum').click();
  await expect(dialog(page).getByRole('status')).toContainText('2 days with 2 activities');
  await tick(page, 'Last espresso').click();
  await expect(dialog(page).getByRole('status')).toContainText('1 day with 1 activity');
  await dialog(page).getByRole('button', { name: 'Import Trip' }).click();
  const copy = await made(page, 'Rome in June');
  expect(copy.trip).toMatchObject({ isPublic: false, dayCount: 1, activityCount: 1 });

  // Into the copy: what was imported is known by its UID, and what was not is new.
  await openImport(page);
  await choose(page, 'rome.ics', text);
  await dialog(page).getByRole('combobox', { name: 'Import into' }).click();
  await page.getByRole('option', { name: 'Rome in June' }).first().click();
  await expect(rows(page).getByText('Already in this trip')).toHaveCount(1);
  await expect(tick(page, 'Palatine')).not.toBeChecked();
  await expect(tick(page, 'Colosseum')).toBeChecked();
  await expect(dialog(page).getByRole('status')).toContainText('2 days with 2 activities, 0 ideas. 1 item would');
  await dialog(page).getByRole('button', { name: 'Add to Trip' }).click();
  await expect(toast(page, 'It was added to "Rome in June".')).toBeVisible();
  expect(await answered(page, `/api/trips/${copy.id}`)).toMatchObject({ dayCount: 2, activityCount: 3 });

  // Into the trip that the calendar is of: all of it is there.
  await openImport(page);
  await choose(page, 'rome.ics', text);
  await dialog(page).getByRole('combobox', { name: 'Import into' }).click();
  await page.getByRole('option', { name: 'Rome in June' }).last().click();
  await expect(rows(page).getByText('Already in this trip')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Add to Trip' }).click();
  await expect(dialog(page)).toContainText('Nothing of this file is chosen');
});

const PLACES = [
  'Title,Note,URL,Tags,Comment',
  'Tokyo Tower,At night,https://www.google.com/maps/place/Tokyo+Tower/,,',
  ',no title,,,',
  'Ueno Park,,https://www.google.com/maps/search/35.7148%2C139.7737,,',
].join('\n');

test('OUT-07 saved places become ideas by keyboard alone, dates are asked for, and the line that was not read is told', async ({
  page,
  expectAccessible,
}) => {
  await openImport(page);
  await choose(page, 'Want to go.csv', PLACES);
  await expect(dialog(page).getByRole('region', { name: 'Not read' })).toContainText('Line 3: Title is required.');
  await expect(dialog(page).getByRole('status')).toContainText('0 days with 0 activities, 2 ideas');
  await tick(page, 'Tokyo Tower').focus();
  await page.keyboard.press('Space');
  await expect(tick(page, 'Tokyo Tower')).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(tick(page, 'Ueno Park')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Start date is required');
  await expectAccessible();
  await dialog(page).getByLabel('Start Date').fill('2027-04-01');
  await dialog(page).getByLabel('End Date').fill('2027-04-05');
  await page.keyboard.press('Enter');
  const { id, trip } = await made(page, 'Want to go');
  expect(trip).toMatchObject({ isPublic: false, dayCount: 0, startDate: '2027-04-01T00:00:00.000Z' });
  const ideas = await answered(page, `/api/trip-days/${id}-000000000000000/activities`);
  expect(ideas).toMatchObject([
    { title: 'Tokyo Tower', status: 'pending' },
    { title: 'Ueno Park', coordinates: { latitude: 35.7148, longitude: 139.7737 }, country: 'JP' },
  ]);
});

const GPX = `<gpx version="1.1" creator="Other"><metadata><name>Forum walk</name></metadata>
<wpt lat="41.89" lon="12.49"><name>Forum</name></wpt></gpx>`;

/** Drops a file where the pointer would be. */
async function drop(page: Page, selector: string, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name));
      return transfer;
    },
    { name, text },
  );
  await page.dispatchEvent(selector, 'dragover', { dataTransfer });
  await page.dispatchEvent(selector, 'drop', { dataTransfer });
}

test('OUT-07 a file that is dropped on My Trips opens the window, and one that is dropped on that takes its place', async ({
  page,
}) => {
  await page.goto('/?tab=trips');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  await drop(page, 'main', 'walk.gpx', GPX);
  await expect(dialog(page).getByLabel('Trip Title')).toHaveValue('Forum walk');
  await expect(tick(page, 'Forum')).toBeChecked();
  await drop(page, '[role=dialog]', 'Want to go.csv', PLACES);
  await expect(dialog(page).getByLabel('Trip Title')).toHaveValue('Want to go');
  await expect(tick(page, 'Ueno Park')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('OUT-07 days and ideas are chosen by touch, whole or one by one, in sight and large enough', async ({
    page,
  }) => {
    await page.goto('/?tab=trips');
    await page.getByRole('button', { name: 'Import', exact: true }).tap();
    await choose(page, 'Want to go.csv', PLACES);
    const box = await dialog(page).locator('label', { hasText: 'Ueno Park' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await rows(page).getByText('Ideas').tap();
    await expect(tick(page, 'Ueno Park')).not.toBeChecked();
    await rows(page).getByText('Ueno Park').tap();
    await expect(dialog(page).getByRole('status')).toContainText('0 days with 0 activities, 1 idea');
  });
});
