import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, registered as test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedTrip } from './seed.ts';
import { unusedUsername } from './unused-names.ts';

const main = (page: Page) => page.getByRole('main');
const counts = (page: Page) => main(page).getByRole('definition');

/** Signs an Ines Prado up who has a username and a bio. */
async function addInes(request: APIRequestContext, page: Page): Promise<{ id: string; username: string }> {
  const username = unusedUsername('ines');
  const id = await addPerson(request, page, { firstName: 'Ines', lastName: `Prado${username}`, username });
  const data = { firstName: 'Ines', lastName: 'Prado', username, bio: 'Slow trains and long lunches' };
  expect((await request.put('/api/user/profile', { data })).ok()).toBe(true);
  return { id, username };
}

test('PROF-01 PROF-02 PROF-11 NAV-05 NAV-09 OPEN-07 another traveller’s profile shows who they are, by id and by username', async ({
  page,
  request,
}) => {
  const { id, username } = await addInes(request, page);
  await page.goto(`/users/${id}`);
  await expect(page).toHaveURL(`/profile/${username}`);
  await expect(main(page).getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(main(page).getByText('Slow trains and long lunches')).toBeVisible();
  await expect(main(page).getByRole('article').first()).toContainText('IP');
  await expect(main(page).getByRole('term')).toHaveText(['Followers', 'Following']);
  await expect(counts(page)).toHaveText(['0', '0']);
  await expect(main(page).getByText('No public trips yet')).toBeVisible();
  await expect(main(page).getByText("This user hasn't shared any public trips yet")).toBeVisible();
});

test('PROF-03 PROF-05 following and unfollowing change the button and the count without a reload', async ({
  page,
  request,
}) => {
  const { id } = await addInes(request, page);
  await page.goto(`/users/${id}`);
  await expect(counts(page)).toHaveText(['0', '0']);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await main(page).getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(main(page).getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(counts(page)).toHaveText(['1', '0']);
  await main(page).getByRole('button', { name: 'Unfollow' }).click();
  await expect(main(page).getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(counts(page)).toHaveText(['0', '0']);
  expect(loads).toEqual([]);
});

test('PROF-07 PROF-08 OPEN-26 another traveller’s public trips are cards, each one link', async ({
  page,
  request,
  stack,
  expectAccessible,
}) => {
  const { username } = await addInes(request, page);
  const trip = { startDate: '2027-06-03', endDate: '2027-06-09', description: 'Along the coast' };
  const data = { ...trip, title: 'Sintra', coverImage: `${stack.url}/icon.svg` };
  expect((await request.post('/api/trips', { data })).status()).toBe(201);
  await expect.poll(async () => (await page.request.get(`/api/trips/public/${username}`)).text()).toContain('Sintra');
  await page.goto(`/profile/${username}`);
  await expect(main(page).getByRole('heading', { name: `${username}'s Trips` })).toBeVisible();
  const card = main(page).getByRole('article').filter({ hasText: 'Sintra' });
  for (const text of ['Sintra', 'Jun 3 - Jun 9, 2027', 'Along the coast', 'View Timeline', 'Memories']) {
    await expect(card).toContainText(text);
  }
  await expect(card.locator('img')).toHaveAttribute('src', /icon\.svg$/);
  await expect(card.getByRole('link')).toHaveCount(1);
  await expectAccessible();
});

test('PROF-04 PROF-06 PROF-09 PROF-10 the own public profile shows the own public trips, and nothing to follow', async ({
  page,
}) => {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  await page.goto(`/users/${id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Marta Lind' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /follow/i })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Your Public Trips' })).toBeVisible();
  await expect(main(page).getByText('No public trips yet')).toBeVisible();
  await expect(main(page).getByText('Create your first trip to share with the community')).toBeVisible();
  await seedTrip(page, { title: 'Open', startDate: '2027-06-03', endDate: '2027-06-05' });
  await expect.poll(async () => (await page.request.get(`/api/trips/public/${id}`)).text()).toContain('Open');
  await page.reload();
  await expect(main(page).getByRole('article').filter({ hasText: 'Open' })).toBeVisible();
});

test('PROF-12 OPEN-100 an unknown username or id says that there is no such traveller', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  for (const address of ['/profile/nobody-of-this-name', '/users/00000000000000000000']) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { name: 'User not found' })).toBeVisible();
    await expect(main(page).getByText("This user doesn't exist or their profile is private")).toBeVisible();
  }
});

test('NAV-04 OPEN-06 /search is the traveller search, and /profile the own profile', async ({ page }) => {
  await page.goto('/search');
  await expect(main(page).getByRole('heading', { name: 'Find Amazing Travelers' })).toBeVisible();
  await page.goto('/profile');
  await expect(main(page).getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
