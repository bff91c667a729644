import { expect, LOGGED_OUT, type Page, test, toast, watchNotices } from './fixtures.ts';
import { addPerson } from './people.ts';

const searches = (page: Page, path: string): string[] => {
  const terms: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) terms.push(searchParams.get('q') ?? '');
  });
  return terms;
};

test('SEEK-01 SEEK-02 SEEK-03 SEEK-08 NAV-06 the traveller search begins at two characters', async ({
  page,
  register,
}) => {
  await register();
  const terms = searches(page, '/api/users/search');
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Discover Travelers/);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Travelers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Amazing Travelers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
  await expect(page.getByText('Type at least 2 characters to search for travelers')).toBeVisible();
  const box = page.getByPlaceholder('Search by username or name...');
  await box.fill('q');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=q');
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
  expect(terms).toEqual([]);
  await box.fill('qu');
  await expect.poll(() => terms).toEqual(['qu']);
});

test('SEEK-04 SEEK-06 SEEK-07 OPEN-31 OPEN-46 travellers are found by name while one types, with or without a username', async ({
  page,
  request,
  register,
  expectAccessible,
}) => {
  await register();
  const named = await addPerson(request, page, {
    firstName: 'Idris',
    lastName: 'Quillfeather',
    username: 'quill.idris',
  });
  const nameless = await addPerson(request, page, { firstName: 'Noor', lastName: 'Quillfeather' });
  const bio = 'Night trains and lighthouses.';
  const changed = await request.put('/api/user/profile', {
    data: { firstName: 'Noor', lastName: 'Quillfeather', bio },
  });
  expect(changed.ok()).toBe(true);
  const terms = searches(page, '/api/users/search');
  await page.goto('/search');
  const box = page.getByPlaceholder('Search by username or name...');
  await box.fill('QUILLF');
  const cards = page.getByRole('list', { name: 'Travelers found' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'quill.idris' }).getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    '/profile/quill.idris',
  );
  const second = cards.filter({ hasText: 'Noor Quillfeather' });
  for (const text of ['NQ', bio]) await expect(second.getByText(text)).toBeVisible();
  await expect(second.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', `/users/${nameless}`);
  expect(named).not.toBe(nameless);
  expect(terms).toEqual(['QUILLF']);
  await expectAccessible();

  await box.fill('quillfeather zz');
  await box.press('Enter');
  await expect(page.getByText('No travelers found')).toBeVisible();
});

test('OPEN-11 a visitor who searches for travellers signs in first, and comes back to the search', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const notices = await watchNotices(page);
  await page.goto('/search?q=idris', { waitUntil: 'commit' });
  await expect.poll(() => notices.join('\n')).toMatch(LOGGED_OUT);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsearch%3Fq%3Didris$/);
});

test('DISC-02 DISC-03 DISC-05 DISC-06 DISC-07 OPEN-38 the Discover tab finds people, their emails masked', async ({
  page,
  request,
  register,
  expectAccessible,
}) => {
  await register();
  const id = await addPerson(request, page, { firstName: 'Lisbeth', lastName: 'Parisienne' });
  await page.goto('/?tab=discover');
  await page.getByPlaceholder('Search for people or places...').fill('paris');
  const person = page.getByRole('article').filter({ hasText: 'Lisbeth Parisienne' });
  await expect(person).toContainText('li•••@example.com');
  await expect(person).toContainText('0 trips · 0 followers');
  await expect(person.getByText('LP')).toBeVisible();
  await expect(person.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/users/${id}`);
  await expectAccessible();
});

test('DISC-01 DISC-08 DISC-09 DISC-10 OPEN-37 the Discover tab finds places, and an empty search clears them without a call', async ({
  page,
  register,
}) => {
  await register();
  const terms = searches(page, '/api/search');
  await page.goto('/?tab=discover');
  const box = page.getByPlaceholder('Search for people or places...');
  await box.fill('paris');
  const place = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Paris', exact: true }) });
  await expect(place).toContainText('France');
  await expect(place).toContainText('The capital of France');
  await expect(place.locator('svg')).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('navigation', { name: 'Destinations' })).toBeVisible();
  await expect(place.getByText('The capital of France')).toHaveCount(0);
  expect(terms).toEqual(['paris']);

  await box.fill('zzqqxx');
  await box.press('Enter');
  await expect(page.getByText('No results found')).toBeVisible();
  await box.fill('paris');
  await place.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Trips to Paris' })).toBeVisible();
});

test('OPEN-31 an older answer never shows under a newer term', async ({ page, register }) => {
  await register();
  await page.goto('/?tab=discover');
  const box = page.getByPlaceholder('Search for people or places...');
  const { promise: newerShows, resolve: release } = Promise.withResolvers<void>();
  let answered = false;
  await page.route('**/api/search?q=tokyo', async (route) => {
    await newerShows;
    // The page has aborted the older search by now, so that it may not be answered.
    await route.continue().catch(() => undefined);
    answered = true;
  });
  await box.fill('tokyo');
  const older = page.waitForRequest('**/api/search?q=tokyo');
  await box.press('Enter');
  await older;
  await box.fill('lisbon');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible();
  release();
  await expect.poll(() => answered).toBe(true);
  await expect(page.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tokyo', exact: true })).toHaveCount(0);
});

test('ERR-15 a search that fails says so, and can be tried again', async ({ page, consoleErrors, register }) => {
  consoleErrors.allow(/500/);
  await register();
  await page.goto('/?tab=discover');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.getByPlaceholder('Search for people or places...').fill('rome');
  const failed = toast(page, 'Search failed');
  await expect(failed).toContainText('Unable to search at this time. Please try again.');
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The capital of Italy', { exact: false })).toBeVisible();
});

test('a visitor who searches on the Discover tab is asked to sign in, without a call', async ({ page }) => {
  const terms = searches(page, '/api/search');
  await page.goto('/?tab=discover');
  await page.getByPlaceholder('Search for people or places...').fill('rome');
  await expect(page.getByRole('heading', { name: 'Sign in Required' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent('/?tab=discover&q=rome')}`,
  );
  expect(terms).toEqual([]);
});
