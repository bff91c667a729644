import { expect, holdBack, registered as test } from './fixtures.ts';
import { seedTrip } from './seed.ts';
import { activity, day, entry, itinerary, seedRome } from './trip-screen.ts';

test('HOME-04 OPEN-57 TRIP-36 another traveller finds a public trip, and cannot see a private one', async ({
  page,
  register,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const shared = await seedRome(page);
  const secret = await seedTrip(page, {
    ...{ title: 'Hidden', startDate: '2027-06-03', endDate: '2027-06-05', isPublic: false },
  });
  await page.context().clearCookies();
  await register({ firstName: 'Ines' });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Discover' }).click();
  await page.locator(`a[href="/trips/${shared.id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(`a[href="/trips/${shared.id}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="/trips/${secret}"]`)).toHaveCount(0);

  await page.goto(`/trips/${secret}`);
  await expect(page.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await expect(page.getByText('Hidden')).toHaveCount(0);
});

test('TRIP-16 TRIP-38 DAY-13 OPEN-57 OPEN-60 another traveller reads a public trip, and is offered no change', async ({
  page,
  register,
}) => {
  const { id, days } = await seedRome(page);
  await page.context().clearCookies();
  await register({ firstName: 'Ines' });
  const goOn = await holdBack(page, `**/api/trips/${id}`);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await expect(page.getByTestId('trip-skeleton')).toBeVisible();
  goOn();
  await expect(activity(page, 'Colosseum')).toBeVisible();
  const header = page.getByRole('region', { name: 'Trip', exact: true });
  await expect(header.getByRole('link', { name: /Marta/ })).toBeVisible();
  const changes = page.getByRole('button', { name: /^(Add|Edit|Delete|Make)/ });
  await expect(changes).toHaveCount(0);
  await entry(page, 'Day 1').click();
  await expect(entry(page, 'Day 1')).toContainText('No location set');
  await expect(day(page, 1)).toContainText('Albergo SoleAccommodation');
  await expect(itinerary(page)).toContainText('No activities planned for this day yet');
  await expect(changes).toHaveCount(0);
  await entry(page, 'Overall Trip').click();
  await expect(page.getByText('No general notes yet.', { exact: true })).toBeVisible();
  await expect(changes).toHaveCount(0);
});

test('TRIP-36 TRIP-37 OPEN-74 a trip that does not exist is not found, which leads back to My Trips', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await page.goto('/trips/nowhere');
  await expect(page.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await page.getByRole('link', { name: '← Back to trips' }).click();
  await expect(page).toHaveURL('/?tab=trips');
  await expect(page.getByRole('tab', { name: 'My Trips', selected: true })).toBeVisible();
});
