import { expect, type Page, test, toast } from './fixtures.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const list = (page: Page) => section(page).getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const signIn = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/login/passkey'));

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile?tab=security');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name (optional)').fill(name);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(list(page).filter({ hasText: name })).toBeVisible();
}

/** A browser without a list of its own: who confirms would be taken at their word there, before the button is pressed. */
const withoutOwnList = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** The sign-in page, signed out. */
async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await expect(passkeyButton(page)).toBeVisible();
}

test('SAFE-04 a passkey is made on the Security tab, signs in by the button on the sign-in page, and is removed with the password', async ({
  page,
  register,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/40[13]/);
  await addAuthenticator(page);
  await withoutOwnList(page);
  const { password, firstName } = await register();
  await page.goto('/profile?tab=security');
  await expect(section(page).getByText('No passkey yet')).toBeVisible();
  await addPasskey(page, 'My phone');
  await expect(list(page)).toContainText('not used yet');
  await expectAccessible();
  // The device has one already.
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(adding.getByRole('alert')).toHaveText('This device has a passkey of your account already');
  await adding.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await expectAccessible();
  await passkeyButton(page).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: firstName })).toBeVisible();

  await page.goto('/profile?tab=security');
  await expect(list(page)).toContainText(/last used/);
  await list(page).getByRole('button', { name: 'Remove My phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter your password');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText('No passkey yet')).toBeVisible();

  // The device still has it, and it signs nobody in.
  await signOut(page);
  await passkeyButton(page).click();
  await expect(toast(page, 'Sign in failed')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('SAFE-04 the browser’s own list below the email field signs in, and what was sent once signs nobody in again', async ({
  page,
  register,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const authenticator = await addAuthenticator(page);
  const { firstName } = await register();
  await addPasskey(page, 'Laptop');
  await authenticator.setPresent(false);
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email webauthn');
  const answered = signIn(page);
  // Somebody picks it from the list: no button was pressed.
  await authenticator.setPresent(true);
  const answer = await answered;
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('button', { name: firstName })).toBeVisible();

  await page.request.post('/api/logout');
  const replayed = await page.request.post('/api/login/passkey', { data: answer.request().postDataJSON() });
  expect(replayed.status()).toBe(401);
  expect(await (await page.request.get('/api/user')).json()).toBeNull();
});

test('SAFE-04 a passkey of a wrong user, or whose counter has gone back, signs nobody in', async ({
  page,
  register,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  const authenticator = await addAuthenticator(page);
  await withoutOwnList(page);
  const victim = await register();
  const { id } = await (await page.request.get('/api/user')).json();
  await register();
  await addPasskey(page, 'Mine');
  await signOut(page);
  const forge = '**/api/login/passkey';
  await page.route(forge, async (route) => {
    const body = route.request().postDataJSON();
    body.credential.response.userHandle = Buffer.from(id).toString('base64url');
    await route.continue({ postData: JSON.stringify(body) });
  });
  await passkeyButton(page).click();
  await expect(toast(page, 'Sign in failed')).toBeVisible();
  await page.unroute(forge);
  expect(victim.email).not.toBe('');

  await signOut(page);
  const used = signIn(page);
  await passkeyButton(page).click();
  expect((await used).status()).toBe(200);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await authenticator.setBack(1);
  await signOut(page);
  const copied = signIn(page);
  await passkeyButton(page).click();
  expect((await copied).status()).toBe(401);
  await expect(toast(page, 'Sign in failed')).toBeVisible();
  expect(await (await page.request.get('/api/user')).json()).toBeNull();
});

test('SAFE-04 what a page of another origin had the passkey sign does not sign in', async ({
  page,
  register,
  stack,
}) => {
  await addAuthenticator(page);
  await register();
  await addPasskey(page, 'Mine');
  await page.request.post('/api/logout');
  const options = await (await page.request.post('/api/login/passkey/options')).json();
  // Another port is another origin, for which the same host's passkeys can be asked.
  const elsewhere = `http://localhost:${new URL(stack.url).port === '9999' ? '9998' : '9999'}`;
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Win a trip!</p>' }),
  );
  await page.goto(elsewhere);
  const credential = await page.evaluate(async ({ challenge, rpId }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const publicKey = { challenge: bytes(challenge), rpId, userVerification: 'required' as const };
    const made = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return made.toJSON();
  }, options);
  const answer = await page.request.post(`${stack.url}/api/login/passkey`, { data: { credential } });
  expect(answer.status()).toBe(401);
  expect(await (await page.request.get(`${stack.url}/api/user`)).json()).toBeNull();
});
