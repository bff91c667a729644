import type { Locator } from '@playwright/test';
import { expect, type Page, toast } from './fixtures.ts';
import { test } from './inbox.ts';
import { readMail } from './read-mail.ts';
import { seedTrip } from './seed.ts';

const emails = (page: Page) => page.getByRole('main').getByRole('article');
const tester = (page: Page) => page.getByRole('dialog', { name: 'Test Auto-Forward' });
const SERVICES = ['Booking.com', 'Airbnb', 'Expedia', 'Lufthansa', 'OpenTable', 'GetYourGuide'];

/** The source of a mail with a restaurant booking on each of the first days of July 2027. */
function tables(count: number): string {
  const reservations = Array.from({ length: count }, (_, n) => ({
    '@context': 'http://schema.org',
    '@type': 'FoodEstablishmentReservation',
    reservationNumber: `TB-${n + 1}`,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    startTime: `2027-07-0${n + 1}T20:00:00+02:00`,
    partySize: 2,
    reservationFor: { '@type': 'FoodEstablishment', name: `Trattoria ${n + 1}`, address: 'Via Appia 1, Rome, Italy' },
  }));
  const lines = [
    'From: Tables <tables@example.com>',
    'To: marta@example.com',
    'Subject: Your tables in Rome',
    'Date: Mon, 11 Jan 2027 08:14:52 +0100',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><head><script type="application/ld+json">${JSON.stringify(reservations)}</script></head>`,
    '<body><p>Your tables are booked.</p></body></html>',
  ];
  return lines.join('\r\n');
}

/** Puts the mail of five tables into the inbox, by a call, and opens the inbox at it. */
async function receiveTables(page: Page): Promise<Locator> {
  const response = await page.request.post('/api/quick-test-email', { data: { emailContent: tables(5) } });
  expect(response.status()).toBe(200);
  await page.goto('/email-forwarding');
  const card = emails(page).filter({ hasText: 'Your tables in Rome' });
  await expect(card).toContainText('Pending');
  return card;
}

/** Opens the window that tests a pasted email. */
async function openTester(page: Page) {
  await page.goto('/email-forwarding?tab=setup');
  await page.getByRole('button', { name: 'Test Auto-Forward' }).click();
  return {
    area: tester(page).getByRole('textbox'),
    send: tester(page).getByRole('button', { name: 'Test Forwarding' }),
  };
}

test('FWD-01 FWD-02 FWD-12 FWD-27 FWD-28 OPEN-125 an empty inbox shows the address, and another tab what can be read', async ({
  page,
  inbox,
}) => {
  await expect(page.getByRole('tab')).toHaveText(['Email Inbox', 'Setup Guide', 'Test & Debug']);
  await expect(page.getByText('No emails yet')).toBeVisible();
  await expect(page.getByText(inbox.address)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/email-parser"]')).toBeVisible();

  await page.getByRole('tab', { name: 'Test & Debug' }).click();
  const types = page.getByRole('region', { name: 'Supported booking types' });
  for (const text of ['Flights', 'Hotels', 'Restaurants', 'Activities', ...SERVICES]) {
    await expect(types).toContainText(text);
  }
  await expect(types).toContainText('Others work, too');
  await page.getByRole('link', { name: 'Paste an email by hand' }).click();
  await expect(page).toHaveURL('/email-parser');
});

test('FWD-19 FWD-22 FWD-23 OPEN-121 the guide shows the address, three steps and both ways to forward', async ({
  page,
  inbox,
}) => {
  await page.getByRole('tab', { name: 'Setup Guide' }).click();
  await expect(page.getByText(inbox.address)).toBeVisible();
  const steps = page.getByRole('region', { name: 'How it works' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  for (const step of [
    'Copy your address',
    'Forward a booking email to it',
    'Review it in the inbox and press Process',
  ]) {
    await expect(steps).toContainText(step);
  }
  const guides = page.getByRole('region', { name: 'Set it up in your mail program' });
  for (const way of ['One email, by hand', 'By itself, with a rule', 'Gmail']) await expect(guides).toContainText(way);
});

test('FWD-20 FWD-21 ERR-54 one press copies the address, and the button says so for two seconds', async ({
  page,
  inbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Setup Guide' }).click();
  await expect(page.getByText(inbox.address)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(toast(page, 'Email address copied!')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inbox.address);
  await page.clock.resume();
});

test('FWD-05 FWD-24 FWD-25 FWD-26 VAL-26 OPEN-123 a pasted email is tested, and goes into the inbox', async ({
  page,
}) => {
  const { area, send } = await openTester(page);
  await expect(area).toHaveAttribute('rows', '15');
  await expect(send).toBeDisabled();
  await area.fill('  ');
  await expect(send).toBeDisabled();
  await area.fill(tables(5));
  await send.click();
  await expect(toast(page, 'Found 5 booking(s)')).toContainText('Test Successful');
  await expect(tester(page)).toContainText('Trattoria 5');
  await tester(page).getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Email Inbox' }).click();
  const card = emails(page).filter({ hasText: 'Your tables in Rome' });
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('+2 more');
});

test('ERR-34 ERR-35 OPEN-124 a test that fails tells why, in the server’s words when there are any', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|500|ERR_FAILED/);
  const { area, send } = await openTester(page);
  await area.fill(await readMail('news-en'));
  await send.click();
  await expect(toast(page, 'Test Failed')).toContainText('The AI could not find any flight bookings in this email.');
  const calls = '**/api/quick-test-email';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'Not now', code: 'internal' } }));
  await send.click();
  await expect(toast(page, 'Test Failed')).toContainText('Not now');
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort('failed'));
  await send.click();
  await expect(toast(page, 'Test Failed')).toContainText('Failed to process the email.');
  await page.unroute(calls);
  await area.fill(tables(5));
  await send.click();
  await expect(toast(page, 'Found 5 booking(s)')).toContainText('Test Successful');
});

test('FWD-07 FWD-08 FWD-09 FWD-10 FWD-14 ERR-32 a pending email is processed into a trip, also after a failed try', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await seedTrip(page, { title: 'Rome in summer', startDate: '2027-08-01', endDate: '2027-08-02' });
  const card = await receiveTables(page);
  await card.getByRole('combobox', { name: 'Trip' }).click();
  await expect(page.getByRole('option')).toHaveText(['Create new trip', /^Rome in summer/]);
  await page.keyboard.press('Escape');
  const fail = { status: 500, json: { message: 'Not today', code: 'internal' } };
  await page.route('**/process', (route) => route.fulfill(fail));
  await card.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Processing Failed')).toContainText('Not today');
  await page.unroute('**/process');
  await card.getByRole('button', { name: 'Process' }).click();
  await expect(card).toContainText('Processed');
  await expect(card.getByRole('button', { name: 'Process' })).toHaveCount(0);
  await expect(card.getByRole('combobox')).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'View Trip' })).toHaveAttribute('href', /^\/trips\//);
});

test('FWD-11 ERR-55 OPEN-119 one press deletes an email, and Undo brings it back with its trip', async ({ page }) => {
  const card = await receiveTables(page);
  await card.getByRole('button', { name: 'Process' }).click();
  await expect(card.getByRole('link', { name: 'View Trip' })).toBeVisible();
  const before = await emails(page).count();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(toast(page, 'Email Deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('link', { name: 'View Trip' })).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(emails(page)).toHaveCount(before - 1);
});

test('FWD-06 FWD-09 FWD-15 ERR-33 OPEN-118 a mail without a booking tells why, and one that could not be deleted comes back', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await inbox.send(await readMail('news-en'));
  await inbox.arrival(emails(page));
  await expect(emails(page)).toContainText('Failed');
  await expect(emails(page)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(emails(page)).toContainText('No bookings found');
  await expect(emails(page).getByRole('combobox')).toHaveCount(0);
  await expect(emails(page).getByRole('link', { name: 'View Trip' })).toHaveCount(0);
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } })
      : route.continue(),
  );
  await emails(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toast(page, 'Delete Failed')).toContainText('Failed to delete the email.');
  await expect(emails(page)).toHaveCount(1);
  await page.unroute('**/api/**');

  // The open inbox is refetched every 15 seconds.
  await inbox.send(await readMail('news-fr'));
  await expect(emails(page)).toHaveCount(2, { timeout: 40_000 });
});
