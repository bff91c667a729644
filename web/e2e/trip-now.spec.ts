import { signedPass } from '../../infra/local/function-fixture/sample-pass.ts';
import { expect, type Page, registered as test } from './fixtures.ts';
import { readCodes } from './read-codes.ts';
import { seedActivity, seedDay, seedDocument, seedTrip } from './seed.ts';
import { activity, itinerary } from './trip-screen.ts';

const ROME = { timeZone: 'Europe/Rome' };

/** A trip of two days in Rome, looked at in the middle of its first day. */
async function seedRunningRome(page: Page): Promise<{ readonly id: string; readonly day: string }> {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-04' });
  const day = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [
    { title: 'Colosseum', time: '13:00', endTime: '15:00', ...ROME },
    {
      ...{
        title: 'Dinner',
        time: '15:25',
        location: 'Da Enzo, Via dei Vascellari',
        confirmationNumber: 'T4711',
        ...ROME,
      },
    },
    { title: 'Somewhere nice' },
  ]);
  return { id, day };
}

const panel = (page: Page) => page.getByRole('region', { name: /^Now and next/ });

test('TIME-09 a line says now among the day’s items, and moves each minute, but not while the page is hidden', async ({
  page,
}) => {
  const { id, day } = await seedRunningRome(page);
  // 14:05 in Rome.
  await page.clock.install({ time: '2027-06-03T12:04:10Z' });
  await page.goto(`/trips/${id}?day=${day}`);
  const now = itinerary(page)
    .getByRole('listitem')
    .filter({ hasText: /^Now \d/ });
  await expect(now).toHaveText(/^Now 14:0[45]$/);
  await page.clock.pauseAt('2027-06-03T12:05:50Z');
  await expect(now).toHaveText('Now 14:05');
  const rows = itinerary(page).locator('ol').first().locator('> li');
  const order = async () =>
    (await rows.allInnerTexts()).map((text) => /Now|Colosseum|Dinner|Somewhere/.exec(text)?.[0]);
  expect((await order()).filter(Boolean)).toEqual(['Colosseum', 'Now', 'Dinner', 'Somewhere']);
  await page.clock.runFor('01:00');
  await expect(now).toHaveText('Now 14:06');
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor('01:20:00');
  await expect(now).toHaveText('Now 14:06');
  await hide(false);
  await expect(now).toHaveText('Now 15:26');
  expect((await order()).filter(Boolean)).toEqual(['Colosseum', 'Dinner', 'Now', 'Somewhere']);
});

test('TIME-10 now and next stands above the summary and on My Trips, with all that one needs for it', async ({
  page,
  expectAccessible,
}) => {
  const { id, day } = await seedRunningRome(page);
  await page.clock.setFixedTime('2027-06-03T12:05:10Z');
  await page.goto(`/trips/${id}`);
  await expect(panel(page)).toContainText(/Now\s*until 15:00/);
  await expect(panel(page).getByRole('article', { name: 'Colosseum' })).toBeVisible();
  const next = panel(page).getByRole('article', { name: 'Dinner' });
  await expect(next.getByRole('timer')).toHaveText('in 1 h 20 min');
  await expect(next).toContainText('Da Enzo, Via dei Vascellari');
  await expect(next.getByRole('button', { name: 'Copy confirmation number T4711' })).toBeVisible();
  await expect(next.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /Da%20Enzo/);
  const [top, banner] = await Promise.all([
    panel(page).boundingBox(),
    page.getByRole('list', { name: 'Summary' }).boundingBox(),
  ]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
  await expectAccessible();

  await page.goto('/?tab=trips');
  await expect(panel(page)).toContainText('Now and next · Rome');
  await panel(page).getByRole('link', { name: 'Dinner' }).click();
  await expect(page).toHaveURL(new RegExp(`/trips/${id}\\?day=${day}`));
  await expect(activity(page, 'Dinner')).toBeVisible();

  await page.clock.setFixedTime('2027-06-01T12:00:00Z');
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('list', { name: 'Summary' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('TIME-10 now and next shows the documents of what is on and next, and the code of a pass at once', async ({
  page,
  expectAccessible,
}) => {
  const { id, day } = await seedRunningRome(page);
  const flight = await seedActivity(page, day, { title: 'Flight home', time: '15:20', ...ROME });
  const bytes = signedPass({ passenger: 'Ada Lovelace', message: 'M1ADA' });
  const pass = { name: 'Boarding.pkpass', mimeType: 'application/vnd.apple.pkpass', buffer: Buffer.from(bytes) };
  await seedDocument(page, flight, pass);
  await page.clock.setFixedTime('2027-06-03T12:05:10Z');
  for (const path of [`/trips/${id}`, '/?tab=trips']) {
    await page.goto(path);
    const files = panel(page)
      .getByRole('article', { name: 'Flight home' })
      .getByRole('list', { name: /^Files of/ });
    await expect(files.getByRole('listitem')).toHaveText(['Boarding.pkpass']);
    await expectAccessible();
    await files.getByRole('button', { name: 'Boarding.pkpass' }).click();
    const code = page.getByRole('dialog', { name: 'Boarding.pkpass' }).getByRole('img', { name: /code of this pass/ });
    await expect(code).toBeVisible();
    expect(await readCodes(await code.screenshot())).toEqual([{ kind: 'Aztec', message: 'M1ADA' }]);
    await page.keyboard.press('Escape');
  }
});
