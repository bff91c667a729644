import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

test('a traveller downloads an export as a ZIP, and then deletes the account', async ({
  page,
  signUp,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/40[13]/);
  const { email, password } = await signUp();
  const tripId = await seedTrip(page, { title: 'Lisbon in spring', startDate: '2027-04-01', endDate: '2027-04-04' });
  await seedDay(page, tripId, { title: 'Alfama', date: '2027-04-02' }, [{ title: 'Tram 28' }]);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('travel-timeline.zip');
  const files = unzipSync(await readFile(await download.path()));
  const trip = Object.keys(files).find((name) => name.endsWith('/trip.json')) ?? '';
  expect(Buffer.from(files[trip] ?? []).toString()).toContain('Tram 28');
  await expect(page.getByRole('link', { name: /^travel-timeline\.zip/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText("Please type 'delete my account'")).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel("Type 'delete my account'").fill('delete my account');
  await dialog.getByLabel('Password').fill('a guess');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();

  // The job runs in the background: soon nobody finds the trip, and the address cannot sign in.
  await expect.poll(async () => (await page.request.get(`/api/trips/${tripId}`)).status()).toBe(404);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Sign in failed')).toContainText('Invalid email or password');
});
