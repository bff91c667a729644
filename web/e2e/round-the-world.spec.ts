import { readFile } from 'node:fs/promises';
import { addDays } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { bookingMail } from './booking-mails.ts';
import { expect, type Page, toast } from './fixtures.ts';
import { type Inbox, test } from './inbox.ts';
import { activity, addActivity, timeline } from './trip-screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const dayEntry = (page: Page, day: number) => timeline(page).getByRole('link', { name: new RegExp(`^Day ${day}\\b`) });
const menu = (page: Page) => page.getByRole('button', { name: 'More for this trip' });

/** Three flights on one ticket, the second over the date line: it lands fourteen hours before it left, by the clocks. */
const TICKET = [
  'From: Pacific Blue Air <no-reply@pacificblue.example>',
  'To: traveller@post.example',
  'Subject: E-Ticket Itinerary Receipt - KM3PQT',
  'Date: Mon, 01 Mar 2027 10:00:00 +0000',
  'Message-ID: <round-the-world@mail.example>',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><body><p>Booking Reference: KM3PQT</p><table border=1>',
  '<tr><th>From</th><th>To</th><th>Flight</th><th>Departing</th><th>Arriving</th></tr>',
  '<tr><td>Singapore (SIN)</td><td>Auckland Intl (AKL)</td><td>PB 4</td><td>14 May 2027 09:25</td><td>14 May 2027 23:05</td></tr>',
  '<tr><td>Auckland Intl (AKL)</td><td>Honolulu (HNL)</td><td>PB 10</td><td>19 May 2027 23:55</td><td>19 May 2027 09:50</td></tr>',
  '<tr><td>Honolulu (HNL)</td><td>Zurich (ZRH)</td><td>PB 88</td><td>22 May 2027 15:00</td><td>23 May 2027 22:10</td></tr>',
  '</table></body></html>',
].join('\r\n');

const HOTEL = bookingMail({
  subject: 'Booking confirmation SJ-3310',
  date: 'Tue, 02 Mar 2027 10:00:00 +0000',
  opening: 'Your booking is confirmed',
  facts: {
    Hotel: 'The Breakwater',
    Address: '412 Lewers Street, Honolulu, HI 96815, United States',
    'Check-in': 'Wednesday, 19 May 2027, from 15:00',
    'Check-out': 'Saturday, 22 May 2027, until 11:00',
    'Confirmation number': 'SJ-3310',
  },
  from: 'The Breakwater <stay@breakwater.example>',
});

const OVER_THE_LINE = 'PB 10 Auckland Intl (AKL) → Honolulu (HNL)';

interface Entered {
  readonly day: number;
  readonly kind: string;
  readonly title: string;
  /** By label. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is typed into a place field, and what is chosen then, by label. */
  readonly places?: Readonly<Record<string, readonly [typed: string, chosen: string]>>;
}

const BY_HAND: readonly Entered[] = [
  {
    ...{ day: 1, kind: 'Flight', title: 'LX 176 to Singapore' },
    fields: { Time: '22:40', 'Arrival date': '2027-05-11', 'Arrival time': '17:10' },
    places: { Location: ['zrh', '(ZRH)'], To: ['sin', '(SIN)'] },
  },
  {
    ...{ day: 2, kind: 'Stay', title: 'Hotel by the river' },
    fields: { Time: '19:00', 'Check-out date': '2027-05-14', 'Check-out time': '07:00' },
    places: { Location: ['Singapore', 'Singapore'] },
  },
  {
    ...{ day: 3, kind: 'Meal', title: 'Satay on the street' },
    fields: { Time: '22:00', 'End Time': '01:00' },
    places: { Location: ['Singapore', 'Singapore'] },
  },
  {
    ...{ day: 7, kind: 'Ferry', title: 'Ferry to the island' },
    fields: { Time: '10:00', 'Arrival time': '10:40' },
    places: { Location: ['Auckland', 'Auckland'] },
  },
  {
    ...{ day: 8, kind: 'Train', title: 'Night train to Wellington' },
    fields: { Time: '19:40', 'Arrival date': '2027-05-18', 'Arrival time': '06:50' },
    places: { Location: ['Auckland', 'Auckland'], To: ['Wellington', 'Wellington'] },
  },
];

async function createFortnight(page: Page): Promise<string> {
  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'New Trip' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Trip' });
  await form.getByLabel('Trip Title').fill('Once around');
  await form.getByLabel('Start Date').fill('2027-05-10');
  await form.getByLabel('End Date').fill('2027-05-23');
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await page.waitForURL(/\/trips\//);
  await page.getByRole('button', { name: 'Add a day for each date (14)' }).click();
  await expect(dayEntry(page, 14)).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function enter(page: Page, { day, kind, title, fields = {}, places = {} }: Entered): Promise<void> {
  await dayEntry(page, day).click();
  await expect(page.getByRole('region', { name: `Day ${day}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  const form = addActivity(page);
  await form.getByRole('group', { name: 'Kind' }).getByText(kind, { exact: true }).click();
  await form.getByLabel('Title').fill(title);
  for (const [label, [typed, chosen]] of Object.entries(places)) {
    const field = form.getByRole('combobox', { name: label, exact: true });
    await field.pressSequentially(typed);
    await form.getByRole('option').filter({ hasText: chosen }).first().click();
  }
  if (kind === 'Meal') await form.getByText('Booking details').click();
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(form).toHaveCount(0);
  await expect(activity(page, title)).toBeVisible();
}

async function processMails(page: Page, inbox: Inbox): Promise<void> {
  await page.goto('/email-forwarding');
  for (const mail of [TICKET, HOTEL]) await inbox.send(mail);
  const cards = page.getByRole('main').getByRole('article');
  await inbox.arrival(cards, 2);
  for (const subject of ['E-Ticket Itinerary Receipt - KM3PQT', 'Booking confirmation SJ-3310']) {
    const card = page.getByRole('article', { name: subject, exact: true });
    await expect(card.getByRole('combobox', { name: 'Trip' })).toHaveText(/^Once around/);
    await card.getByRole('button', { name: 'Process' }).click();
    await expect(card.getByRole('link', { name: 'View Trip' })).toBeVisible();
  }
}

/** Each date with its items, by their titles: '2027-05-10 LX 176 to Singapore'. */
async function standing(page: Page, trip: string): Promise<readonly string[]> {
  const days = (await (await page.request.get(`/api/trips/${trip}/days`)).json()) as TripDay[];
  return days.flatMap(({ date, activities }) => activities.map(({ title }) => `${date.slice(0, 10)} ${title}`));
}

const byDays = (lines: readonly string[], days: number) =>
  lines.map((line) => addDays(line.slice(0, 10), days) + line.slice(10));

/** As many pages as a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('KIND-02 KIND-07 TIME-05 ORDER-04 ORDER-11 OUT-04 a fortnight around the world is entered by hand on a phone and by mail, rearranged, shifted, undone, printed and downloaded', async ({
  page,
  inbox,
}) => {
  const trip = await createFortnight(page);
  for (const each of BY_HAND) await enter(page, each);
  await dayEntry(page, 3).click();
  // A dinner past midnight ends on the next date.
  await expect(activity(page, 'Satay on the street').locator('xpath=..')).toContainText('01:00');
  await processMails(page, inbox);

  await page.goto(`/trips/${trip}`);
  const entered = await standing(page, trip);
  expect(entered).toEqual([
    '2027-05-10 LX 176 to Singapore',
    '2027-05-11 Hotel by the river',
    '2027-05-12 Satay on the street',
    '2027-05-14 PB 4 Singapore (SIN) → Auckland Intl (AKL)',
    '2027-05-16 Ferry to the island',
    '2027-05-17 Night train to Wellington',
    '2027-05-19 The Breakwater',
    `2027-05-19 ${OVER_THE_LINE}`,
    '2027-05-22 PB 88 Honolulu (HNL) → Zurich (ZRH)',
  ]);

  await dayEntry(page, 10).click();
  const overTheLine = activity(page, OVER_THE_LINE);
  for (const shown of ['AKL', 'HNL', '23:55', '09:50']) await expect(overTheLine).toContainText(shown);

  // Rearranged: the ferry goes to the day before.
  await dayEntry(page, 7).click();
  await page.getByRole('button', { name: 'More for "Ferry to the island"' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page
    .getByRole('dialog', { name: 'Move to…' })
    .getByRole('button', { name: /^Day 6\b/ })
    .click();
  await expect(toast(page, 'Moved to Sat, May 15')).toBeVisible();
  const rearranged = entered.map((line) => line.replace('2027-05-16', '2027-05-15'));
  expect(await standing(page, trip)).toEqual(rearranged);

  await timeline(page)
    .getByRole('link', { name: /^Overall Trip/ })
    .click();
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shift dates…' }).click();
  const shift = page.getByRole('dialog', { name: 'Shift dates' });
  await shift.getByLabel('By how many days').fill('7');
  await expect(shift.getByRole('status').filter({ hasText: 'move' })).toHaveText('9 items move.');
  await shift.getByRole('button', { name: 'Shift Dates' }).click();
  await expect(toast(page, 'Dates shifted')).toContainText('May 17 - May 30, 2027');
  expect(await standing(page, trip)).toEqual(byDays(rearranged, 7));
  await toast(page, 'Dates shifted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => standing(page, trip)).toEqual(rearranged);

  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(8);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('article', { name: 'Once around' });
  await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(14);
  for (const line of rearranged) await expect(paper).toContainText(line.slice(11));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  await menu(page).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Calendar (.ics)' }).click();
  const file = await readFile(await (await arriving).path(), 'utf8');
  const calendar = file.replaceAll('\r\n ', '');
  for (const line of rearranged) expect(calendar).toContain(`SUMMARY:${line.slice(11)}`);
  expect(calendar).toContain('DTSTART;TZID=Pacific/Auckland:20270519T235500');
  expect(calendar).toContain('DTEND;TZID=Pacific/Honolulu:20270519T095000');
  // Three hours from ten in the evening.
  expect(calendar).toContain('DTSTART;TZID=Asia/Singapore:20270512T220000');
  expect(calendar).toContain('DTEND;TZID=Asia/Singapore:20270513T010000');
});
