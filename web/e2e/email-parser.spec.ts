import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { readMail } from './read-mail.ts';
import { seedTrip } from './seed.ts';
import { watchWrites } from './watch-writes.ts';

const mailText = (page: Page) => page.getByLabel('Booking confirmation email');
const parse = (page: Page) => page.getByRole('button', { name: 'Parse Email' });
const review = (page: Page) => page.getByRole('heading', { name: 'Review Extracted Bookings' });

/** Reads a mail of two flights as a trip with this title, and stays at their review. */
async function reviewFlights(page: Page, title: string): Promise<void> {
  await page.goto('/email-parser');
  await page.getByLabel('Trip title').fill(title);
  await mailText(page).fill(await readMail('lisbon-flight'));
  await parse(page).click();
  await expect(review(page)).toBeVisible();
}

test('PARS-01 PARS-02 PARS-04 PARS-06 PARS-15 VAL-25 the parser tells what it can read, and asks for an email', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Email to Timeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email to Timeline' })).toBeVisible();
  const target = page.getByRole('combobox', { name: 'Add to existing trip' });
  await expect(target).toHaveText('Create new trip');
  const types = page.getByRole('region', { name: 'What we can read' });
  for (const type of ['Hotels', 'Flights', 'Restaurants', 'Tours & activities', 'Car rentals & transport', 'Other']) {
    await expect(types).toContainText(type);
  }

  const writes = watchWrites(page);
  await mailText(page).fill(' \n ');
  await parse(page).click();
  await expect(toast(page, 'Email content required')).toContainText('Please paste your booking confirmation email');
  expect(writes).toEqual([]);
});

test('PARS-05 PARS-07 PARS-08 PARS-09 PARS-10 ERR-52 the bookings of a pasted email are shown for review', async ({
  page,
}) => {
  await reviewFlights(page, 'Cheap flights');
  await expect(toast(page, 'Email parsed successfully')).toContainText('Found 2 booking(s)');
  const flight = page.getByRole('article').first();
  for (const text of ['Flight', 'JP 214', 'Zurich', '18:35', '20:30', 'Mar 12', 'EUR 242.60']) {
    await expect(flight).toContainText(text);
  }
});

test('PARS-11 PARS-13 review shows confirmation number and notes, and Start Over clears everything', async ({
  page,
}) => {
  await page.route('**/api/parse-email', async (route) => {
    const response = await route.fetch();
    const { bookings, ...read } = await response.json();
    await route.fulfill({
      response,
      json: { ...read, bookings: [{ ...bookings[0], notes: 'Aisle seat' }, bookings[1]] },
    });
  });
  await reviewFlights(page, 'Cheap flights');
  for (const text of ['Q7RM2D', 'Aisle seat']) await expect(page.getByRole('article').first()).toContainText(text);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(mailText(page)).toHaveValue('');
  await expect(page.getByLabel('Trip title')).toHaveValue('');
});

test('HOME-07 PARS-12 PARS-14 ERR-31 ERR-53 a reviewed email becomes a trip, at a second try when the first fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await reviewFlights(page, 'Cheap flights');
  await page.route('**/api/create-trip-from-email', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Create Trip' }).click();
  await expect(toast(page, 'Failed to create trip')).toContainText('Not today');
  await expect(review(page)).toBeVisible();
  await page.unroute('**/api/create-trip-from-email');
  await page.getByRole('button', { name: 'Create Trip' }).click();
  await expect(toast(page, 'Trip created successfully')).toContainText('Created 2 day(s) with 2 activities');
  await expect(page).toHaveURL(/\/trips\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Cheap flights' })).toBeVisible();
  await expect(page.getByText('JP 214 Zurich (ZRH) → Lisbon (LIS)').first()).toBeVisible();
});

test('PARS-03 PARS-05 PARS-12 PARS-13 PARS-14 ERR-30 a booking is added to a trip that is there; a newsletter is refused', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/);
  const id = await seedTrip(page, { title: 'Lisbon', startDate: '2027-03-12', endDate: '2027-03-16' });
  await page.goto('/email-parser');
  await mailText(page).fill(await readMail('news-en'));
  await parse(page).click();
  await expect(toast(page, 'Failed to parse email')).toContainText('No bookings found');
  await expect(parse(page)).toBeVisible();

  const target = page.getByRole('combobox', { name: 'Add to existing trip' });
  await target.click();
  await page.getByRole('option', { name: /^Lisbon/ }).click();
  await expect(page.getByLabel('Trip title')).toHaveCount(0);
  await mailText(page).fill(await readMail('lisbon-dinner'));
  await parse(page).click();
  await expect(page.getByRole('article').first()).toContainText('Sal & Limão');
  await expect(page.getByRole('article').first()).toContainText('Restaurant');
  await page.getByRole('button', { name: 'Add to Trip' }).click();
  await expect(page).toHaveURL(`/trips/${id}`);
  await expect(page.getByText('Sal & Limão').first()).toBeVisible();
});
