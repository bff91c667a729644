import { expect, test, toast } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedDay, seedTrip } from './seed.ts';
import { unusedUsername } from './unused-names.ts';

test('PROF-13 a visitor sees Sign in Required, and the page makes no call', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sign in Required' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth/);
  expect(calls.filter((path) => /^\/api\/user\//.test(path))).toEqual([]);
});

test('PROF-14 PROF-15 the header leads home and to forwarding, and its menu to the profile and out', async ({
  page,
  register,
}) => {
  await register();
  await page.goto('/profile');
  const nav = page.getByRole('banner').getByRole('navigation');
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(nav.getByRole('link', { name: 'Email Forwarding' })).toHaveAttribute('href', '/email-forwarding');
  await page.getByRole('banner').getByRole('button', { name: 'Marta' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Log out']);
});

test('PROF-18 PROF-20 PROF-21 PROF-22 PROF-28 the own profile shows who one is, and offers a first trip', async ({
  page,
  register,
}) => {
  const { email } = await register();
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Marta Lind' })).toBeVisible();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText(/^Member since [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  await expect(main.getByRole('term')).toHaveText(['Trips', 'Followers', 'Following']);
  await expect(main.getByRole('definition')).toHaveText(['0', '0', '0']);
  await expect(main.getByRole('tab')).toHaveText(['My Trips', 'Followers', 'Following', 'Security']);
  await expect(main.getByRole('link', { name: 'Plan Your First Trip' })).toHaveAttribute('href', '/');
});

test('PROF-23 PROF-24 PROF-25 PROF-26 PROF-27 OPEN-103 the own trips are cards that lead to them', async ({
  page,
  register,
  expectAccessible,
}) => {
  await register();
  const oslo = await seedTrip(page, {
    ...{ title: 'Oslo by tram', startDate: '2027-06-01', endDate: '2027-06-03' },
    ...{ description: 'Fjords and buns', isPublic: false },
  });
  await seedDay(page, oslo, { title: 'Arrival', date: '2027-06-01' }, [{ title: 'Opera roof' }]);
  await seedTrip(page, { title: 'Rome again', startDate: '2027-09-01', endDate: '2027-09-04', isPublic: true });
  await page.goto('/profile');
  const main = page.getByRole('main');
  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Oslo by tram' }) })
    .last();
  for (const text of ['Fjords and buns', 'Jun 1 - Jun 3, 2027', 'No location', '1 day', '1 activity', 'Private']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.getByRole('link')).toHaveAttribute('href', `/trips/${oslo}`);
  const rome = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rome again' }) });
  for (const text of ['0 days', '0 activities', 'Public'])
    await expect(rome.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('definition')).toHaveText(['2', '0', '0']);
  await expectAccessible();
});

test('OPEN-101 OPEN-38 OPEN-46 the profile can be edited, by the rules of sign-up', async ({
  page,
  request,
  consoleErrors,
  register,
}) => {
  consoleErrors.allow(/409/);
  await register();
  await addPerson(request, page, { firstName: 'Taken', lastName: 'Nameholder', username: 'holder-of-it' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await dialog.getByLabel('First Name').fill(' ');
  await dialog.getByLabel('Last Name').fill('');
  await dialog.getByLabel('Username (optional)').fill('ab');
  await dialog.getByLabel('Profile Image URL (optional)').fill('no address');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText([
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Please enter a valid URL',
  ]);

  await dialog.getByLabel('First Name').fill('Martina');
  await dialog.getByLabel('Last Name').fill('Lindqvist');
  await dialog.getByLabel('Profile Image URL (optional)').fill('');
  await dialog.getByLabel('Bio (optional)').fill('Trains, mostly.');
  await dialog.getByLabel('Username (optional)').fill('Holder-Of-It');
  await dialog.getByRole('switch', { name: 'Show my email to other travellers' }).click();
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('This username is already taken');
  const username = unusedUsername('martina');
  await dialog.getByLabel('Username (optional)').fill(username);
  await save.click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Martina Lindqvist' })).toBeVisible();
  await expect(page.getByText('Trains, mostly.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Martina' })).toBeVisible();

  // Others see the whole email now, at the profile's new address.
  const seen = await request.get(`/api/users/${username}`);
  expect(await seen.json()).toMatchObject({ username, email: expect.stringMatching(/^marta\..*@example\.com$/) });
});

test('OPEN-101 a profile that cannot be saved says so', async ({ page, consoleErrors, register }) => {
  consoleErrors.allow(/500/);
  await register();
  await page.goto('/profile');
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { message: 'Broken' } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update profile');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('PROF-29 PROF-30 PROF-31 PROF-32 PROF-34 followers, and whom one follows, are listed with their figures', async ({
  page,
  request,
  register,
  expectAccessible,
}) => {
  await register();
  const { id: own } = (await (await page.request.get('/api/user/profile')).json()) as { id: string };
  const id = await addPerson(request, page, { firstName: 'Wendeline', lastName: 'Farrow' });
  await page.goto('/profile?tab=followers');
  await expect(page.getByRole('heading', { name: 'No followers yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(page.getByRole('heading', { name: 'Not following anyone yet' })).toBeVisible();

  expect((await request.post(`/api/users/${own}/follow`)).ok()).toBe(true);
  expect((await page.request.post(`/api/users/${id}/follow`)).ok()).toBe(true);
  await page.reload();
  const row = page.getByRole('tabpanel').getByRole('article');
  for (const tab of ['Followers', 'Following']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('list', { name: tab })).toBeVisible();
    for (const text of ['Wendeline Farrow', 'we•••@example.com', '1 follower · 0 trips']) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', `/users/${id}`);
  }
  await expectAccessible();
});

test('PROF-33 ERR-28 ERR-56 OPEN-98 OPEN-99 following says nothing more, and unfollowing from the list says so', async ({
  page,
  request,
  consoleErrors,
  register,
}) => {
  consoleErrors.allow(/500/);
  await register();
  const id = await addPerson(request, page, { firstName: 'Hermione', lastName: 'Pellworth' });
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);

  await page.goto('/profile?tab=following');
  const row = page.getByRole('tabpanel').getByRole('article');
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '1']);
  await page.route('**/api/users/*/follow', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await row.getByRole('button', { name: 'Unfollow' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to unfollow user. Please try again.');
  await page.unroute('**/api/users/*/follow');
  await row.getByRole('button', { name: 'Unfollow' }).click();
  await expect(toast(page, 'Unfollowed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not following anyone yet' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0']);
});

test('ERR-26 ERR-27 OPEN-99 OPEN-140 following and unfollowing that fail say so', async ({
  page,
  request,
  consoleErrors,
  register,
}) => {
  consoleErrors.allow(/500/);
  await register();
  const id = await addPerson(request, page, { firstName: 'Ottoline', lastName: 'Brackenbury' });
  const fail = () =>
    page.route('**/api/users/*/follow', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.goto(`/users/${id}`);
  await fail();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to follow user');
  await page.unroute('**/api/users/*/follow');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await fail();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to unfollow user');
});
