import { expect, type Page, signedIn as test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedTrip } from './seed.ts';

const main = (page: Page) => page.getByRole('main');
const counts = (page: Page) => main(page).getByRole('definition');

test('PROF-01 PROF-02 PROF-03 PROF-05 PROF-07 PROF-08 PROF-11 NAV-05 NAV-09 OPEN-07 OPEN-26 another traveller’s profile, and following', async ({
  page,
  playwright,
  stack,
  expectAccessible,
}) => {
  const other = await playwright.request.newContext({ baseURL: stack.url });
  const headers = { origin: stack.url };
  const username = `ines${process.pid}`;
  const id = await addPerson(other, page, { firstName: 'Ines', lastName: `Prado${process.pid}`, username });
  const bio = { firstName: 'Ines', lastName: 'Prado', username, bio: 'Slow trains and long lunches' };
  expect((await other.put('/api/user/profile', { data: bio, headers })).ok()).toBe(true);

  await page.goto(`/users/${id}`);
  await expect(page).toHaveURL(`/profile/${username}`);
  await expect(main(page).getByRole('heading', { level: 1, name: username })).toBeVisible();
  await expect(main(page).getByText('Slow trains and long lunches')).toBeVisible();
  await expect(main(page).getByRole('article').first()).toContainText('IP');
  await expect(main(page).getByRole('term')).toHaveText(['Followers', 'Following']);
  await expect(counts(page)).toHaveText(['0', '0']);
  await expect(main(page).getByRole('heading', { name: `${username}'s Trips` })).toBeVisible();
  await expect(main(page).getByText('No public trips yet')).toBeVisible();
  await expect(main(page).getByText("This user hasn't shared any public trips yet")).toBeVisible();

  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await main(page).getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(main(page).getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(counts(page)).toHaveText(['1', '0']);
  await main(page).getByRole('button', { name: 'Unfollow' }).click();
  await expect(main(page).getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(counts(page)).toHaveText(['0', '0']);
  expect(loads).toEqual([]);

  const trip = { startDate: '2027-06-03', endDate: '2027-06-09', description: 'Along the coast' };
  const data = { ...trip, title: 'Sintra', coverImage: `${stack.url}/icon.svg` };
  expect((await other.post('/api/trips', { data, headers })).status()).toBe(201);
  await expect.poll(async () => (await page.request.get(`/api/trips/public/${username}`)).text()).toContain('Sintra');
  await page.reload();
  const card = main(page).getByRole('article').filter({ hasText: 'Sintra' });
  for (const text of ['Sintra', 'Jun 3 - Jun 9, 2027', 'Along the coast', 'View Timeline', 'Memories']) {
    await expect(card).toContainText(text);
  }
  await expect(card.locator('img')).toHaveAttribute('src', /icon\.svg$/);
  await expect(card.getByRole('link')).toHaveCount(1);
  await expectAccessible();
  await other.dispose();
});

test('PROF-04 PROF-06 PROF-09 PROF-10 PROF-12 NAV-04 OPEN-06 OPEN-100 the own public profile, and nobody’s', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
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

  for (const address of ['/profile/nobody-of-this-name', '/users/00000000000000000000']) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { name: 'User not found' })).toBeVisible();
    await expect(main(page).getByText("This user doesn't exist or their profile is private")).toBeVisible();
  }
  await page.goto('/search');
  await expect(main(page).getByRole('heading', { name: 'Find Amazing Travelers' })).toBeVisible();
  await page.goto('/profile');
  await expect(main(page).getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});
