import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { seedRome } from './trip-screen.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calendar' });

/** The path of the address that the window shows, and what it answers. */
async function readAddress(page: Page) {
  const path = new URL(await dialog(page).getByLabel('Address', { exact: true }).inputValue()).pathname;
  const response = await page.request.get(path);
  return { path, status: response.status(), text: await response.text() };
}

test('OUT-01 Calendar in the trip’s menu makes an address, which Renew and End end at once', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Calendar…' }).click();
  await expect(dialog(page)).toContainText('Whoever has the address can read the calendar');
  await expect(dialog(page)).toContainText('Google only every 8 to 24 hours');
  await dialog(page).getByRole('button', { name: 'Make an address' }).click();
  const first = await readAddress(page);
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining('SUMMARY:Colosseum') });
  await expect(dialog(page).getByRole('link', { name: 'Add to Apple' })).toHaveAttribute('href', /^webcal:\/\//);
  await expect(dialog(page).getByRole('link', { name: 'Add to Outlook' })).toHaveAttribute('href', /outlook\.live/);
  await expect(dialog(page).getByRole('link', { name: 'Add to Google' })).toHaveAttribute('href', /cid=webcal/);
  await expectAccessible();

  // It is shown only once: opened again, the window has no address, and the calendar can be renewed.
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Calendar…' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Renew/ })
    .click();
  await expect(dialog(page).getByLabel('Address', { exact: true })).toBeVisible();
  const second = await readAddress(page);
  expect(second.status).toBe(200);
  expect(second.path).not.toBe(first.path);
  expect((await page.request.get(first.path)).status()).toBe(404);

  await dialog(page).getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Calendar…' }).click();
  await dialog(page).getByRole('button', { name: /^End/ }).click();
  await expect(toast(page, 'Calendar ended')).toBeVisible();
  expect((await page.request.get(second.path)).status()).toBe(404);
});

test('OUT-01 Calendar in the profile has all trips, and references only when ticked', async ({ page }) => {
  const { id } = await seedRome(page);
  const days = (await (await page.request.get(`/api/trips/${id}/days`)).json()) as { activities: { id: string }[] }[];
  const [first] = days.flatMap(({ activities }) => activities);
  const booked = { title: 'Colosseum', confirmationNumber: 'SECRET77' };
  expect((await page.request.put(`/api/activities/${first?.id}`, { data: booked })).ok()).toBe(true);
  for (const ticked of [false, true]) {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    if (ticked) await dialog(page).getByRole('switch', { name: 'Booking references' }).click();
    await dialog(page).getByRole('button', { name: 'Make an address' }).click();
    const { text } = await readAddress(page);
    expect(text).toContain('SUMMARY:Colosseum');
    expect(text.includes('SECRET77')).toBe(ticked);
  }
});
