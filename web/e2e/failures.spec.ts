import { endSessionAtWrite, expect, LOGGED_OUT, type Page, signedIn as test, toast, watchNotices } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const BROKEN = { status: 500, json: { message: 'Not today', code: 'internal' } };
const timeline = (page: Page) => page.getByRole('navigation', { name: 'Timeline' });
const error = (page: Page, text: string) => toast(page, 'Error').filter({ hasText: text });

test('ERR-07 a sign-out that fails says so, and the traveller stays signed in', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/);
  await page.route('**/api/logout', (route) => route.fulfill(BROKEN));
  await page.getByRole('banner').getByRole('button', { name: 'Marta' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Sign out failed')).toContainText('Not today');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Marta' })).toBeVisible();
});

test('ERR-19 ERR-20 ERR-21 ERR-22 OPEN-140 what fails on a trip’s page says so, and leaves everything as it was', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  const day = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Colosseum' }]);
  await page.goto(`/trips/${id}`);
  await page.route(/\/api\/(trips\/\w+\/days|trip-days\/|activities\/)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(BROKEN),
  );

  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  const addDay = page.getByRole('dialog', { name: 'Add Day' });
  await addDay.getByLabel('Day Title').fill('Vatican');
  await addDay.getByRole('button', { name: 'Add Day' }).click();
  await expect(error(page, 'Failed to add day')).toBeVisible();
  await expect(addDay.getByLabel('Day Title')).toHaveValue('Vatican');
  await addDay.getByRole('button', { name: 'Cancel' }).click();

  await timeline(page).getByRole('button', { name: 'Delete day 1' }).click();
  await expect(error(page, 'Failed to delete day')).toBeVisible();
  await expect(timeline(page).getByRole('link', { name: 'Day 1' })).toBeVisible();

  await timeline(page).getByRole('link', { name: 'Day 1' }).click();
  const colosseum = page.getByRole('article', { name: 'Colosseum', exact: true });
  await colosseum.getByRole('button', { name: /Delete/ }).click();
  await colosseum.getByRole('button', { name: /Confirm/ }).click();
  await expect(error(page, 'Failed to delete activity')).toBeVisible();
  await expect(colosseum).toBeVisible();

  await page.getByRole('region', { name: 'Itinerary' }).getByRole('button', { name: 'Add Activity' }).click();
  const addActivity = page.getByRole('dialog', { name: 'Add New Activity' });
  await addActivity.getByLabel('Title').fill('Palatine');
  await addActivity.getByRole('button', { name: 'Add Activity' }).click();
  await expect(error(page, 'Failed to add activity')).toBeVisible();
  await expect(addActivity.getByLabel('Title')).toHaveValue('Palatine');
  expect(day).not.toBe('');
});

test('ERR-16 ERR-18 a merge that fails says why, and one without a session leads to sign-in', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500|401|ERR_FAILED/);
  for (const title of ['Alps', 'Coast']) {
    await seedTrip(page, { title, startDate: '2027-06-03', endDate: '2027-06-05' });
  }
  const merge = async () => {
    await page.getByRole('button', { name: 'More for "Alps"' }).click();
    await page.getByRole('menuitem', { name: 'Merge into…' }).click();
    await page
      .getByRole('dialog', { name: 'Merge into…' })
      .getByRole('button', { name: /^Coast/ })
      .click();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
  };
  await page.goto('/?tab=trips');
  const tries: string[] = [];
  await page.route('**/merge/*', (route) => {
    tries.push(route.request().url());
    if (tries.length === 1) return route.fulfill(BROKEN);
    return tries.length === 2 ? route.abort() : route.continue();
  });
  await merge();
  await expect(error(page, 'Not today')).toBeVisible();
  await merge();
  await expect(error(page, 'Failed to merge trips. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alps' })).toBeVisible();

  const notices = await watchNotices(page);
  await endSessionAtWrite(page);
  await merge();
  await expect.poll(() => notices.join('\n')).toMatch(LOGGED_OUT);
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('OPEN-144 ERR-04 what cannot be read says so and offers another try, and is never shown as empty', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  let broken = true;
  await page.route(/\/api\/(trips|processed-emails|user\/profile)/, (route) =>
    broken ? route.fulfill(BROKEN) : route.continue(),
  );
  for (const [address, shown] of [
    ['/?tab=trips', 'Rome'],
    ['/?tab=discover', 'Recently Shared'],
    [`/trips/${id}`, 'Rome'],
    ['/email-forwarding', 'No emails yet'],
    ['/profile', 'Rome'],
  ] as const) {
    broken = true;
    await page.goto(address);
    await expect(page.getByText(/^Could not load/).first()).toBeVisible();
    await expect(page.getByText(/^No (trips|public trips|emails) yet|Trip not found/)).toHaveCount(0);
    broken = false;
    const again = page.getByRole('button', { name: 'Try again' });
    // Components with the same query recover together with the first of them, so that a button may disappear while it is
    // being pressed.
    await expect(async () => {
      for (const each of await again.all()) await each.click({ timeout: 1000 });
      await expect(again).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.getByText(shown).first()).toBeVisible();
  }
});

test('OPEN-144 what was read stays when it cannot be read again, and says that it may be old', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/500/);
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-05' });
  let broken = false;
  await page.route('**/api/**', (route) => (broken ? route.fulfill(BROKEN) : route.continue()));
  const rome = page.getByRole('main').getByText('Rome').first();
  const old = page.getByText('Could not refresh. What you see may be old.');
  const tab = (name: string) => page.getByRole('tab', { name });
  const home = page.getByRole('banner').getByRole('link', { name: 'Travel Timeline' });
  for (const [address, away, there] of [
    ['/?tab=discover', tab('My Trips'), tab('My Trips').and(page.locator('[aria-selected=true]'))],
    [`/trips/${id}`, home, tab('Plan Trip')],
  ] as const) {
    broken = false;
    await page.goto(address);
    await expect(rome).toBeVisible();
    await away.click();
    await expect(there).toBeVisible();
    broken = true;
    await page.goBack();
    await expect(old).toBeVisible();
    await expect(rome).toBeVisible();
    await expect(page.getByText(/^Could not load/)).toHaveCount(0);
    await expectAccessible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(old).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(rome).toBeVisible();
  }
});

test('OPEN-144 a tab whose code does not arrive says so in its place, and the page stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|dynamically imported module|preload/);
  await page.route(/\/assets\/following-tab-.*\.js/, (route) => route.abort());
  // Reload: the tab's code may have been prefetched.
  await page.goto('/');
  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(page.getByText('Could not load this tab')).toBeVisible();
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await expect(page.getByText('Could not load this tab')).toHaveCount(0);
  await page.unroute(/\/assets\/following-tab-.*\.js/);
  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(page.getByText('No trips from following')).toBeVisible();
});
