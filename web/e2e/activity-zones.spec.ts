import { expect, type Page, registered as test } from './fixtures.ts';
import { seedActivity, seedDay, seedTrip } from './seed.ts';
import { activity, addActivity } from './trip-screen.ts';

const form = addActivity;
const change = (page: Page) => form(page).getByRole('button', { name: 'Change the time zone of the time' });
const options = (page: Page) => form(page).getByRole('listbox', { name: 'Places' }).getByRole('option');

/** Opens the form on a day at a place, with an activity in a zone before it. */
async function openForm(page: Page, location?: string, before?: string): Promise<string> {
  const id = await seedTrip(page, { title: 'Round the world', startDate: '2027-10-30', endDate: '2027-11-02' });
  const day = await seedDay(page, id, { title: 'Somewhere', date: '2027-10-31', ...(location && { location }) });
  if (before) await seedActivity(page, day, { title: 'Breakfast', time: '00:30', timeZone: before });
  await page.goto(`/trips/${id}?day=${day}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await form(page).getByLabel('Title').fill('Dinner');
  await form(page).getByLabel('Time', { exact: true }).fill('19:00');
  return day;
}

async function savedZone(page: Page, dayId: string): Promise<unknown> {
  await form(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(activity(page, 'Dinner')).toBeVisible();
  const response = await page.request.get(`/api/trip-days/${dayId}/activities`);
  return ((await response.json()) as { title: string }[]).find(({ title }) => title === 'Dinner');
}

test('TIME-02 the zone of the day’s place stands beside the time, is changed by a town, and is saved', async ({
  page,
  expectAccessible,
}) => {
  const day = await openForm(page, 'Rome');
  await expect(form(page).getByText('Rome time', { exact: true })).toBeVisible();
  await change(page).click();
  await form(page).getByLabel('A town with this time').fill('Kyoto');
  await options(page).first().click();
  await expect(form(page).getByText('Tokyo time', { exact: true })).toBeVisible();
  await expect(change(page)).toBeFocused();
  await expectAccessible();
  await form(page).getByRole('combobox', { name: 'Location' }).fill('Lisbon');
  await options(page).first().click();
  await expect(form(page).getByText('Lisbon time', { exact: true })).toBeVisible();
  expect(await savedZone(page, day)).toMatchObject({ timeZone: 'Europe/Lisbon' });
});

test('TIME-02 without a place it is the zone of the activity before, or one that is named, by keyboard', async ({
  page,
}) => {
  const day = await openForm(page, undefined, 'Asia/Singapore');
  await expect(form(page).getByText('Singapore time', { exact: true })).toBeVisible();
  await change(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asia/Calcutta');
  await expect(form(page).getByText('Calcutta time', { exact: true })).toBeVisible();
  expect(await savedZone(page, day)).toMatchObject({ timeZone: 'Asia/Calcutta' });
});

test('TIME-04 of a clock that comes twice the later can be chosen', async ({ page }) => {
  const day = await openForm(page, 'Rome');
  await form(page).getByLabel('Time', { exact: true }).fill('02:30');
  await expect(form(page).getByText('The clocks go back: 02:30 comes twice.')).toBeVisible();
  await form(page).getByLabel('The second 02:30').check();
  expect(await savedZone(page, day)).toMatchObject({ timeZone: 'Europe/Rome', timeIsLater: true });
});
