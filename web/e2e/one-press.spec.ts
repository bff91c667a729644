import { expect, type Page, toast, watchNotices } from './fixtures.ts';
import { test } from './inbox.ts';
import { readMail } from './read-mail.ts';

/** The writes that are sent from now on: their path and Idempotency-Key. */
function watchWrites(page: Page): { path: string; key: string | undefined }[] {
  const writes: { path: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    writes.push({ path: new URL(request.url()).pathname, key: request.headers()['idempotency-key'] });
  });
  return writes;
}

test('a double press on Parse Email, Create Trip and Process is one call each, and shows its result once', async ({
  page,
  inbox,
}) => {
  await inbox.send(await readMail('lisbon-flight'));
  const cards = page.getByRole('main').getByRole('article');
  await inbox.arrival(cards);
  const writes = watchWrites(page);
  const notices = await watchNotices(page);
  await cards.getByRole('button', { name: 'Process' }).dblclick();
  await expect(cards.getByRole('link', { name: 'View Trip' })).toBeVisible();
  await expect(toast(page, 'Email Processed')).toBeVisible();
  expect(notices.join()).not.toContain('Processing Failed');
  expect(writes.splice(0)).toEqual([
    { path: expect.stringMatching(/process$/), key: expect.stringMatching(/^\w{32}$/) },
  ]);

  await page.goto('/email-parser');
  await page.getByLabel('Booking confirmation email').fill(await readMail('hotel-en'));
  await page.getByRole('button', { name: 'Parse Email' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Review Extracted Bookings' })).toBeVisible();
  expect(writes.splice(0)).toHaveLength(1);

  await page.goto('/');
  await page.getByRole('button', { name: 'New Trip' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Trip Title').fill('One trip');
  await dialog.getByLabel('Start Date').fill('2027-07-01');
  await dialog.getByLabel('End Date').fill('2027-07-04');
  await dialog.getByRole('button', { name: 'Create Trip' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'One trip' })).toBeVisible();
  expect(writes).toEqual([{ path: '/api/trips', key: expect.stringMatching(/^\w{32}$/) }]);
});

test('Process pressed again after its response was lost shows the first one’s result', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await inbox.send(await readMail('lisbon-flight'));
  const cards = page.getByRole('main').getByRole('article');
  await inbox.arrival(cards);
  // The server processes it, and the connection ends before the response; the inbox is not refetched either.
  await page.route('**/process', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await page.route('**/api/processed-emails', (route) => route.abort('failed'));
  await cards.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Processing Failed')).toBeVisible();
  await page.unroute('**/process');
  await cards.getByRole('button', { name: 'Process' }).click();
  await expect(toast(page, 'Email Processed')).toBeVisible();
  await expect(cards.getByRole('link', { name: 'View Trip' })).toBeVisible();
});
