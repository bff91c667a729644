import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { cookieOf } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as getUser from './get-user.ts';
import * as login from './login.ts';
import * as register from './register.ts';

await startFunctions();

const GRACE = { email: 'Grace@Example.com', password: 'secret1', firstName: 'Grace', lastName: 'Hopper' };
let addresses = 0;
/** Each from its own address, since attempts are limited per address. */
const from = () => ({ address: `192.0.2.${addresses++}` });
const post = (fields: object) => call(register, { ...from(), body: { ...GRACE, ...fields } });

/** Registers with something wrong in one field, which is said beside it. */
async function expectRefused(message: string, field: string, fields: object): Promise<void> {
  const body = { message, fields: { [field]: message } };
  expect(await post({ email: 'refused@example.com', ...fields })).toMatchObject({ status: 400, body });
}

describe('POST /api/register', () => {
  it('API-05 API-06 OPEN-43 OPEN-50 answers the new user, who is signed in and can sign in', async () => {
    const { status, body, cookies } = await post({ username: 'grace' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      username: 'grace',
      bio: null,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await succeed(getUser, { as: { cookie: cookieOf(cookies[0]) } })).toEqual(body);
    const credentials = { email: 'GRACE@example.COM ', password: 'secret1' };
    expect(await succeed(login, { ...from(), body: credentials })).toEqual(body);
  });

  it('OPEN-143 nobody can register with elevated rights, whatever is sent', async () => {
    const { status, body } = await post({ email: 'root@example.com', role: 'admin', isAdmin: true });
    expect(status).toBe(201);
    expect(Object.keys(body as object).toSorted()).toEqual([
      'bio',
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'profileImageUrl',
      'username',
    ]);
  });

  it('OPEN-51 sets an httpOnly, SameSite=Lax cookie of 30 days', async () => {
    const { cookies } = await post({ email: 'cookie@example.com' });
    expect(cookies).toEqual([
      expect.stringMatching(/^session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      // What the page may read of it: that there is one.
      'signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax',
      // The cookie that marks a browser as one that has signed in before.
      expect.stringMatching(/^device=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('OPEN-42 OPEN-44 an email that is taken, in whatever case, answers 409 and creates nothing', async () => {
    await post({ email: 'taken@example.com' });
    const again = await post({ email: 'TAKEN@Example.com', username: 'not-claimed' });
    expect(again).toMatchObject({ status: 409, body: { message: 'An account with this email already exists' } });
    expect(await post({ email: 'other@example.com', username: 'not-claimed' })).toMatchObject({ status: 201 });
  });

  it('OPEN-42 OPEN-44 a username that is taken, in whatever case, answers 409 and creates nothing', async () => {
    await post({ email: 'first@example.com', username: 'Rear.Admiral' });
    const again = await post({ email: 'second@example.com', username: 'rear.admiral' });
    expect(again).toMatchObject({ status: 409, body: { message: 'This username is already taken' } });
    expect(await post({ email: 'second@example.com' })).toMatchObject({ status: 201 });
  });

  it('OPEN-44 of two concurrent registrations with one email only one succeeds', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ email: 'race@example.com' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['Please enter a valid email address', 'email', { email: 'grace' }],
    ['Please enter a valid email address', 'email', { email: undefined }],
    ['Please enter a valid email address', 'email', { email: `${'x'.repeat(250)}@example.com` }],
    ['Password must be at least 6 characters', 'password', { password: '12345' }],
    ['Password must be at least 6 characters', 'password', { password: undefined }],
    ['First name is required', 'firstName', { firstName: ' ' }],
    ['First name is required', 'firstName', { firstName: undefined }],
    ['Last name is required', 'lastName', { lastName: '' }],
  ])('OPEN-42 VAL-13 VAL-14 VAL-15 VAL-16 "%s" beside %s', expectRefused);

  it.each([
    ['Username must be at least 3 characters', 'username', { username: 'ab' }],
    ['Username can have at most 30 characters', 'username', { username: 'x'.repeat(31) }],
    ["Username can have letters, digits, '_', '-' and '.' only", 'username', { username: 'grace/hopper' }],
    ['This username cannot be used', 'username', { username: 'Search' }],
  ])('OPEN-42 OPEN-45 VAL-17 "%s" beside %s', expectRefused);

  it.each([undefined, null, ''])('VAL-18 without a username (%j) the account has none', async (username) => {
    const email = `${String(username)}none@example.com`;
    expect(await post({ email, username })).toMatchObject({ status: 201, body: { username: null } });
  });

  it('OPEN-50 no response and no cookie contains the password', async () => {
    const answer = await post({ email: 'quiet@example.com', password: 'a-rare-password' });
    expect(JSON.stringify(answer)).not.toMatch(/a-rare-password|scrypt|passwordHash/);
  });
});

describe('POST /api/login', () => {
  it.each([
    ['a wrong password', { email: 'grace@example.com', password: 'secret2' }],
    ['an unknown email', { email: 'nobody@example.com', password: 'secret1' }],
  ])('OPEN-42 %s answers the same 401', async (_, body) => {
    const message = 'Invalid email or password';
    expect(await call(login, { ...from(), body })).toMatchObject({ status: 401, body: { message }, cookies: [] });
  });

  it.each([
    ['Please enter a valid email address', { email: 'x', password: 'y' }],
    ['Password is required', { email: 'grace@example.com', password: '' }],
    ['Password is required', { email: 'grace@example.com' }],
  ])('VAL-11 VAL-12 "%s"', async (message, body) => {
    expect(await call(login, { ...from(), body })).toMatchObject({ status: 400, body: { message } });
  });

  it('OPEN-51 signing in creates a new session each time', async () => {
    const body = { email: 'grace@example.com', password: 'secret1' };
    const [one, two] = [await call(login, { ...from(), body }), await call(login, { ...from(), body })];
    expect(one).toMatchObject({ status: 200 });
    expect(one.cookies[0]).not.toBe(two.cookies[0]);
  });
});
