import { expect, registered as test, toast } from './fixtures.ts';
import { seedDay, seedPhotos, seedTrip } from './seed.ts';
import {
  addActivity,
  addDay,
  day,
  entry,
  itinerary,
  photos,
  seedEmptyRome,
  seedRome,
  timeline,
} from './trip-screen.ts';
import { watchWrites } from './watch-writes.ts';

test('DAY-03 VAL-19 VAL-20 OPEN-76 Add Day begins on the next date, asks for title and date, and can be cancelled', async ({
  page,
}) => {
  const id = await seedEmptyRome(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add Day' }).last().click();
  await expect(addDay(page).getByLabel('Date')).toHaveValue('2027-06-03');
  const writes = watchWrites(page);
  await addDay(page).getByLabel('Date').fill('');
  await addDay(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(addDay(page).getByText('Title is required')).toBeVisible();
  await expect(addDay(page).getByText('Date is required')).toBeVisible();
  await addDay(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(addDay(page)).toBeHidden();
  expect(writes).toEqual([]);

  await seedDay(page, id, { title: 'Arrival', date: '2027-06-03' });
  await page.reload();
  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(addDay(page).getByLabel('Date')).toHaveValue('2027-06-04');
});

test('DAY-01 DAY-02 DAY-04 DAY-05 ERR-45 OPEN-77 a day is added with all its fields, and shows without a reload', async ({
  page,
}) => {
  await page.goto(`/trips/${await seedEmptyRome(page)}`);
  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  for (const [label, value] of [
    ['Day Title', 'Forum'],
    ['Date', '2027-06-04'],
    ['Location', 'Rome'],
    ['Accommodation', 'Albergo Sole'],
    ['Accommodation Address', 'Via del Corso 1'],
    ['Notes', 'Bring water'],
  ] as const) {
    await addDay(page).getByLabel(label, { exact: true }).fill(value);
  }
  await addDay(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(toast(page, 'Day added successfully!')).toBeVisible();
  await expect(addDay(page)).toBeHidden();
  await expect(entry(page, 'Day 1')).toContainText('Jun 4');
  await expect(entry(page, 'Day 1')).toContainText('Rome');
  for (const text of ['Forum', 'June 4, 2027', 'Rome', 'Albergo Sole', 'Via del Corso 1', 'Bring water']) {
    await expect(day(page, 1)).toContainText(text);
  }
});

test('DAY-07 DAY-08 DAY-09 DAY-12 DAY-13 DAY-14 the header card of a day shows what the day has', async ({ page }) => {
  const id = await seedEmptyRome(page);
  const full = await seedDay(page, id, {
    ...{ title: 'Forum', date: '2027-06-03', location: 'Rome', notes: 'Bring water' },
    ...{ accommodation: 'Albergo Sole', accommodationAddress: 'Via del Corso 1' },
  });
  await seedDay(page, id, { title: 'Ostia', date: '2027-06-04', accommodation: 'Casa Mare' });
  await seedDay(page, id, { title: 'Home', date: '2027-06-05' });
  await page.goto(`/trips/${id}?day=${full}`);
  await expect(day(page, 1).getByRole('heading', { name: 'Forum' })).toBeVisible();
  for (const text of ['June 3, 2027', 'Rome', 'Bring water']) await expect(day(page, 1)).toContainText(text);
  await expect(day(page, 1)).toContainText('Albergo SoleVia del Corso 1');
  await entry(page, 'Day 2').click();
  await expect(day(page, 2)).toContainText('Casa MareAccommodation');
  await entry(page, 'Day 3').click();
  await expect(day(page, 3)).toContainText('June 5, 2027');
  for (const text of ['Rome', 'Accommodation']) await expect(day(page, 3)).not.toContainText(text);
});

test('DAY-06 DAY-17 DAY-20 DAY-21 ACT-16 an empty day says so in each of its parts, and offers the first activity', async ({
  page,
}) => {
  const id = await seedEmptyRome(page);
  await page.goto(`/trips/${id}?day=${await seedDay(page, id, { title: 'Forum', date: '2027-06-03' })}`);
  await expect(day(page, 1)).toBeVisible();
  await expect(photos(page)).toContainText('No photos yet. Add some memories from this day!');
  await expect(itinerary(page)).toContainText('No activities planned for this day yet');
  await itinerary(page).getByRole('button', { name: 'Add Your First Activity' }).click();
  await expect(addActivity(page)).toBeVisible();
});

test('DAY-11 OPEN-81 OPEN-82 a day can be given its weather and another bed', async ({ page }) => {
  const id = await seedEmptyRome(page);
  const forum = { title: 'Forum', date: '2027-06-03', accommodationAddress: 'Via del Corso 1' };
  await page.goto(`/trips/${id}?day=${await seedDay(page, id, forum)}`);
  await expect(day(page, 1)).toContainText('Via del Corso 1');
  await expect(day(page, 1)).not.toContainText('Weather');
  await page.getByRole('button', { name: 'Edit day 1' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Day' });
  await expect(edit.getByLabel('Day Title')).toHaveValue('Forum');
  await edit.getByLabel('Weather').fill('Sunny, 24°C');
  await edit.getByLabel('Accommodation', { exact: true }).fill('Albergo Sole');
  await edit.getByLabel('Accommodation Address').fill('');
  await edit.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, 'Day updated successfully!')).toBeVisible();
  await expect(day(page, 1)).toContainText('Sunny, 24°CWeather');
  await expect(day(page, 1)).toContainText('Albergo SoleAccommodation');
});

test('DAY-10 DAY-15 DAY-16 DAY-18 a day offers activities in two places, and shows its photos in a grid', async ({
  page,
  stack,
}) => {
  const id = await seedEmptyRome(page);
  const forum = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' });
  await seedPhotos(
    page,
    `trip-days/${forum}`,
    [1, 2, 3].map((n) => `${stack.url}/icon.svg?${n}`),
  );
  await page.goto(`/trips/${id}?day=${forum}`);
  for (const place of [day(page, 1), itinerary(page)]) {
    await place.getByRole('button', { name: 'Add Activity' }).click();
    await expect(addActivity(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(addActivity(page)).toBeHidden();
  }
  await photos(page).getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos(page).getByRole('img')).toHaveCount(3);
  const [first, second] = await Promise.all([0, 1].map((n) => photos(page).getByRole('img').nth(n).boundingBox()));
  if (!first || !second) throw new Error('not on the page');
  expect(second.x).toBeGreaterThan(first.x);
  expect(Math.abs(second.y - first.y)).toBeLessThan(1);
});

test('TRIP-17 DAY-22 DAY-23 DAY-24 ERR-46 OPEN-80 a day is deleted at one press, and Undo brings it back', async ({
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await timeline(page).getByRole('button', { name: 'Delete day 3' }).click();
  await expect(toast(page, 'Day deleted successfully!')).toBeVisible();
  await expect(entry(page, 'Day 3')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`day=${days[1]}`));
  await expect(day(page, 2).getByRole('heading', { name: 'Forum' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await entry(page, 'Day 3').click();
  await expect(itinerary(page)).toContainText('Last espresso');
  await entry(page, 'Day 2').click();
  await timeline(page).getByRole('button', { name: 'Delete day 2' }).click();
  await expect(entry(page, 'Day 3')).toHaveCount(0);
  await expect(day(page, 1).getByRole('heading', { name: 'Arrival' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a selected day scrolls up below the chips, which are further down at first', async ({ page }) => {
    const trip = await seedTrip(page, { title: 'Oslo and the fjords', startDate: '2030-05-06', endDate: '2030-05-08' });
    await seedDay(page, trip, { title: 'Arrival in Oslo', date: '2030-05-06' }, [{ title: 'Opera roof' }]);
    await page.goto(`/trips/${trip}`);
    await page.getByRole('link', { name: 'Day 1' }).click();
    const title = page.getByRole('heading', { name: 'Arrival in Oslo' }).last();
    await expect(title).toBeVisible();
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(0.45 * 844);
  });
});
