import { expect, type Page, toast } from './fixtures.ts';
import { test } from './inbox.ts';
import { readMail } from './read-mail.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const email = (page: Page, subject: string) => page.getByRole('article', { name: subject, exact: true });
const HOTEL = 'Booking confirmation CT-50817';
const FLIGHT = 'Your booking is confirmed - Q7RM2D';
const DINNER = 'Your table at Sal & Limão';

test('three emails of one journey, processed one by one, go into the trip that the first one made', async ({
  page,
  inbox,
}) => {
  for (const name of ['lisbon-hotel', 'lisbon-flight', 'lisbon-dinner']) await inbox.send(await readMail(name));
  await inbox.arrival(cards(page), 3);
  await expect(email(page, HOTEL).getByRole('combobox', { name: 'Trip' })).toHaveText('Create new trip');
  await email(page, HOTEL).getByRole('button', { name: 'Process' }).click();
  await expect(email(page, HOTEL).getByRole('link', { name: 'View Trip' })).toBeVisible();
  for (const subject of [FLIGHT, DINNER]) {
    const card = email(page, subject);
    await expect(card.getByRole('combobox', { name: 'Trip' })).toHaveText(/^Trip to Lisbon/);
    await expect(card).toContainText('The dates fall into this trip.');
    await card.getByRole('button', { name: 'Process' }).click();
    await expect(card.getByRole('link', { name: 'View Trip' })).toBeVisible();
  }
  await page.goto('/?tab=trips');
  await expect(page.getByRole('link', { name: /Trip to Lisbon/ })).toHaveCount(1);
});

test('Process all shows what goes where, lets it be changed, and makes one trip of one journey', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  for (const name of ['lisbon-hotel', 'lisbon-flight', 'lisbon-dinner', 'hotel-en']) {
    await inbox.send(await readMail(name));
  }
  await inbox.arrival(cards(page), 4);
  await page.getByRole('button', { name: 'Process all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Process all' });
  const journey = dialog.getByRole('region', { name: 'Mar 12 - Mar 16, 2027' });
  await expect(journey.getByRole('listitem')).toHaveText([HOTEL, FLIGHT, DINNER]);
  await expect(dialog.getByRole('combobox', { name: 'Trip' })).toHaveText(['Create new trip', 'Create new trip']);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Process 4 emails' }).click();
  await expect(toast(page, 'Emails Processed')).toBeVisible();
  await expect(cards(page).getByRole('link', { name: 'View Trip' })).toHaveCount(4);
  const trips = await cards(page)
    .getByRole('link', { name: 'View Trip' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(trips).size).toBe(2);
});

test('Process all that fails on the way says how far it came, and the rest goes into the same trip then', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  for (const name of ['lisbon-hotel', 'lisbon-flight', 'lisbon-dinner']) await inbox.send(await readMail(name));
  await inbox.arrival(cards(page), 3);
  let calls = 0;
  await page.route('**/process', (route) => {
    calls += 1;
    if (calls === 2) return route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } });
    return route.continue();
  });
  const all = page.getByRole('button', { name: 'Process all' });
  await all.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Process 3 emails' }).click();
  await expect(toast(page, 'Processing Failed')).toContainText('1 of 3 emails processed. Not now');
  await all.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Trip' })).toHaveText(/^Trip to Lisbon/);
  await expect(dialog).toContainText('The dates fall into this trip.');
  await dialog.getByRole('button', { name: 'Process 2 emails' }).click();
  await expect(toast(page, 'Emails Processed')).toBeVisible();
  const links = cards(page).getByRole('link', { name: 'View Trip' });
  await expect(links).toHaveCount(3);
  const trips = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(trips).size).toBe(1);
});
