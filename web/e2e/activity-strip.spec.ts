import { expect, registered as test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity, itinerary } from './trip-screen.ts';

/** A day of a trip with one activity of all fields, through the API. */
async function add(page: Parameters<typeof seedTrip>[0], dayId: string, fields: object): Promise<void> {
  const response = await page.request.post(`/api/trip-days/${dayId}/activities`, { data: fields });
  expect(response.status()).toBe(201);
}

test('KIND-06 the boarding strip shows number, seat and gate, and a journey of several days is told on each of them', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedTrip(page, { title: 'North', startDate: '2027-06-03', endDate: '2027-06-05' });
  const [first = '', second = '', third = ''] = await Promise.all(
    ['2027-06-03', '2027-06-04', '2027-06-05'].map((date) => seedDay(page, id, { title: date, date })),
  );
  await add(page, first, {
    ...{ kind: 'flight', title: 'LX 160', time: '13:00', location: 'Zurich (ZRH)', endLocation: 'Tokyo (NRT)' },
    ...{ details: { number: 'LX 160', seat: '12A', gate: 'E52', carrier: 'Swiss' } },
  });
  await add(page, first, {
    ...{ kind: 'ferry', title: 'Smyril', time: '18:00', endTime: '09:00', endDate: '2027-06-05' },
    ...{ location: 'Hirtshals', endLocation: 'Tórshavn' },
  });
  await page.goto(`/trips/${id}?day=${first}`);
  const strip = activity(page, 'LX 160');
  for (const [label, value] of [
    ['Number', 'LX 160'],
    ['Seat', '12A'],
    ['Gate', 'E52'],
  ] as const) {
    await expect(strip.getByRole('definition').filter({ hasText: value })).toBeVisible();
    await expect(strip.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(strip.getByText('Departure', { exact: true })).toHaveCount(0);
  await expect(activity(page, 'Smyril').getByText('Departure', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.goto(`/trips/${id}?day=${second}`);
  await expect(itinerary(page)).toContainText('On the way to Tórshavn · Smyril');
  await page.goto(`/trips/${id}?day=${third}`);
  await expect(itinerary(page)).toContainText('09:00');
  await expect(itinerary(page)).toContainText('Arrival in Tórshavn · Smyril');
});

test('KIND-08 free cancellation counts down on the item, and the costs say what can still be had back', async ({
  page,
}) => {
  const id = await seedTrip(page, { title: 'North', startDate: '2027-06-03', endDate: '2027-06-05' });
  const day = await seedDay(page, id, { title: 'Arrival', date: '2027-06-03' });
  await add(page, day, {
    ...{ kind: 'stay', title: 'Hotel Alba', time: '15:00', timeZone: 'Europe/Rome', cost: 240, currency: 'EUR' },
    details: { freeUntil: '2027-05-30T18:00' },
  });
  await page.clock.install({ time: new Date('2027-05-27T10:00:00Z') });
  await page.goto(`/trips/${id}`);
  const back = page.getByRole('list', { name: 'Summary' }).getByText('€240 can still be had back');
  await expect(back).toBeVisible();
  await page.goto(`/trips/${id}?day=${day}`);
  const free = activity(page, 'Hotel Alba').getByText(/^Free to cancel/);
  await expect(free).toHaveText('Free to cancel for 3 days');
  await page.clock.fastForward('48:00:00');
  await expect(free).toHaveText('Free to cancel for 1 day');
  await page.clock.fastForward('29:30:00');
  await expect(free).toHaveText(/^Free to cancel for (29|30) min$/);
  await page.clock.fastForward('31:00');
  await expect(free).toHaveCount(0);
});
