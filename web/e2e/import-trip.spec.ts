import { expect, registered as test } from './fixtures.ts';
import { seedRome } from './trip-screen.ts';

test('a downloaded trip becomes a private trip again, and what is no trip says why', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'More for this trip' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Everything (.json)' }).click();
  const file = await (await arriving).path();

  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const input = dialog.getByLabel('File');
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{\n oops') });
  await expect(dialog).toContainText('Line 2: This is not valid JSON.');
  await input.setInputFiles(file);
  await expect(dialog.getByRole('status')).toContainText('3 days with 3 activities, 0 ideas');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Import Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Rome in June', level: 1 })).toBeVisible();
  const [, made = ''] = /\/trips\/(\w+)/.exec(page.url()) ?? [];
  expect(made).not.toBe(id);
  const { isPublic, dayCount } = (await (await page.request.get(`/api/trips/${made}`)).json()) as Record<
    string,
    unknown
  >;
  expect({ isPublic, dayCount }).toEqual({ isPublic: false, dayCount: 3 });
});
