import { expect, type Page, test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';
import { readMail } from './send-mail.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** At 360 px nothing makes the page go sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'px wider than the screen').toBeLessThanOrEqual(0);
}

/** Waits until what fades or slides has come to rest: colours in between are nobody's. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

/** Checks the page as it stands on a wide screen in light colours, and on a phone in dark ones. */
async function expectGoodEverywhere(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  for (const [size, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await expectAccessible();
  }
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(WIDE);
}

const heading = (page: Page, level: number) => page.getByRole('heading', { level }).first();
const skeletons = (page: Page) => page.getByRole('status', { name: /^Loading/ }).or(page.getByText(/^Loading/));

/** A title of many letters, which has to break somewhere. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän on a very long journey along the river';

test('OPEN-148 the screens for a visitor are accessible, wide in light colors and narrow in dark', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  for (const address of ['/auth', '/no/such/road', '/', '/?tab=trips', '/?tab=discover', '/email-parser']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(heading(page, 1)).toBeAttached();
      await expect(skeletons(page)).toHaveCount(0);
      await expectGoodEverywhere(page, expectAccessible);
    });
  }
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectGoodEverywhere(page, expectAccessible);
});

test('OPEN-148 the screens and windows of a traveller are accessible, wide in light colors and narrow in dark', async ({
  page,
  signUp,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await signUp();
  const id = await seedTrip(page, {
    title: LONG,
    startDate: '2027-06-03',
    endDate: '2027-06-05',
    description: 'From Passau to the sea',
  });
  await seedTrip(page, { title: 'Rome', startDate: '2027-07-03', endDate: '2027-07-05', isPublic: false });
  const day = await seedDay(page, id, { title: LONG, date: '2027-06-03', accommodation: 'Hotel Alba' }, [
    { title: LONG, time: '09:30' },
    { title: 'Lunch', time: '12:00' },
  ]);
  const { id: me } = (await (await page.request.get('/api/user')).json()) as { id: string };

  for (const address of [
    '/',
    '/?tab=trips',
    '/?tab=discover',
    '/?tab=following',
    `/trips/${id}`,
    `/trips/${id}?day=${day}`,
    '/trips/nowhere',
    `/users/${me}`,
    '/email-parser',
    '/email-forwarding',
    '/email-forwarding?tab=setup',
    '/email-forwarding?tab=test',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(heading(page, 1)).toBeAttached();
      await expect(skeletons(page)).toHaveCount(0);
      await expectGoodEverywhere(page, expectAccessible);
    });
  }

  const windows: readonly (readonly [address: string, button: string])[] = [
    ['/?tab=trips', 'New Trip'],
    ['/?tab=trips', 'Delete "Rome"'],
    [`/trips/${id}`, 'Edit Trip'],
    [`/trips/${id}?day=${day}`, 'Add Day'],
    [`/trips/${id}?day=${day}`, 'Edit day 1'],
    [`/trips/${id}?day=${day}`, 'Edit "Lunch"'],
    ['/email-forwarding?tab=setup', 'Test Auto-Forward'],
  ];
  for (const [address, button] of windows) {
    await test.step(button, async () => {
      await page.goto(address);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
      await expectGoodEverywhere(page, expectAccessible);
    });
  }

  await page.goto('/email-parser');
  await page.getByLabel('Booking confirmation email').fill(await readMail('lisbon-flight'));
  await page.getByRole('button', { name: 'Parse Email' }).click();
  await expect(page.getByRole('heading', { name: 'Review Extracted Bookings' })).toBeVisible();
  await expectGoodEverywhere(page, expectAccessible);
});
