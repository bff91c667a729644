import { expect, holdBack, type Page, settled, test } from './fixtures.ts';
import { readMail } from './read-mail.ts';
import { seedDay, seedTrip } from './seed.ts';

// Each screen is checked several times.
test.describe.configure({ timeout: 420_000 });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** 1280 × 720 at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 };

/** Nothing makes the page scroll sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `px wider than the screen of ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Checks the page on a wide screen in light colours, on a phone in dark ones, and at 200 % zoom. */
async function expectGoodEverywhere(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
  for (const [size, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible();
  }
  for (const size of [PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(WIDE);
}

const heading = (page: Page, level: number) => page.getByRole('heading', { level }).first();
const skeletons = (page: Page) => page.getByRole('status', { name: /^Loading/ }).or(page.getByText(/^Loading/));

/** A title of many letters, which has to wrap. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän on a very long journey along the river';

test('OPEN-148 the screens for a visitor are accessible, wide in light colors and narrow in dark', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  for (const address of [
    ...['/auth', '/auth/forgot-password', '/no/such/road', '/', '/?tab=trips', '/?tab=discover', '/?tab=following'],
    ...['/email-parser', '/search', '/profile'],
  ]) {
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

/** A trip with long words, another one, and the first one's day. */
async function seedTrips(page: Page): Promise<{ id: string; day: string }> {
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
  return { id, day };
}

test('OPEN-148 the screens of a traveller are accessible, wide in light colors and narrow in dark', async ({
  page,
  signUp,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await signUp();
  const { id, day } = await seedTrips(page);
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
    '/users/00000000000000000000',
    '/profile',
    '/profile?tab=followers',
    '/search',
    '/?tab=discover&to=Rome',
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

  // The other way round, for the pages with most text.
  for (const address of ['/?tab=trips', `/trips/${id}`, `/trips/${id}?day=${day}`, '/profile']) {
    await page.goto(address);
    await expect(heading(page, 1)).toBeAttached();
    await expect(skeletons(page)).toHaveCount(0);
    for (const [size, colorScheme] of [
      [WIDE, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible();
    }
    await page.setViewportSize(WIDE);
  }
});

test('OPEN-148 the windows of a traveller are accessible, wide in light colors and narrow in dark', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const { id, day } = await seedTrips(page);
  const windows: readonly (readonly [address: string, button: string])[] = [
    ['/?tab=trips', 'New Trip'],
    ['/?tab=trips', 'Delete "Rome"'],
    [`/trips/${id}`, 'Edit Trip'],
    [`/trips/${id}?day=${day}`, 'Add Day'],
    [`/trips/${id}?day=${day}`, 'Edit day 1'],
    [`/trips/${id}?day=${day}`, 'Edit "Lunch"'],
    [`/trips/${id}?day=${day}`, 'Add a new activity'],
    [`/trips/${id}?day=${day}`, 'Add Photos'],
    [`/trips/${id}`, 'Delete Trip'],
    ['/profile', 'Edit Profile'],
    ['/profile', 'Delete account'],
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

test('OPEN-148 menus, the questions before a merge, and a toast above the round button are accessible', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const id = await seedTrip(page, { title: LONG, startDate: '2027-06-03', endDate: '2027-06-05' });
  const day = await seedDay(page, id, { title: 'Passau', date: '2027-06-03' }, [{ title: LONG }]);
  await seedTrip(page, { title: 'Rome', startDate: '2027-07-03', endDate: '2027-07-05' });
  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'More for "Rome"' }).click();
  await expect(page.getByRole('menuitem', { name: 'Merge into…' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  const targets = page.getByRole('dialog', { name: 'Merge into…' });
  await expect(targets).toBeVisible();
  await expectGoodEverywhere(page, expectAccessible);
  await targets.getByRole('button').filter({ hasText: LONG }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodEverywhere(page, expectAccessible);
  await page.keyboard.press('Escape');

  for (const [size, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/trips/${id}?day=${day}`);
    const armed = page.getByRole('button', { name: `Delete "${LONG}"` });
    await armed.click();
    await expect(armed).toHaveText('Confirm?');
    await expectAccessible();
    await page.getByRole('button', { name: 'Delete day 1' }).click();
    const notice = page.getByRole('region', { name: /^Notifications/ }).locator('li');
    await expect(notice).toContainText('Day deleted successfully!');
    // It stays while it has the focus.
    await page.keyboard.press('F8');
    const button = page.getByRole('button', { name: 'Add a new activity' });
    const [below, above] = [await button.boundingBox(), await notice.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Delete day 1' })).toBeVisible();
  }
});

test('OPEN-148 reduced motion is respected', async ({ page, signUp }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp();
  await seedTrip(page, { title: 'Rome', startDate: '2027-07-03', endDate: '2027-07-05' });
  const arrive = await holdBack(page, '**/api/trips');
  await page.goto('/?tab=trips');
  await expect(skeletons(page).first()).toBeAttached();
  const longest = () =>
    page.evaluate(() => {
      const times = document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0));
      return Math.max(0, ...times);
    });
  // What fades in shows at once, and no animation runs forever.
  expect(await longest()).toBeLessThanOrEqual(200);
  arrive();
  await page.getByRole('button', { name: 'Delete "Rome"' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await longest()).toBeLessThanOrEqual(200);
});
