import { expect, holdBack, type Page, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedTrip } from './seed.ts';
import { unusedUsername } from './unused-names.ts';

const main = (page: Page) => page.getByRole('main');
const destinations = (page: Page) => main(page).getByRole('navigation', { name: 'Destinations' });
const section = (page: Page, title: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const skeletons = (page: Page) => page.locator('[data-skeleton="card"]');
const publicTrips = (page: Page) => page.request.get('/api/trips/public?limit=100').then((answer) => answer.text());

test('DISC-28 DISC-11 OPEN-10 with no public trips the tab says so below the six places; signed out as well', async ({
  page,
}) => {
  await page.route('**/api/trips/public*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/discover', (route) => route.fulfill({ json: { destinations: [], themes: [] } }));
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/?tab=discover');
  await expect(main(page).getByText('No public trips yet')).toBeVisible();
  await expect(destinations(page).getByRole('button')).toHaveText([
    ...['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini'],
  ]);
  for (const title of ['Popular Destinations', 'Trip Themes', 'Recently Shared']) {
    await expect(section(page, title)).toHaveCount(0);
  }
  await page.getByPlaceholder('Search for people or places...').fill('marta');
  await expect(main(page).getByRole('heading', { name: 'Sign in Required' })).toBeVisible();

  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(main(page).getByText('No trips from following')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Discover Travelers' })).toHaveAttribute('href', '/search');
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth/);
  expect(calls.filter((path) => /^\/api\/(?:.*search|.*following|trips$)/.test(path))).toEqual([]);
});

/** Shares a trip to Rome and one to Bali, both with titles of their own, and keeps one to Paris private. */
async function shareTrips(page: Page, titles: { readonly rome: string; readonly bali: string }): Promise<string> {
  const trip = { startDate: '2027-06-03', endDate: '2027-06-05' };
  const description = 'Three days in ROME and its museums';
  const rome = await seedTrip(page, { ...trip, title: titles.rome, description });
  await seedTrip(page, { ...trip, title: 'Paris by the river', isPublic: false });
  await seedTrip(page, { ...trip, title: titles.bali });
  await expect.poll(() => publicTrips(page)).toContain(titles.bali);
  return rome;
}

test('DISC-11 DISC-16 DISC-20 DISC-26 OPEN-26 OPEN-145 public trips are shown by place, theme and date, each card as one link', async ({
  page,
  register,
}) => {
  await register({ firstName: 'Greta', lastName: 'Falk' });
  const rome = await shareTrips(page, { rome: 'Ruins', bali: 'Beach days in Bali' });
  await page.goto('/?tab=discover');
  await expect(destinations(page).getByRole('button')).toHaveText([
    ...['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini'],
  ]);
  await expect(section(page, 'Recently Shared')).toBeVisible();
  const order = await main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  expect(order).toEqual(['Popular Destinations', 'Trip Themes', 'Recently Shared']);
  await expect(section(page, 'Popular Destinations').getByRole('heading', { level: 3, name: 'Bali' })).toBeVisible();
  await expect(section(page, 'Trip Themes').getByRole('heading', { level: 3, name: 'Beach & Ocean' })).toBeVisible();

  const card = section(page, 'Recently Shared').getByRole('article').filter({ hasText: 'Ruins' });
  for (const text of ['Ruins', 'Jun 3 - Jun 5, 2027', 'ROME', 'Greta Falk', 'View Timeline', 'Memories']) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveAttribute('href', `/trips/${rome}`);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
});

test('DISC-12 DISC-13 DISC-14 OPEN-34 a place shows its public trips and their number, and a button leads back', async ({
  page,
  register,
}) => {
  await register();
  await shareTrips(page, { rome: 'The Forum', bali: 'Surfing in Bali' });
  await page.goto('/?tab=discover');
  await destinations(page).getByRole('button', { name: 'Rome' }).click();
  await expect(main(page).getByRole('heading', { name: 'Trips to Rome' })).toBeVisible();
  await expect(main(page).getByRole('article').filter({ hasText: 'The Forum' })).toBeVisible();
  await expect(main(page).getByText('Surfing in Bali')).toHaveCount(0);
  const shown = await main(page).getByRole('article').count();
  await expect(main(page).getByText(shown === 1 ? '1 trip' : `${shown} trips`, { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Back to Discover' }).click();
  await expect(section(page, 'Recently Shared')).toBeVisible();

  await destinations(page).getByRole('button', { name: 'Paris' }).click();
  await expect(main(page).getByText('0 trips', { exact: true })).toBeVisible();
  await expect(main(page).getByText('There are no public trips to Paris yet.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Back to Discover' }).click();
  await expect(section(page, 'Recently Shared')).toBeVisible();
});

test('DISC-15 the place chosen and the words searched for stay while other things are opened', async ({
  page,
  register,
}) => {
  await register({ firstName: 'Greta', lastName: 'Falk' });
  await shareTrips(page, { rome: 'Roman walls', bali: 'Temples of Bali' });
  await page.goto('/?tab=discover');
  await destinations(page).getByRole('button', { name: 'Rome' }).click();
  await expect(main(page).getByRole('heading', { name: 'Trips to Rome' })).toBeVisible();
  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(main(page).getByText('No trips from following')).toBeVisible();
  await page.getByRole('tab', { name: 'Discover' }).click();
  await expect(main(page).getByRole('heading', { name: 'Trips to Rome' })).toBeVisible();
  await page.getByRole('tab', { name: 'Discover' }).click();
  await expect(main(page).getByRole('heading', { name: 'Trips to Rome' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Trips to Rome' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Back to Discover' }).click();
  await expect(section(page, 'Recently Shared')).toBeVisible();

  const box = page.getByPlaceholder('Search for people or places...');
  await box.fill('greta');
  await expect(main(page).getByRole('heading', { name: 'People' })).toBeVisible();
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Discover' }).click();
  await expect(box).toHaveValue('greta');
  await box.fill('');
  await expect(section(page, 'Recently Shared')).toBeVisible();
});

test('HOME-05 FOLW-01 FOLW-02 FOLW-03 FOLW-04 the trips of people one follows', async ({
  page,
  register,
  playwright,
  stack,
}) => {
  await register();
  await page.goto('/?tab=following');
  await expect(main(page).getByText('No trips from following')).toBeVisible();
  await main(page).getByRole('link', { name: 'Discover Travelers' }).click();
  await expect(page).toHaveURL('/search');

  const other = await playwright.request.newContext({ baseURL: stack.url });
  const username = unusedUsername('olga');
  const id = await addPerson(other, page, { firstName: 'Olga', lastName: `Hansen ${username}`, username });
  const headers = { origin: stack.url };
  for (const [title, isPublic] of [
    ['Fjords', true],
    ['Secret', false],
  ] as const) {
    const data = { title, startDate: '2027-06-03', endDate: '2027-06-05', isPublic };
    expect((await other.post('/api/trips', { data, headers })).status()).toBe(201);
  }
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/trips/following')).text()).toContain('Fjords');

  const arrive = await holdBack(page, '**/api/trips/following*');
  await page.goto('/?tab=following');
  await expect(skeletons(page).first()).toBeVisible();
  await expect(main(page).getByText('No trips from following')).toHaveCount(0);
  arrive();
  await expect(main(page).getByRole('heading', { name: 'From People You Follow' })).toBeVisible();
  const card = main(page).getByRole('article').filter({ hasText: 'Fjords' });
  await expect(card).toContainText(username);
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/trips\//);
  await expect(main(page).getByText('Secret')).toHaveCount(0);
  await expect(skeletons(page)).toHaveCount(0);
  await other.dispose();
});

test('DISC-17 DISC-18 DISC-21 DISC-22 DISC-25 DISC-27 each section shows so many at most', async ({ page }) => {
  const trips = Array.from({ length: 9 }, (_, n) => ({
    ...{ id: `trip${n}`, title: `Paris ${n}`, description: null },
    ...{ startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-05T00:00:00.000Z', isPublic: true, coverImage: null },
    ...{ location: null, dayCount: 0, activityCount: 0, creatorFirstName: 'Ada', creatorLastName: null },
    ...{ creatorEmail: null, creatorProfileImage: null },
    user: { id: 'ada', username: 'ada', firstName: 'Ada', lastName: null, profileImageUrl: null },
  }));
  const groups = (names: readonly string[]) =>
    names.map((name, n) => ({ name, count: 100 - n, trips: trips.slice(0, 3) }));
  const destinations = groups(['Paris', 'Tokyo', 'Bali', 'London']);
  const themes = groups(['Beach & Ocean', 'City & Culture', 'Food & Culinary']);
  await page.route('**/api/trips/public*', (route) => route.fulfill({ json: trips }));
  await page.route('**/api/discover', (route) => route.fulfill({ json: { destinations, themes } }));
  await page.goto('/?tab=discover');
  await expect(section(page, 'Recently Shared').getByRole('article')).toHaveCount(9);
  await expect(section(page, 'Recently Shared').getByRole('link').first()).toHaveText('Paris 0');
  for (const [title, most] of [
    ['Popular Destinations', 4],
    ['Trip Themes', 3],
  ] as const) {
    const shown = section(page, title).locator('section');
    await expect(shown).toHaveCount(most);
    await expect(shown.first()).toContainText('100 trips');
    for (let n = 0; n < most; n++) await expect(shown.nth(n).getByRole('listitem')).toHaveCount(3);
  }
  await expect(section(page, 'Trip Themes').getByRole('heading', { name: 'Other' })).toHaveCount(0);
});
