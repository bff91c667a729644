import { expect, test, toast } from './fixtures.ts';

test('SAFE-02 a new password is chosen on the Security tab, with a warning of one that is easy to guess', async ({
  page,
  register,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/403/);
  const { password } = await register();
  await page.goto('/profile?tab=security');
  const section = page.getByRole('region', { name: 'Password' });
  const [current, chosen] = [section.getByLabel('Current Password'), section.getByLabel('New Password')];
  await expect(section.getByText('Min 6 characters')).toBeVisible();
  await chosen.fill('Dragon123');
  await expect(section.getByText('Min 6 characters')).toBeVisible();
  await chosen.fill('sunshine');
  await expect(section.getByRole('status')).toHaveText('This one is easy to guess');
  await expectAccessible();
  await current.fill('a guess');
  await section.getByRole('button', { name: 'Change Password' }).click();
  await expect(section.getByRole('alert')).toHaveText('That is not your password');
  await expect(current).toBeFocused();
  await current.fill(password);
  await section.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(current).toHaveValue('');
  await page.reload();
  await expect(section).toBeVisible();
});

test('SAFE-03 the browsers that one is signed in with are listed, and signed out one by one or all others at once', async ({
  page,
  browser,
  stack,
  register,
  expectAccessible,
}) => {
  const { email, password } = await register();
  const elsewhere = await Promise.all(
    ['Firefox/143.0', 'Firefox/144.0', 'Firefox/145.0'].map(async (version) => {
      const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 ${version}`;
      const context = await browser.newContext({ baseURL: stack.url, userAgent });
      expect((await context.request.post('/api/login', { data: { email, password } })).ok()).toBe(true);
      return context;
    }),
  );
  await page.goto('/profile?tab=security');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  const others = list.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(others).toHaveCount(3);
  const here = list.getByRole('listitem').filter({ hasText: 'This browser' });
  await expect(here.getByRole('button')).toHaveCount(0);
  await expectAccessible();
  await others.first().getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(others).toHaveCount(2);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(others).toHaveCount(0);
  await expect(here).toBeVisible();
  for (const context of elsewhere) {
    expect(await (await context.request.get('/api/user')).json()).toBeNull();
    await context.close();
  }
});

test('SAFE-01 the own profile has Security as its fourth tab, with password, passkeys, sessions and address', async ({
  page,
  register,
  expectAccessible,
}) => {
  await register();
  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveText(['My Trips', 'Followers', 'Following', 'Security']);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL('/profile?tab=security');
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Password', 'Passkeys', 'Where you are signed in', 'Personal address']);
  await expectAccessible();
  const { id } = await (await page.request.get('/api/user')).json();
  await register();
  await page.goto(`/users/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveCount(0);
});
