import type { Browser, Locator } from '@playwright/test';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { expect, holdBack, type Page, registered as test, toast } from './fixtures.ts';
import { seedActivity } from './seed.ts';
import { activity, seedRome } from './trip-screen.ts';
import { unusedEmail } from './unused-names.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share', exact: true });
const section = (page: Page, name: string) => sheet(page).getByRole('region', { name });

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** Another traveller, in a browser of their own. */
async function another(browser: Browser, url: string, firstName: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const data = { firstName, lastName: 'Rey', email: unusedEmail(firstName) };
  const response = await page.request.post('/api/register', { data: { ...data, password: 'a long walk by the sea' } });
  expect(response.status()).toBe(201);
  return page;
}

/** Invites by link, as the sheet's form does, and returns the link. */
async function inviteByLink(page: Page, role: 'Can edit' | 'Can view'): Promise<string> {
  const companions = section(page, 'Companions');
  await companions.getByRole('combobox', { name: 'What they can do' }).click();
  await page.getByRole('option', { name: role }).click();
  await companions.getByRole('button', { name: 'Invite' }).click();
  return companions.getByLabel('Invitation', { exact: true }).inputValue();
}

test('SHARE-02 Share opens one sheet: companions with roles, link and Everyone, by mouse and keyboard', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Companions', 'Link', 'Everyone']) await expect(section(page, name)).toBeVisible();
  await expect(sheet(page)).toContainText('Everybody');
  const link = await inviteByLink(page, 'Can view');
  expect(link).toMatch(/\/invitation#[\w-]+$/);
  await expect(section(page, 'Companions').getByRole('listitem')).toContainText('Can view, once accepted.');
  await expectAccessible();

  const ines = await another(browser, stack.url, 'Ines');
  await ines.goto(link);
  await expect(ines.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  await expect(ines.getByText('Marta Lind invites you to come along')).toBeVisible();
  await expect(ines.getByText('June 3 - June 5, 2027')).toBeVisible();
  // The token is in no address, and nothing of the trip is seen before accepting.
  expect(new URL(ines.url()).hash).toBe('');
  await expect(ines.getByText('Colosseum')).toHaveCount(0);
  await ines.getByRole('button', { name: 'Accept' }).click();
  await expect(ines).toHaveURL(`/trips/${id}`);
  await expect(ines.getByRole('button', { name: 'Add Activity' })).toHaveCount(0);

  await page.reload();
  await openSheet(page);
  const row = section(page, 'Companions').getByRole('listitem');
  await expect(row).toContainText('Ines Rey');
  await row.getByRole('combobox', { name: 'What Ines Rey can do' }).click();
  await page.getByRole('option', { name: 'Can edit' }).click();
  await expect(row.getByRole('combobox')).toContainText('Can edit');
  await ines.reload();
  await expect(ines.getByRole('button', { name: 'Edit Trip' })).toBeVisible();
  // What is the owner's alone is not offered to editors.
  for (const name of ['Share', 'Delete Trip', 'Make Private', 'Make Public']) {
    await expect(ines.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await ines.getByRole('button', { name: 'Edit Trip' }).click();
  const edit = ines.getByRole('dialog', { name: 'Edit Trip' });
  await expect(edit.getByRole('switch', { name: 'Make trip public' })).toHaveCount(0);
  await edit.getByLabel('Trip Title').fill('Rome with Ines');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ines.getByRole('heading', { level: 1, name: 'Rome with Ines' })).toBeVisible();

  await row.getByRole('button', { name: 'Remove Ines Rey' }).click();
  await row.getByRole('button', { name: /Confirm/ }).click();
  await expect(section(page, 'Companions').getByRole('listitem')).toHaveCount(0);
  await ines.goto(link);
  await expect(ines.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await ines.context().close();
});

test('SHARE-03 an address that is typed while another invitation is on its way stays', async ({ page }) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await openSheet(page);
  const companions = section(page, 'Companions');
  const email = companions.getByLabel('Email (optional)');
  const release = await holdBack(page, '**/companions');
  await email.fill('ines@example.com');
  await companions.getByRole('button', { name: 'Invite' }).click();
  await email.fill('ben@example.com');
  release();
  await expect(companions.getByText('Sent to ines@example.com.')).toBeVisible();
  await expect(email).toHaveValue('ben@example.com');
});

test('SHARE-05 a companion finds the trip under Shared with you, may copy it and leave it, and what they added stays', async ({
  page,
  browser,
  stack,
}) => {
  const { id, days } = await seedRome(page);
  await page.request.put(`/api/trips/${id}`, { data: { isPublic: false } });
  await page.goto(`/trips/${id}`);
  await openSheet(page);
  const link = await inviteByLink(page, 'Can edit');
  const ines = await another(browser, stack.url, 'Ines');
  await ines.goto(link);
  await ines.getByRole('button', { name: 'Accept' }).click();
  await expect(ines).toHaveURL(`/trips/${id}`);
  await seedActivity(ines, days[1] ?? '', { title: 'Gelato', time: '16:00' });

  // Closing the account would take the trip along, and says with whose names.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const shownTrips = page.getByRole('dialog').getByRole('list', { name: 'Trips that others come along on' });
  await expect(shownTrips).toHaveText('Rome in June, with Ines Rey');

  await ines.goto('/?tab=trips');
  const shared = ines.getByRole('region', { name: 'Shared with you' });
  await expect(shared.getByRole('link', { name: 'Rome in June' })).toBeVisible();
  await expect(shared).toContainText('You can edit');
  await shared.getByRole('button', { name: 'More for "Rome in June"' }).click();
  await ines.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(toast(ines, 'Copied to your trips')).toBeVisible();
  await expect(ines.getByRole('button', { name: 'Delete "Rome in June"' })).toBeVisible();
  await shared.getByRole('button', { name: 'More for "Rome in June"' }).click();
  await ines.getByRole('menuitem', { name: 'Leave…' }).click();
  await ines.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(toast(ines, 'You left "Rome in June"')).toBeVisible();
  await expect(shared).toHaveCount(0);
  expect((await ines.request.get(`/api/trips/${id}`)).status()).toBe(404);
  await ines.context().close();

  await page.goto(`/trips/${id}?day=${days[1]}`);
  await expect(activity(page, 'Gelato')).toBeVisible();
});

test('SHARE-07 SHARE-10 a viewer reads the ideas and can change none, and the owner sees that they do', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  const idea = { title: 'Opera at night', location: 'Caracalla', notes: 'Only if it is dry' };
  const made = await page.request.post(`/api/trip-days/${ideasDayOf(id)}/activities`, { data: idea });
  expect(made.status()).toBe(201);
  await page.goto(`/trips/${id}`);
  await openSheet(page);
  const ines = await another(browser, stack.url, 'Ines');
  await ines.goto(await inviteByLink(page, 'Can view'));
  await ines.getByRole('button', { name: 'Accept' }).click();
  await expect(ines).toHaveURL(`/trips/${id}`);
  const tray = ines.getByRole('region', { name: 'Ideas' });
  await expect(tray.getByRole('listitem')).toContainText(/Opera at night.*Caracalla.*Only if it is dry/s);
  await expect(tray.getByRole('button')).toHaveText(['Ideas1']);
  await ines.setViewportSize({ width: 390, height: 844 });
  await tray.getByRole('button', { name: 'Ideas (1)' }).click();
  await expect(tray.getByRole('listitem')).toBeHidden();
  await tray.getByRole('button', { name: 'Ideas (1)' }).click();
  await expect(tray.getByRole('listitem')).toBeVisible();
  await ines.context().close();

  await page.goto(`/trips/${id}`);
  await openSheet(page);
  await section(page, 'Everyone').getByRole('link', { name: 'a viewer' }).click();
  await expect(page.getByText('You see what a viewer sees')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ideas' })).toContainText('Opera at night');
  await expectAccessible();
});

test('SHARE-06 signed-out people read by the link, which says noindex, until it is ended', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  await page.request.put(`/api/trips/${id}`, { data: { isPublic: false } });
  await page.goto(`/trips/${id}`);
  await openSheet(page);
  const link = section(page, 'Link');
  await link.getByRole('button', { name: 'Make a link' }).click();
  const address = await link.getByLabel('Secret link').inputValue();
  await expectAccessible();

  const granny = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await granny.goto(address);
  await expect(granny).toHaveURL(`/trips/${id}`);
  await expect(granny.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  await expect(granny.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(granny.getByRole('button', { name: /^(Add|Edit|Delete|Make|Share)/ })).toHaveCount(0);

  await link.getByRole('button', { name: 'End link' }).click();
  await expect(link.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await granny.reload();
  await expect(granny.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await granny.goto(address);
  await expect(granny.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await granny.context().close();
});
