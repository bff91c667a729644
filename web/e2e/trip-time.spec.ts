import { expect, type Page, registered as test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity, itinerary } from './trip-screen.ts';

const CHANGI = { latitude: 1.3592, longitude: 103.9894 };
const HAWKERS = { latitude: 1.2806, longitude: 103.8446 };
const NEAR_HAWKERS = { latitude: 1.2868, longitude: 103.8545 };

/** Two days: a flight over night from Zurich to Singapore, and what is seen there. */
async function seedSingapore(page: Page): Promise<{ readonly id: string; readonly days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Singapore', startDate: '2027-05-03', endDate: '2027-05-04' });
  const singapore = { timeZone: 'Asia/Singapore' };
  const first = await seedDay(page, id, { title: 'Off', date: '2027-05-03' }, [
    {
      ...{ title: 'LX 176', kind: 'flight', time: '22:40', timeZone: 'Europe/Zurich', location: 'Zurich (ZRH)' },
      ...{ endLocation: 'Singapore (SIN)', endTime: '17:25', endTimeZone: 'Asia/Singapore' },
      ...{ endCoordinates: CHANGI },
    },
  ]);
  const second = await seedDay(page, id, { title: 'Singapore', date: '2027-05-04' }, [
    { title: 'Hawkers', time: '19:30', endTime: '20:30', coordinates: HAWKERS, ...singapore },
    { title: 'Light show', time: '21:50', coordinates: NEAR_HAWKERS, ...singapore },
    { title: 'Call home', time: '15:00', timeZone: 'Europe/Zurich' },
  ]);
  return { id, days: [first, second] };
}

test('TIME-07 TIME-11 between the rows of a day stands how the clocks change, what is free and the way', async ({
  page,
  expectAccessible,
}) => {
  const { id, days } = await seedSingapore(page);
  await page.goto(`/trips/${id}?day=${days[0]}`);
  await expect(activity(page, 'LX 176')).toContainText('17:25+1');
  await expect(activity(page, 'LX 176').getByText('1 day later')).toBeAttached();
  await expect(activity(page, 'LX 176')).toContainText('Singapore');

  await page.goto(`/trips/${id}?day=${days[1]}`);
  const rows = itinerary(page).locator('ol').first().getByRole('listitem');
  await expect(rows.filter({ hasText: 'Light show' })).toBeVisible();
  const said = await rows.evaluateAll((items) =>
    items.map((item) => (item instanceof HTMLElement ? item.innerText : '')),
  );
  const place = (text: string) => said.findIndex((each) => each.replaceAll(/\s+/g, ' ').includes(text));
  expect(place('Clocks +6 h (Singapore)')).toBeLessThan(place('Arrival in Singapore'));
  expect(place('Hawkers')).toBeLessThan(place('1 h 20 free'));
  expect(place('1 h 20 free')).toBe(place('16 min to walk'));
  expect(place('16 min to walk')).toBeLessThan(place('Light show'));
  expect(place('Clocks +6 h (Singapore)')).toBeGreaterThanOrEqual(0);
  await expect(itinerary(page)).toContainText('18 km');
  const call = rows.filter({ has: activity(page, 'Call home') });
  await expect(call).toContainText('15:00 Zurich');
  await expect(rows.filter({ has: activity(page, 'Hawkers') })).not.toContainText('Singapore');
  await expectAccessible();
});

test('TIME-08 the clock at home stands beside every time, in the zone of Edit Profile, first the browser’s', async ({
  page,
}) => {
  const { id, days } = await seedSingapore(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(form.getByLabel('Home Time Zone')).toHaveValue(zone);
  await form.getByLabel('Home Time Zone').fill('Mars/Olympus');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Please enter a time zone like Europe/Rome')).toBeVisible();
  await form.getByLabel('Home Time Zone').fill('America/New_York');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/trips/${id}?day=${days[0]}`);
  await expect(activity(page, 'LX 176')).not.toContainText('home');
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Show home time' }).click();
  await expect(activity(page, 'LX 176')).toContainText('16:40 home');
  await expect(activity(page, 'LX 176')).toContainText('05:25 home');
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const hawkers = itinerary(page)
    .getByRole('listitem')
    .filter({ has: activity(page, 'Hawkers') });
  await expect(hawkers).toContainText('07:30 home');
  await expect(hawkers).toContainText('08:30 home');
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Hide home time' }).click();
  await expect(hawkers).not.toContainText('home');
});
