import { endSessionAtWrite, expect, holdBack, type Page, signedIn as test } from './fixtures.ts';
import { readMail } from './read-mail.ts';
import { seedTrip } from './seed.ts';
import { addActivity, seedRome } from './trip-screen.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Submits the form, with a session that has ended meanwhile, and signs in again. */
async function loseSession(page: Page, press: () => Promise<void>, account: { email: string; password: string }) {
  await endSessionAtWrite(page);
  await press();
  await expect(page).toHaveURL(/\/auth(\?|$)/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/401/);
  // A trip's ideas, asked for while nobody is signed in.
  consoleErrors.allow(/404.*-0{15}\/activities/);
});

test('a session that ends while a form is filled in loses nothing of it: after signing in again it is restored and can be sent', async ({
  page,
  traveller,
}) => {
  const press = (name: string) => () => dialog(page).getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'New Trip' }).click();
  await dialog(page).getByLabel('Trip Title').fill('Along the Douro');
  await dialog(page).getByLabel('Start Date').fill('2027-07-01');
  await dialog(page).getByLabel('End Date').fill('2027-07-04');
  await loseSession(page, press('Create Trip'), traveller);
  await expect(dialog(page).getByLabel('Start Date')).toHaveValue('2027-07-01');
  await press('Create Trip')();
  await expect(page.getByRole('heading', { level: 1, name: 'Along the Douro' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await dialog(page).getByLabel('Description').fill('Terraces and wine');
  await loseSession(page, press('Save Changes'), traveller);
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Terraces and wine');
  await press('Save Changes')();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Add Day' }).first().click();
  await dialog(page).getByLabel('Day Title').fill('Up the river');
  await loseSession(page, press('Add Day'), traveller);
  await expect(dialog(page).getByLabel('Day Title')).toHaveValue('Up the river');
  await press('Add Day')();
  await expect(page.getByRole('heading', { name: 'Up the river' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('Quinta visit');
  await dialog(page).getByLabel('Notes').fill('Ask for the old cellar');
  await loseSession(page, press('Add Activity'), traveller);
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Ask for the old cellar');
  await press('Add Activity')();
  await expect(page.getByRole('article', { name: 'Quinta visit' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Quinta visit' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('what was typed about a day is restored when the days arrive last, too', async ({ page, traveller }) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await page.getByRole('button', { name: 'Add Activity' }).first().click();
  await addActivity(page).getByLabel('Title', { exact: true }).fill('Quinta visit');
  await addActivity(page).getByLabel('Notes').fill('Ask for the old cellar');
  const giveDays = await holdBack(page, /\/api\/trips\/\w+\/days/);
  await loseSession(page, () => addActivity(page).getByLabel('Title', { exact: true }).press('Enter'), traveller);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  // The page has nothing left to do but to wait for them.
  await page.evaluate(async () => {
    for (let idle = 0; idle < 10; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  giveDays();
  await expect(addActivity(page).getByLabel('Notes')).toHaveValue('Ask for the old cellar');
});

test('a message to the planner, a pasted mail, its reviewed bookings and the profile are restored after signing in again', async ({
  page,
  traveller,
}) => {
  const message = page.getByLabel('Message to the planner');
  await message.fill('A week in Porto in May');
  await loseSession(page, () => message.press('Enter'), traveller);
  await expect(message).toHaveValue('A week in Porto in May');

  await page.goto('/email-parser');
  const mail = page.getByLabel('Booking confirmation email');
  await mail.fill(await readMail('lisbon-flight'));
  const parse = page.getByRole('button', { name: 'Parse Email' });
  await loseSession(page, () => parse.click(), traveller);
  await expect(mail).toHaveValue(/JP 214/);
  await parse.click();
  await page.getByLabel('Trip title').fill('Cheap flights');
  await page.getByRole('checkbox', { name: /^Add / }).nth(1).uncheck();
  const create = page.getByRole('button', { name: 'Create Trip' });
  await loseSession(page, () => create.click(), traveller);
  await expect(page.getByLabel('Trip title')).toHaveValue('Cheap flights');
  await expect(page.getByRole('checkbox', { name: /^Add / }).nth(1)).not.toBeChecked();
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cheap flights' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await dialog(page).getByLabel('Bio').fill('Slow trains');
  await loseSession(page, () => dialog(page).getByRole('button', { name: 'Save Changes' }).click(), traveller);
  await expect(dialog(page).getByLabel('Bio')).toHaveValue('Slow trains');
});

test('another traveller who signs in finds nothing of it, and no password is ever stored', async ({
  page,
  traveller,
  signUp,
}) => {
  const id = await seedTrip(page, { title: 'Kept', startDate: '2027-05-01', endDate: '2027-05-03' });
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await dialog(page).getByLabel('Description').fill('My secret plan');
  await endSessionAtWrite(page);
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('My secret plan');
  expect(await stored()).not.toContain(traveller.password);
  await signUp();
  expect(await stored()).not.toContain('My secret plan');
});
