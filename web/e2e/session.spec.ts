import { endSessionAtWrite, expect, holdBack, LOGGED_OUT, type Page, test, toast, watchNotices } from './fixtures.ts';
import { seedTrip } from './seed.ts';
import { watchWrites } from './watch-writes.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

async function openUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
}

test('NAV-02 NAV-12 NAV-15 NAV-21 OPEN-05 a visitor reaches sign-in from the header, and a wrong address says so', async ({
  page,
}) => {
  await page.goto('/no/such/road');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  await expect(profile).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Trip' })).toHaveCount(0);
  await profile.click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('TRIPS-01 OPEN-12 signed out, My Trips leads to sign-in and back', async ({ page }) => {
  await page.goto('/?tab=trips');
  await expect(page.getByText('Sign in to view your trips')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?next=%2F%3Ftab%3Dtrips');
});

test('OPEN-104 a visitor is asked to sign in on both mail pages, without a call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const address of ['/email-parser', '/email-forwarding']) {
    await page.goto(address);
    await expect(page.getByText('Sign in Required')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /sign in/i })).toHaveAttribute('href', /^\/auth/);
  }
  expect(calls.filter((path) => path.startsWith('/api/') && path !== '/api/user')).toEqual([]);
});

test('AUTH-01 AUTH-02 AUTH-04 AUTH-05 AUTH-06 OPEN-40 signing in and signing up each have their own form', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('textbox')).toHaveCount(2);
  for (const label of ['Email', 'Password']) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveCount(0);
  for (const label of ['First Name', 'Last Name', 'Email', 'Username (optional)', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(panel(page).getByRole('textbox')).toHaveCount(5);
  await expect(page.getByText('Min 6 characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('VAL-11 VAL-12 signing in needs an email address and a password', async ({ page }) => {
  const writes = watchWrites(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('marta@example');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  expect(writes).toEqual([]);
});

test('VAL-13 VAL-14 VAL-15 VAL-16 VAL-17 OPEN-47 signing up says beside each field what it needs', async ({ page }) => {
  const writes = watchWrites(page);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill('marta');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password').fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  expect(writes).toEqual([]);
});

test('AUTH-03 SESS-04 VAL-18 ERR-38 whoever signs up is signed in at once, and does not see the forms again', async ({
  page,
  signUp,
}) => {
  await signUp();
  await expect(toast(page, 'Account created!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Marta' })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('AUTH-07 SESS-03 ERR-05 ERR-37 OPEN-41 OPEN-42 signing in leads back to the page before, after a wrong password too', async ({
  page,
  consoleErrors,
  register,
}) => {
  consoleErrors.allow(/401/);
  const marta = await register();
  await page.context().clearCookies();
  await page.goto('/auth?next=%2Femail-parser');
  await page.getByLabel('Email').fill(marta.email);
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Sign in failed')).toContainText('Invalid email or password');
  await page.getByLabel('Password').fill(marta.password);
  const signIn = await holdBack(page, '**/api/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await page.locator('body').evaluate((body) => body.setAttribute('data-mark', 'same page'));
  signIn();
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.');
  await expect(page).toHaveURL('/email-parser');
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
});

test('AUTH-08 VAL-14 VAL-17 ERR-06 OPEN-41 OPEN-42 a taken email is refused, and `next` leads to no other site', async ({
  page,
  consoleErrors,
  register,
}) => {
  consoleErrors.allow(/409/);
  const marta = await register();
  await page.context().clearCookies();
  await page.goto('/auth?next=%2F%2Felsewhere.example');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ines');
  await page.getByLabel('Last Name').fill('Costa');
  await page.getByLabel('Email').fill(marta.email);
  await page.getByLabel('Username').fill('ine');
  await page.getByLabel('Password').fill('123456');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Registration failed')).toContainText('An account with this email already exists');
  await page.getByLabel('Email').fill(`ines.${marta.email}`);
  const registering = await holdBack(page, '**/api/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  registering();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ines' })).toBeVisible();
});

test('NAV-15 NAV-17 NAV-18 NAV-19 the header offers a traveller a new trip, and a menu that leads to the profile', async ({
  page,
  register,
}) => {
  await register();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'New Trip' })).toBeVisible();
  await openUserMenu(page, 'Marta');
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Logout']);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('NAV-20 SESS-05 SESS-06 SESS-07 ERR-39 OPEN-09 the next traveller on this computer sees nothing of the one before', async ({
  page,
  register,
  signUp,
}) => {
  await register();
  await seedTrip(page, { title: 'Secret of Marta', startDate: '2027-05-01', endDate: '2027-05-03', isPublic: false });
  await page.goto('/?tab=trips');
  await expect(page.getByRole('link', { name: 'Secret of Marta' })).toBeVisible();
  await openUserMenu(page, 'Marta');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/logout'));
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await asked;
  await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('Sign in to view your trips')).toBeVisible();

  await signUp({ firstName: 'Ines' });
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await expect(page.getByText('Secret of Marta')).toHaveCount(0);
});

test('NAV-11 OPEN-08 OPEN-09 SESS-07 /api/login and /api/logout by their addresses, and home half a second after signing out', async ({
  page,
  register,
}) => {
  await page.goto('/api/login?next=%2Femail-parser');
  await expect(page).toHaveURL('/auth?next=%2Femail-parser');
  await register();
  await page.goto('/api/login?next=%2Femail-forwarding');
  await expect(page).toHaveURL('/email-forwarding');
  await page.goto('/api/login?next=https%3A%2F%2Felsewhere.example');
  await expect(page).toHaveURL('/');

  await page.goto('/?tab=discover');
  await expect(page.getByRole('navigation', { name: 'Destinations' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openUserMenu(page, 'Marta');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(400);
  await expect(page).toHaveURL('/?tab=discover');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/');

  await page.clock.resume();
  await register();
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('ERR-29 NAV-10 OPEN-08 OPEN-55 a lost session says so, and leads to sign-in and back', async ({
  page,
  register,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const marta = await register();
  await seedTrip(page, { title: 'Kept', startDate: '2027-05-01', endDate: '2027-05-03' });
  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'Delete "Kept"' }).click();
  const notices = await watchNotices(page);
  await endSessionAtWrite(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => notices.join('\n')).toMatch(LOGGED_OUT);
  await expect(page).toHaveURL('/auth?next=%2F%3Ftab%3Dtrips');
  await page.getByLabel('Email').fill(marta.email);
  await page.getByLabel('Password').fill(marta.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/?tab=trips');
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
});
