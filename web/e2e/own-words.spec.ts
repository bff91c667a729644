import type { Locator } from '@playwright/test';
import { bookingMail } from './booking-mails.ts';
import { expect, toast } from './fixtures.ts';
import { test } from './inbox.ts';
import { addPerson } from './people.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity, day } from './trip-screen.ts';
import { unusedEmail } from './unused-names.ts';

const directionOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).direction);

/** In Arabic, as a traveller from Beirut writes. */
const WORDS = {
  ...{ title: 'رحلة إلى روما', description: 'أسبوع من البوظة', day: 'الوصول', notes: 'لا تنس الماء' },
  ...{ activity: 'الكولوسيوم', location: 'روما' },
};

test('LANG-01 a traveller’s own texts are shown and written in the direction of their script', async ({ page }) => {
  const id = await seedTrip(page, {
    ...{ title: WORDS.title, startDate: '2027-06-03', endDate: '2027-06-05', description: WORDS.description },
  });
  const dayId = await seedDay(
    page,
    id,
    { title: WORDS.day, date: '2027-06-03', notes: WORDS.notes, location: 'Rome' },
    [
      { title: WORDS.activity, notes: WORDS.notes, location: WORDS.location },
      { title: 'Palatine', notes: 'Take water' },
    ],
  );
  await page.goto(`/trips/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: WORDS.title });
  await expect(heading).toHaveAttribute('dir', 'auto');
  expect(await directionOf(heading)).toBe('rtl');
  for (const text of await page.getByText(WORDS.description).all()) expect(await directionOf(text)).toBe('rtl');

  await page.goto(`/trips/${id}?day=${dayId}`);
  const card = activity(page, WORDS.activity);
  for (const text of [
    day(page, 1).getByRole('heading', { name: WORDS.day }),
    day(page, 1).getByText(WORDS.notes),
    card.getByRole('heading', { name: WORDS.activity }),
    card.getByText(WORDS.notes),
    card.getByText(WORDS.location, { exact: true }),
  ]) {
    await expect(text).toBeVisible();
    expect(await directionOf(text)).toBe('rtl');
  }
  // The page around them stays as it is.
  expect(await directionOf(page.locator('html'))).toBe('ltr');
  expect(await directionOf(activity(page, 'Palatine').getByText('Take water'))).toBe('ltr');

  await card.getByRole('button', { name: `Edit "${WORDS.activity}"` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  expect(await directionOf(edit.getByLabel('Title'))).toBe('rtl');
  await edit.getByLabel('Title').fill('Colosseum');
  expect(await directionOf(edit.getByLabel('Title'))).toBe('ltr');
  expect(await directionOf(edit.getByLabel('Notes'))).toBe('rtl');
});

test('LANG-01 names of any script are found without accents, and stand in their order', async ({
  page,
  request,
  playwright,
  stack,
}) => {
  await addPerson(request, page, { firstName: 'Asa', lastName: 'Ångström' });
  await addPerson(request, page, { firstName: 'Nikos', lastName: 'Παπαδόπουλος' });
  await page.goto('/search');
  for (const [typed, found] of [
    ['angstrom', 'Asa Ångström'],
    ['ANGSTRÖM', 'Asa Ångström'],
    ['παπαδοπουλος', 'Nikos Παπαδόπουλος'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('heading', { name: found }).first()).toBeVisible();
  }

  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  for (const firstName of ['Zoë', 'Émile', 'Eva', 'Ángel']) {
    const companion = await playwright.request.newContext({ baseURL: stack.url });
    const account = { firstName, lastName: 'Rey', email: unusedEmail('rey'), password: 'a long walk by the sea' };
    expect((await companion.post('/api/register', { data: account })).status()).toBe(201);
    const invited = await page.request.post(`/api/trips/${id}/companions`, { data: { role: 'viewer' } });
    const { link } = (await invited.json()) as { link: string };
    const token = new URL(link).hash.slice(1);
    expect((await companion.post('/api/invitations/accept', { data: { token } })).status()).toBe(200);
    await companion.dispose();
  }
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Companions' }).locator('[dir="auto"]')).toHaveText([
    ...['Ángel Rey', 'Émile Rey', 'Eva Rey', 'Zoë Rey'],
  ]);
});

test('LANG-01 an address stays as the booking wrote it', async ({ page, inbox }) => {
  const address = '〒105-0011 東京都港区芝公園4丁目2-8';
  await inbox.send(
    bookingMail({
      subject: 'Booking confirmation TK-20933',
      date: 'Mon, 04 Jan 2027 10:00:00 +0000',
      opening: 'Your booking is confirmed',
      facts: {
        ...{
          Hotel: 'Shiba Park Hotel',
          Address: address,
          'Total price': 'JPY 48000',
          'Confirmation number': 'TK-20933',
        },
        ...{ 'Check-in': 'Friday, 12 March 2027, from 15:00', 'Check-out': 'Tuesday, 16 March 2027, until 11:00' },
      },
    }),
  );
  const card = page.getByRole('main').getByRole('article', { name: 'Booking confirmation TK-20933' });
  await inbox.arrival(card);
  await card.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Created 4 day(s)')).toBeVisible();
  await card.getByRole('link', { name: 'View Trip' }).click();
  await page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: 'Day 1' }).click();
  await expect(activity(page, 'Shiba Park Hotel')).toContainText(address);
});
