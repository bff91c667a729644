import type { Locator } from '@playwright/test';
import { expect, holdBack, registered as test, toast } from './fixtures.ts';
import { seedActivity, seedDay, seedPhotos } from './seed.ts';
import { activity, addActivity, entry, itinerary, seedEmptyRome, seedRome } from './trip-screen.ts';
import { watchWrites } from './watch-writes.ts';

test('TRIP-02 TRIP-03 ACT-15 VAL-24 OPEN-93 an activity is added to the selected day, and to none without one', async ({
  page,
}) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  const headerAdd = page.getByRole('banner').getByRole('button', { name: 'Add Activity' });
  await expect(headerAdd).toBeDisabled();
  const floating = page.getByRole('button', { name: 'Add a new activity' });
  const place = await floating.boundingBox();
  expect(place && place.x + place.width).toBeGreaterThan(0.9 * 1440);
  expect(place && place.y + place.height).toBeGreaterThan(0.9 * 900);
  const writes = watchWrites(page);
  await floating.click();
  await addActivity(page).getByLabel('Title').fill('Lost');
  await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'No trip day selected')).toContainText('Error');
  await expect(addActivity(page).getByLabel('Title')).toHaveValue('Lost');
  await addActivity(page).getByRole('button', { name: 'Cancel' }).click();
  expect(writes).toEqual([]);

  await entry(page, 'Day 2').click();
  await headerAdd.click();
  await expect(addActivity(page)).toContainText('Forum');
});

test('ACT-16 ACT-17 ACT-18 ACT-21 VAL-22 OPEN-94 the activity form has all fields, and needs a title', async ({
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  const form = addActivity(page);
  for (const label of ['Title', 'Time', 'Cost (€)', 'Location', 'Notes']) {
    await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  }
  for (const label of ['Category', 'Rating', 'Time of Day']) {
    await expect(form.getByRole('combobox', { name: label })).toBeVisible();
  }
  await expect(form.getByLabel('Cost (€)')).toHaveAttribute('step', '0.01');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();

  const goOn = await holdBack(page, /\/api\/trip-days\/\w+\/activities$/);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await form.getByLabel('Title').fill('Gelato');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(form.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  goOn();
  await expect(activity(page, 'Gelato')).toBeVisible();
});

test('ACT-19 ACT-20 ACT-22 OPEN-94 category, rating and time of day are chosen from their lists', async ({ page }) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  for (const [label, choices] of [
    ['Category', ['No category', 'Transport', 'Accommodation', 'Food', 'Sightseeing', 'Entertainment', 'Shopping']],
    ['Rating', ['Not rated', '1 - Poor', '2 - Fair', '3 - Good', '4 - Great', '5 - Excellent']],
    ['Time of Day', ['Any time', 'Morning', 'Afternoon', 'Evening']],
  ] as const) {
    await addActivity(page).getByRole('combobox', { name: label }).click();
    await expect(page.getByRole('option')).toHaveText([...choices]);
    await page.getByRole('option').last().click();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
});

test('ACT-01 ACT-03 ACT-04 ACT-05 ACT-06 ACT-09 an activity’s card shows all that the activity has', async ({
  page,
}) => {
  const id = await seedEmptyRome(page);
  const forum = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [
    {
      ...{ title: 'Colosseum', time: '14:00', category: 'sightseeing', location: 'Piazza del Colosseo' },
      ...{ cost: 18.5, rating: 4, notes: 'Underground tour' },
    },
  ]);
  await page.goto(`/trips/${id}?day=${forum}`);
  const card = activity(page, 'Colosseum');
  for (const text of ['Colosseum', '€18.50', '4/5', 'Underground tour', 'Sightseeing', 'Piazza del Colosseo']) {
    await expect(card).toContainText(text);
  }
  const row = itinerary(page).getByRole('listitem').filter({ has: card });
  await expect(row).toContainText('14:00');
  await expect(row).toContainText('🏛️');
});

test('DAY-19 ACT-07 ACT-08 OPEN-95 activities are in the order of their times, with two of their photos', async ({
  page,
  stack,
}) => {
  const id = await seedEmptyRome(page);
  const forum = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Palatine', time: '10:00' }]);
  const dinner = await seedActivity(page, forum, { title: 'Dinner', time: '08:00', timeOfDay: 'evening' });
  await seedPhotos(
    page,
    `activities/${dinner}`,
    [1, 2, 3].map((n) => `${stack.url}/icon.svg?${n}`),
  );
  await page.goto(`/trips/${id}?day=${forum}`);
  await expect(itinerary(page).getByRole('article').getByRole('heading')).toHaveText(['Dinner', 'Palatine']);
  await expect(activity(page, 'Dinner')).toContainText('Evening');
  await expect(activity(page, 'Dinner').getByRole('img')).toHaveCount(2);
  await expect(activity(page, 'Dinner')).toContainText('3 photos');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an activity added to a long day comes into sight, and the focus returns to what opened the form', async ({
    page,
  }) => {
    const id = await seedEmptyRome(page);
    const activities = Array.from({ length: 12 }, (_, n) => ({
      title: `Stop ${n}`,
      time: `${n + 8}:00`.padStart(5, '0'),
    }));
    const long = await seedDay(page, id, { title: 'Long', date: '2027-06-03' }, activities);
    await page.goto(`/trips/${id}?day=${long}`);
    await expect(activity(page, 'Stop 11')).not.toBeInViewport();
    const opener = page.getByRole('button', { name: 'Add a new activity' });
    await opener.click();
    await addActivity(page).getByLabel('Title').fill('Night train');
    await addActivity(page).getByLabel('Time', { exact: true }).fill('23:00');
    await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
    await expect(addActivity(page)).toBeHidden();
    await expect(activity(page, 'Night train').getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(opener).toBeFocused();
  });
});

test('ACT-10 OPEN-91 an activity can be edited', async ({ page }) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await activity(page, 'Palatine').getByRole('button', { name: 'Edit "Palatine"' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(edit.getByLabel('Title')).toHaveValue('Palatine');
  await edit.getByLabel('Title').fill('Capitoline');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Activity updated successfully!')).toBeVisible();
  await expect(activity(page, 'Capitoline')).toBeVisible();
});

test('ACT-11 ACT-12 ACT-13 ACT-14 ERR-47 OPEN-92 an activity is deleted at a second press within 3 seconds', async ({
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const colour = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const button = activity(page, 'Palatine').getByRole('button', { name: /Delete "Palatine"/ });
  const remove = activity(page, 'Palatine').getByRole('button', { name: 'Delete "Palatine"', exact: true });
  const other = activity(page, 'Colosseum').getByRole('button', { name: 'Delete "Colosseum"', exact: true });
  const quiet = await colour(button);
  const writes = watchWrites(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await remove.click();
  await expect(button).toHaveText('Confirm?');
  await expect.poll(() => colour(button)).not.toBe(quiet);
  await expect(activity(page, 'Palatine').getByRole('status')).toHaveText(/Press again within 3 seconds/);
  await expect(other).toBeVisible();
  await expect(other).not.toHaveText('Confirm?');
  await page.clock.runFor(2900);
  await expect(button).toHaveText('Confirm?');
  await page.clock.runFor(200);
  await expect(remove).toBeVisible();
  expect(writes).toEqual([]);

  await page.clock.resume();
  await remove.click();
  await button.click();
  await expect(toast(page, 'Activity deleted successfully!')).toBeVisible();
  await expect(activity(page, 'Palatine')).toHaveCount(0);
  await expect(activity(page, 'Colosseum')).toBeVisible();
});
