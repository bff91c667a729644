import { expect, test, toast } from './fixtures.ts';
import { sentTo } from './outbox.ts';

test('OPEN-52 a forgotten password is replaced by the link in the mail, once, and ends the sessions', async ({
  page,
  browser,
  stack,
  consoleErrors,
  signUp,
  expectAccessible,
}) => {
  consoleErrors.allow(/40[01]/);
  const { email, password } = await signUp();
  // The same traveller's phone, where they are signed in too.
  const phone = await browser.newContext({ baseURL: stack.url, storageState: await page.context().storageState() });
  await page.context().clearCookies();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible();
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expectAccessible();

  const [link = ''] = /http:\S+/.exec(await sentTo(stack, email)) ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('New Password').fill('short');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New Password').fill('a longer walk by the sea');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(page).toHaveURL('/auth');

  const elsewhere = await phone.newPage();
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByText('Sign in Required')).toBeVisible();
  await phone.close();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Sign in failed')).toContainText('Invalid email or password');
  await page.getByLabel('Password').fill('a longer walk by the sea');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/');

  // The same link again.
  await page.goto(link);
  await page.getByLabel('New Password').fill('yet another');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(toast(page, 'Error')).toContainText('This link is no longer valid. Please ask for a new one.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('OPEN-52 an unknown address looks the same, and a truncated link says so', async ({ page, stack }) => {
  await page.goto('/auth/forgot-password');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'nobody@example.com' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto(`${stack.url}/auth/new-password`);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});
