import { expect, type Page, toast } from './fixtures.ts';
import { type Inbox, test } from './inbox.ts';
import { readMail } from './read-mail.ts';

const emails = (page: Page) => page.getByRole('main').getByRole('article');
const email = (page: Page, subject: string) => page.getByRole('article', { name: subject, exact: true });
const activity = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const day = (page: Page, n: number) =>
  page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: `Day ${n}` });

const HOTEL = 'Booking confirmation CT-50817';
const FLIGHTS = 'Your booking is confirmed - Q7RM2D';
const DINNER = 'Your table at Sal & Limão';

/** What the page must show of the trip, before and after a restart of the server. */
async function expectTimeline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Trip to Lisbon' })).toBeVisible();
  await expect(page.getByText('March 12 - March 16, 2027')).toBeVisible();

  await day(page, 1).click();
  const flight = activity(page, 'JP 214 Zurich (ZRH) → Lisbon (LIS)');
  await expect(flight).toContainText('18:35');
  await expect(flight).toContainText('20:30');
  await expect(flight).toContainText('Zurich');
  await expect(flight).toContainText('LIS');
  await expect(flight).toContainText('€242.60');
  await expect(flight).toContainText('Q7RM2D');
  const stay = activity(page, 'Casa do Tejo');
  await expect(stay).toContainText('Rua do Alecrim 62');
  await expect(stay).toContainText('€396');
  await expect(stay).toContainText('CT-50817');
  await expect(page.getByText('March 12, 2027')).toBeVisible();

  await day(page, 2).click();
  const dinner = activity(page, 'Sal & Limão');
  await expect(dinner).toContainText('Travessa da Boa Hora 9');
  await expect(dinner).toContainText('SL-3391');
  await expect(page.getByRole('listitem').filter({ has: dinner })).toContainText('20:00');

  await day(page, 3).click();
  await expect(page.getByText('No activities planned for this day yet')).toBeVisible();
  await expect(page.getByText('Casa do Tejo', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Rua do Alecrim 62, 1200-018 Lisbon, Portugal', { exact: true })).toBeVisible();

  await day(page, 4).click();
  const back = activity(page, 'JP 219 Lisbon (LIS) → Zurich (ZRH)');
  await expect(back).toContainText('21:10');
  await expect(back).toContainText('00:55');
  await expect(back).toContainText('+1');
}

/** Sends the mails with these names, and waits until there are this many in the inbox. */
async function forward(page: Page, inbox: Inbox, names: readonly string[], count: number): Promise<void> {
  for (const name of names) await inbox.send(await readMail(name));
  await page.getByRole('tab', { name: 'Email Inbox' }).click();
  await inbox.arrival(emails(page), count);
}

test('HOME-08 FWD-03 FWD-04 OPEN-114 mails sent to the copied address arrive once each, with what was found in them', async ({
  page,
  inbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText('No emails yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Setup Guide' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Email address copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inbox.address);
  await expect(page.getByText(inbox.address)).toBeVisible();

  await forward(page, inbox, ['lisbon-hotel', 'lisbon-flight', 'lisbon-dinner', 'lisbon-hotel'], 3);
  const hotel = email(page, HOTEL);
  await expect(hotel).toContainText('Pending');
  await expect(hotel).toContainText('reservas@casadotejo.example');
  await expect(hotel).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(hotel).toContainText('Casa do Tejo');
  await expect(email(page, FLIGHTS)).toContainText('JP 219 Lisbon (LIS) → Zurich (ZRH)');
  await expect(email(page, DINNER)).toContainText('Sal & Limão');
});

test('FWD-16 FWD-17 FWD-18 OPEN-111 processed mails become a timeline that survives a restart', async ({
  page,
  stack,
  inbox,
  consoleErrors,
}) => {
  await forward(page, inbox, ['lisbon-hotel', 'lisbon-flight', 'lisbon-dinner'], 3);
  const hotel = email(page, HOTEL);
  await hotel.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Created 3 day(s) with 1 activities')).toBeVisible();
  await expect(hotel).toContainText('Processed');

  for (const [subject, days, activities] of [
    [FLIGHTS, 1, 2],
    [DINNER, 0, 1],
  ] as const) {
    const card = email(page, subject);
    await card.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Trip to Lisbon' }).click();
    await card.getByRole('button', { name: 'Process' }).click();
    await expect(toast(page, `Created ${days} day(s) with ${activities} activities`)).toBeVisible();
    await expect(card).toContainText('Processed');
  }

  await hotel.getByRole('link', { name: 'View Trip' }).click();
  await expectTimeline(page);

  // The page may be prefetching while the server is down, code or the ideas, or answers that it is starting.
  const prefetched = /(?:ERR_CONNECTION_REFUSED|status of 503).*\/(?:assets\/|activities\b)/;
  await consoleErrors.allowDuring(prefetched, () => stack.restart());
  await page.reload();
  await expectTimeline(page);
  await page.goto('/email-forwarding');
  await expect(page.getByText('Processed', { exact: true })).toHaveCount(3);
});

test('OPEN-116 a newsletter waits as failed with its reason, and is never a booking', async ({ page, inbox }) => {
  await inbox.send(await readMail('news-en'));
  await inbox.arrival(emails(page));
  const card = emails(page);
  await expect(card).toContainText('Failed');
  await expect(card).toContainText('No bookings found');
  await expect(card.getByRole('button', { name: 'Process' })).toHaveCount(0);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No emails yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveCount(1);
});
