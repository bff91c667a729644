import { randomUUID } from 'node:crypto';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { cookieOf, newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { SITE_URL, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { passwordResetKey, sessionKey } from '../data/keys.ts';
import { sessionRepository } from '../data/session-repository.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import { logger } from '../runtime/logger.ts';
import * as confirmPasswordReset from './confirm-password-reset.ts';
import * as getUser from './get-user.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
import * as register from './register.ts';
import * as requestPasswordReset from './request-password-reset.ts';
import { readResetToken } from './reset-token.ts';

const functions = await startFunctions();
const { table } = functions;
const sentMails = await startOutbox();

let addresses = 0;
/** Each from its own address, since attempts are limited per address. */
const from = () => ({ address: `192.0.2.${addresses++}` });
const post = (module: Parameters<typeof call>[0], body: unknown) => call(module, { ...from(), body });

async function newAccount(): Promise<{ readonly email: string; readonly id: string; readonly cookie: string }> {
  const email = `${randomUUID()}@example.com`;
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const { cookies, body } = await post(register, { email, password: 'old password', ...names });
  return { email, id: register.implementation.route.answer.parse(body).id, cookie: cookieOf(cookies[0]) };
}

/** Requests a reset link and reads it from the mail. */
async function askForLink(email: string): Promise<string> {
  expect(await post(requestPasswordReset, { email })).toMatchObject({ status: 200, body: { success: true } });
  const { mail } = (await sentMails()).filter((sent) => sent.mail.to?.[0]?.address === email).at(-1) ?? {};
  const [, token] = /^http:\/\/localhost:3000\/auth\/new-password#(\S+)$/m.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`no link in ${mail?.text}`);
  return token;
}

const confirm = (token: string, password = 'new password') => post(confirmPasswordReset, { token, password });
const signIn = (email: string, password: string) => post(login, { email, password });
const isSignedIn = async (cookie: string) => (await succeed(getUser, { as: { cookie } })) !== null;

describe('a forgotten password', () => {
  it('OPEN-52 a mail to the account’s address carries a link that sets a new password', async () => {
    const { email } = await newAccount();
    const token = await askForLink(email);
    const { mail } = (await sentMails()).at(-1) ?? {};
    expect(mail).toMatchObject({
      from: { name: 'Travel Timeline', address: 'no-reply@mail.localhost' },
      to: [{ address: email }],
      subject: 'Choose a new password for Travel Timeline',
    });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await signIn(email, 'old password')).toMatchObject({ status: 401 });
    expect(await signIn(email, 'new password')).toMatchObject({ status: 200 });
  });

  it('OPEN-52 an unknown address gets the same response, and nothing is sent', async () => {
    const { email } = await newAccount();
    const before = (await sentMails()).length;
    const unknown = await post(requestPasswordReset, { email: 'nobody@example.com' });
    expect(await sentMails()).toHaveLength(before);
    const known = await post(requestPasswordReset, { email });
    const { 'apigw-requestid': _id, date: _date, ...headers } = known.headers;
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(unknown.headers).toMatchObject(headers);
  });

  it('OPEN-52 can be reset from a browser whose session has ended like from any other, and no error is logged', async () => {
    const { email, cookie } = await newAccount();
    await succeed(logout, { as: { cookie } });
    const before = (await sentMails()).length;
    const faults = vi.spyOn(logger, 'error');
    expect(await call(requestPasswordReset, { ...from(), as: { cookie }, body: { email } })).toMatchObject({
      status: 200,
    });
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
    expect(await sentMails()).toHaveLength(before + 1);
  });

  it('OPEN-52 a reset ends every session of the traveller, and nobody else’s', async () => {
    const { email, id, cookie } = await newAccount();
    const elsewhere = await newSession(id);
    const stranger = await signUp();
    const { cookies } = await confirm(await askForLink(email));
    expect(cookies).toEqual([expect.stringMatching(/^session=;/), expect.stringMatching(/^signed-in=;/)]);
    expect(await Promise.all([cookie, elsewhere, stranger.cookie].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('OPEN-52 sessions beyond one transaction end with the next stream record', async () => {
    const { email, id } = await newAccount();
    const cookies: string[] = [];
    while (cookies.length < 120) cookies.push(await newSession(id));
    await confirm(await askForLink(email));
    const { cookies: fresh } = await signIn(email, 'new password');
    await deliverChanges(functions);
    expect((await Promise.all(cookies.map(isSignedIn))).filter(Boolean)).toEqual([]);
    expect(await isSignedIn(cookieOf(fresh[0]))).toBe(true);
  });

  it('OPEN-52 a sign-in that read the old password starts no session after the reset', async () => {
    const { email, id } = await newAccount();
    const before = await travellerRepository(table).findEmailClaim(email);
    if (!before) throw new Error('no claim');
    await confirm(await askForLink(email));
    const late = sessionRepository(table).createFor(
      email,
      before,
      { former: undefined, device: undefined },
      () => new Error('changed'),
    );
    await expect(late).rejects.toThrow('changed');
    expect((await scan()).filter(({ pk, sk }) => pk === sessionKey(id, '').pk && /^SESSION#/.test(sk))).toEqual([]);
  });

  it('OPEN-52 a link works once, and using a later one invalidates the earlier', async () => {
    const { email } = await newAccount();
    const [earlier, later] = [await askForLink(email), await askForLink(email)];
    const gone = { status: 400, body: { message: 'This link is no longer valid. Please ask for a new one.' } };
    expect(await confirm(later)).toMatchObject({ status: 200 });
    expect(await confirm(later, 'another one')).toMatchObject(gone);
    expect(await confirm(earlier, 'another one')).toMatchObject(gone);
    expect(await signIn(email, 'another one')).toMatchObject({ status: 401 });
  });

  it('OPEN-52 when one link is used twice at once, only one request succeeds', async () => {
    const token = await askForLink((await newAccount()).email);
    const answers = await Promise.all([confirm(token, 'the first'), confirm(token, 'the second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('OPEN-52 a link is valid for an hour', async () => {
    const { email, id } = await newAccount();
    const token = await askForLink(email);
    const { hash = '' } = readResetToken(token) ?? {};
    const Key = passwordResetKey(id, hash);
    const [item] = (await scan()).filter(({ pk, sk }) => pk === Key.pk && sk === Key.sk);
    expect(Math.abs(Number(item?.expiresAt) - Date.now() / 1000 - 3600)).toBeLessThan(60);
    await table.client.send(
      new UpdateCommand({
        ...{ TableName: table.name, Key, UpdateExpression: 'SET expiresAt = :past' },
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
      }),
    );
    expect(await confirm(token)).toMatchObject({ status: 400 });
    expect(await signIn(email, 'old password')).toMatchObject({ status: 200 });
  });

  it('OPEN-52 the table holds no link, only a hash of it', async () => {
    const token = await askForLink((await newAccount()).email);
    const secret = token.slice(token.indexOf('-') + 1);
    expect(JSON.stringify(await scan())).not.toContain(secret);
  });

  it.each(['', 'hello', `${'0'.repeat(20)}-${'0'.repeat(32)}`, '../x', 'x'.repeat(501)])(
    'OPEN-52 %j is not a link',
    async (token) => {
      expect(await confirm(token)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/link is no/) },
      });
    },
  );

  it('VAL-14 OPEN-137 the new password follows the rule of sign-up, and a refused one leaves the link valid', async () => {
    const token = await askForLink((await newAccount()).email);
    const message = 'Password must be at least 6 characters';
    expect(await confirm(token, '12345')).toMatchObject({ status: 400, body: { message } });
    expect(await confirm(token, '123456')).toMatchObject({ status: 200 });
  });

  it('OPEN-52 requests are limited per address, and per email from one network', async () => {
    const body = { email: 'flooded@example.com' };
    const flood = Array.from({ length: 7 }, () => call(requestPasswordReset, { address: '198.51.100.8', body }));
    const answers = await Promise.all(flood);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await post(requestPasswordReset, body)).toMatchObject({ status: 200 });
    const address = '198.51.100.7';
    const many = Array.from({ length: 31 }, (_, n) =>
      call(requestPasswordReset, { address, body: { email: `n${n}@example.com` } }),
    );
    expect((await Promise.all(many)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('OPEN-52 a flood from everywhere fills no inbox, and leaves the owner with a valid link', async () => {
    const { email } = await newAccount();
    const before = (await sentMails()).length;
    const token = await askForLink(email);
    const flood = await Promise.all(Array.from({ length: 12 }, () => post(requestPasswordReset, { email })));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200]));
    const sent = (await sentMails()).length - before;
    expect(sent).toBeGreaterThan(1);
    // Three in a window, should the next one begin meanwhile.
    expect(sent).toBeLessThanOrEqual(6);
    expect(await confirm(token)).toMatchObject({ status: 200 });
  });

  it('OPEN-52 the mail leads to the site and nowhere else', async () => {
    await askForLink((await newAccount()).email);
    const { mail } = (await sentMails()).at(-1) ?? {};
    expect(mail?.text?.match(/https?:\/\/[^/\s]+/g)).toEqual([SITE_URL]);
  });
});

async function scan(): Promise<{ pk: string; sk: string; expiresAt?: unknown }[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }));
  return Items.map((item) => ({ ...item, pk: String(item.pk), sk: String(item.sk) }));
}
