import { STAY_MAILS } from './booking-mails.ts';
import { expect, type Page, toast } from './fixtures.ts';
import { type Inbox, test } from './inbox.ts';
import { activity, entry } from './trip-screen.ts';

/** What only its owner sees of the booking in the mail. */
const SECRETS = ['Rua do Alecrim', '396', 'CT-50817'];
const CHANGES = /^(Add|Edit|Delete|Make|Share)/;

/** Makes a trip of a mail, which is public as every new one is, and opens it. */
async function tripFromMail(page: Page, inbox: Inbox): Promise<string> {
  await inbox.send(STAY_MAILS.confirm);
  const card = page.getByRole('main').getByRole('article', { name: 'Booking confirmation CT-50817' });
  await inbox.arrival(card);
  await card.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Created 4 day(s) with 1 activities')).toBeVisible();
  await card.getByRole('link', { name: 'View Trip' }).click();
  await expect(page).toHaveURL(/\/trips\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function expectNoSecrets(page: Page): Promise<void> {
  for (const secret of SECRETS) await expect(page.getByText(secret)).toHaveCount(0);
}

test('SHARE-07 SHARE-08 a trip made from mails is public with a bar, which shows it as the server answers strangers', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  const id = await tripFromMail(page, inbox);
  await entry(page, 'Day 1').click();
  await expect(activity(page, 'Casa do Tejo')).toContainText('Rua do Alecrim');
  const asked = page.waitForRequest((request) => request.url().includes(`/api/trips/${id}/days?as=stranger`));
  const link = page.getByRole('link', { name: 'see what strangers see' });
  // Over the cover, so that it moves nothing when the days have told that it is needed.
  const [over, cover] = [
    await link.boundingBox(),
    await page.getByRole('region', { name: 'Trip', exact: true }).boundingBox(),
  ];
  expect(over?.y ?? 0).toBeGreaterThanOrEqual(cover?.y ?? Number.NaN);
  expect((over?.y ?? Number.NaN) + (over?.height ?? 0)).toBeLessThan((cover?.y ?? 0) + (cover?.height ?? 0));
  await link.click();
  await asked;
  const bar = page.getByText('You see what a stranger sees');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: CHANGES })).toHaveCount(0);
  await entry(page, 'Day 1').click();
  await expect(bar).toBeVisible();
  await expect(activity(page, 'Casa do Tejo')).toBeVisible();
  await expectNoSecrets(page);
  await expectAccessible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/trips/${id}`);
  await expect(page.getByRole('button', { name: 'Edit Trip' })).toBeVisible();
});

test('SHARE-07 See it as, in the sheet, shows the trip as a stranger, someone with the link and a viewer see it', async ({
  page,
  inbox,
}) => {
  await tripFromMail(page, inbox);
  const address = page.url();
  for (const who of ['a stranger', 'someone with the link', 'a viewer']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('navigation', { name: 'See it as' }).getByRole('link', { name: who }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`You see what ${who} sees`)).toBeVisible();
    await entry(page, 'Day 1').click();
    await expect(activity(page, 'Casa do Tejo')).toBeVisible();
    await expectNoSecrets(page);
  }
});

test('SHARE-08 before a trip with bookings is made public the sheet shows what strangers would see', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  const id = await tripFromMail(page, inbox);
  const isPublic = async () =>
    ((await (await page.request.get(`/api/trips/${id}`)).json()) as { isPublic: boolean }).isPublic;
  await page.getByRole('button', { name: 'Make Private' }).click();
  await page.getByRole('button', { name: 'Make Public' }).click();
  const ask = page.getByRole('dialog', { name: 'Make it public?' });
  const seen = ask.getByRole('list', { name: 'What strangers would see' });
  await expect(seen).toContainText('Casa do Tejo');
  for (const secret of SECRETS) await expect(seen).not.toContainText(secret);
  await expect(ask).toContainText('Never shown to strangers: 1 booking reference, 1 mail, your ideas.');
  const bookings = ask.getByRole('switch', { name: 'Addresses and costs of bookings' });
  await expect(bookings).not.toBeChecked();
  await expectAccessible();
  await bookings.click();
  await expect(seen).toContainText('Rua do Alecrim');
  await bookings.click();
  await expect(seen).not.toContainText('Rua do Alecrim');
  await ask.getByRole('button', { name: 'Keep it private' }).click();
  expect(await isPublic()).toBe(false);

  // So does the form that edits the trip.
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await edit.getByRole('switch', { name: 'Make trip public' }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(seen).toContainText('Casa do Tejo');
  expect(await isPublic()).toBe(false);
  await ask.getByRole('button', { name: 'Make Public' }).click();
  await expect(ask).toBeHidden();
  await expect.poll(isPublic).toBe(true);
});

test('SHARE-08 a trip whose days could not be loaded is not made public before what strangers would see was shown', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const id = await tripFromMail(page, inbox);
  await page.request.put(`/api/trips/${id}`, { data: { isPublic: false } });
  await page.route(
    (url) => url.pathname.endsWith(`/trips/${id}/days`) && url.search === '',
    (route) => route.fulfill({ status: 500, json: { message: 'Internal error', code: 'internal' } }),
  );
  await page.reload();
  await expect(page.getByText('Could not load the days of this trip')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await edit.getByRole('switch', { name: 'Make trip public' }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  const ask = page.getByRole('dialog', { name: 'Make it public?' });
  await expect(ask.getByRole('list', { name: 'What strangers would see' })).toContainText('Casa do Tejo');
  await expect(ask).toContainText('Never shown to strangers: booking references, mails, your ideas.');
  await ask.getByRole('button', { name: 'Keep it private' }).click();
  const trip = (await (await page.request.get(`/api/trips/${id}`)).json()) as { isPublic: boolean };
  expect(trip.isPublic).toBe(false);
});
