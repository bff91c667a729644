import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { cookieOf, newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { passwordResetRepository } from '../data/password-reset-repository.ts';
import * as confirmPasswordReset from '../session/confirm-password-reset.ts';
import * as getUser from '../session/get-user.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';
import { newResetToken } from '../session/reset-token.ts';
import * as changePassword from './change-password.ts';

const functions = await startFunctions();
const sentMails = await startOutbox();

let addresses = 0;
const from = () => ({ address: `192.0.2.${addresses++}` });
const OLD = 'old password';
const NEW = 'slow trains at night';

async function newAccount() {
  const email = `${randomUUID()}@example.com`;
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await call(register, { ...from(), body: { email, password: OLD, ...names } });
  const { id } = register.implementation.route.answer.parse(answer.body);
  return { email, id, as: { cookie: cookieOf(answer.cookies[0]) } };
}

const change = (as: { cookie: string }, currentPassword = OLD, newPassword = NEW) =>
  call(changePassword, { ...from(), as, body: { currentPassword, newPassword } });
const signIn = (email: string, password: string) => call(login, { ...from(), body: { email, password } });
const isSignedIn = async (cookie: string) => (await succeed(getUser, { as: { cookie } })) !== null;

describe('PUT /api/user/password', () => {
  it('SAFE-02 replaces the password, keeps this browser signed in, ends all other sessions and tells by mail', async () => {
    const { email, id, as } = await newAccount();
    const elsewhere = await newSession(id, email);
    const stranger = await signUp();
    const { status, body, cookies } = await change(as);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    const here = cookieOf(cookies[0]);
    const signedIn = () => Promise.all([here, as.cookie, elsewhere, stranger.cookie].map(isSignedIn));
    expect(await signedIn()).toEqual([true, false, false, true]);
    await deliverChanges(functions);
    expect(await signedIn()).toEqual([true, false, false, true]);
    expect(await signIn(email, OLD)).toMatchObject({ status: 401 });
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 });
    const { mail } = (await sentMails()).at(-1) ?? {};
    expect(mail).toMatchObject({ to: [{ address: email }], subject: 'Your password for Travel Timeline was changed' });
    expect(mail?.text).toContain('/auth/forgot-password');
    expect(mail?.text).not.toContain(NEW);
  });

  it('SAFE-02 sessions beyond one transaction end with the next stream record', async () => {
    const { email, id, as } = await newAccount();
    const others: string[] = [];
    while (others.length < 110) others.push(await newSession(id, email));
    const { cookies } = await change(as);
    await deliverChanges(functions);
    expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toEqual([]);
    expect(await isSignedIn(cookieOf(cookies[0]))).toBe(true);
  });

  it('SAFE-02 a wrong current password answers 403 and changes nothing', async () => {
    const { email, as } = await newAccount();
    const before = (await sentMails()).length;
    expect(await change(as, 'a guess')).toMatchObject({ status: 403, body: { message: 'That is not your password' } });
    expect(await isSignedIn(as.cookie)).toBe(true);
    expect(await signIn(email, OLD)).toMatchObject({ status: 200 });
    expect(await sentMails()).toHaveLength(before);
  });

  it.each([
    [{ currentPassword: '', newPassword: NEW }, { currentPassword: 'Password is required' }],
    [{ currentPassword: OLD, newPassword: 'short' }, { newPassword: 'Password must be at least 6 characters' }],
    [
      { currentPassword: OLD, newPassword: 'x'.repeat(201) },
      { newPassword: 'Password can have at most 200 characters' },
    ],
  ])('SAFE-02 what is missing or too short is refused beside its field %#', async (body, fields) => {
    const { as } = await newAccount();
    expect(await call(changePassword, { ...from(), as, body })).toMatchObject({ status: 400, body: { fields } });
  });

  it('SAFE-02 signed out it answers 401', async () => {
    expect(await call(changePassword, { ...from(), body: { currentPassword: OLD, newPassword: NEW } })).toMatchObject({
      status: 401,
    });
  });

  it('SAFE-02 of two changes at once one holds, and the other answers that it is not the password any more', async () => {
    const { email, as } = await newAccount();
    const answers = await Promise.all([change(as, OLD, 'first new one'), change(as, OLD, 'second new one')]);
    const [right, wrong] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(right).toBe(200);
    expect([401, 403]).toContain(wrong);
    const valid = answers[0]?.status === 200 ? 'first new one' : 'second new one';
    expect(await signIn(email, valid)).toMatchObject({ status: 200 });
  });

  it('SAFE-02 it also ends links for a forgotten password', async () => {
    const { email, id, as } = await newAccount();
    const link = newResetToken(id);
    await passwordResetRepository(functions.table).create(link, email);
    await change(as);
    const late = { ...from(), body: { token: link.token, password: 'third password' } };
    expect(await call(confirmPasswordReset, late)).toMatchObject({ status: 400 });
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 });
  });
});
