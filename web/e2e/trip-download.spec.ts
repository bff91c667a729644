import { readFile } from 'node:fs/promises';
import { expect, type Page, registered as test } from './fixtures.ts';
import { seedRome } from './trip-screen.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'More for this trip' });

/** The name and the contents of the file that an item of the menu makes. */
async function download(page: Page, item: string): Promise<{ name: string; text: string }> {
  await menu(page).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('OUT-04 a trip is downloaded as calendar, spreadsheet, text, places and all there is, offline too', async ({
  page,
  context,
  expectAccessible,
  consoleErrors,
}) => {
  // Other parts may still be fetched ahead when the connection ends.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED.*\/assets\//);
  const { id } = await seedRome(page);
  const taxi = { title: 'Taxi', date: '2027-06-04', amount: 30.5, currency: 'CHF' };
  expect((await page.request.post(`/api/trips/${id}/costs`, { data: taxi })).status()).toBe(201);
  await page.goto(`/trips/${id}`);
  await expect(menu(page)).toBeEnabled();
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Calendar (.ics)' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  // What writes files is fetched when the page has been idle for three seconds.
  await expect(async () => {
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.some((name) => /formats-/.test(name))).toBe(true);
  }).toPass();
  await context.setOffline(true);

  const calendar = await download(page, 'Calendar (.ics)');
  expect(calendar.name).toBe('rome-in-june.ics');
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Colosseum\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const sheet = await download(page, 'Spreadsheet (.csv)');
  expect(sheet.name).toBe('rome-in-june.csv');
  expect(sheet.text).toContain('Colosseum');
  const text = await download(page, 'Text (.md)');
  expect(text.text).toMatch(/^# Rome in June\n/);
  const places = await download(page, 'Places for GPS (.gpx)');
  expect(places.text).toContain('<gpx version="1.1"');
  const all = await download(page, 'Everything (.json)');
  expect(JSON.parse(all.text)).toMatchObject({ format: 'travel-timeline/1', trip: { id, title: 'Rome in June' } });
  // Where they cannot be read, the file says so.
  expect(JSON.parse(all.text)).toMatchObject({ leftOut: expect.stringContaining('costs were not at hand') });
  expect(all.text).not.toContain('Taxi');
  await context.setOffline(false);
  const whole = await download(page, 'Everything (.json)');
  expect(JSON.parse(whole.text)).toMatchObject({ costs: { currency: 'EUR', costs: [taxi] } });
});

test('OUT-04 a stranger downloads what they see, without the references', async ({ page, register }) => {
  const { id } = await seedRome(page);
  const own = (await (await page.request.get(`/api/trips/${id}/days`)).json()) as { activities: { id: string }[] }[];
  const [first] = own.flatMap(({ activities }) => activities);
  const activity = { title: 'Colosseum', confirmationNumber: 'SECRET77' };
  expect((await page.request.put(`/api/activities/${first?.id}`, { data: activity })).ok()).toBe(true);
  await page.context().clearCookies();
  await register({ firstName: 'Ines' });
  await page.goto(`/trips/${id}`);
  await expect(menu(page)).toBeEnabled();
  for (const item of ['Calendar (.ics)', 'Spreadsheet (.csv)', 'Text (.md)', 'Everything (.json)']) {
    const { text } = await download(page, item);
    expect(text).toContain('Colosseum');
    expect(text).not.toContain('SECRET77');
    expect(text).not.toContain('"people"');
  }
});
