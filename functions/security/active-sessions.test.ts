import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { cookieOf, newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { sessionKey } from '../data/keys.ts';
import { deviceName } from '../session/browser-of.ts';
import * as getUser from '../session/get-user.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';
import * as endOtherSessions from './end-other-sessions.ts';
import * as endSession from './end-session.ts';
import * as listSessions from './list-sessions.ts';

const { table } = await startFunctions();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

let accounts = 0;
const PASSWORD = 'a long walk by the sea';
/** A traveller who signed up in Firefox. */
async function newAccount() {
  const email = `sessions.${accounts++}@example.com`;
  const body = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await call(register, { body, headers: { 'user-agent': FIREFOX } });
  const { id } = register.implementation.route.answer.parse(answer.body);
  return { id, email, cookie: cookieOf(answer.cookies[0]) };
}

async function signIn({ email }: { email: string }, userAgent: string, former?: { cookie: string }) {
  const as = former ? { as: former } : {};
  const { cookies } = await call(login, {
    ...as,
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return { cookie: cookieOf(cookies[0]) };
}

const list = (as: { cookie: string }) => succeed(listSessions, { as });
const isSignedIn = async (as: { cookie: string }) => (await succeed(getUser, { as })) !== null;
const idOf = ({ cookie }: { cookie: string }) => decodeJwt(cookie.replace('session=', '')).jti ?? '';
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().split('T')[0];

async function setLastUsed(id: string, as: { cookie: string }, day: string | undefined) {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: sessionKey(id, idOf(as)),
      UpdateExpression: 'SET lastUsed = :day',
      ExpressionAttributeValues: { ':day': day },
    }),
  );
}

describe('where one is signed in', () => {
  it('SAFE-03 is listed with browser and system, the day of last use and which one this is, and no address', async () => {
    const ada = await newAccount();
    const phone = await signIn(ada, IPHONE);
    const today = dayBefore(0);
    const rows = [
      { id: idOf(phone), device: 'Safari on iOS', lastUsed: today, current: true },
      { id: idOf(ada), device: 'Firefox on Windows', lastUsed: today, current: false },
    ];
    expect(await list(phone)).toEqual(rows);
    expect(await list(await signUp())).toHaveLength(1);
  });

  it('SAFE-03 one session is ended at once, and only by its traveller', async () => {
    const ada = await newAccount();
    const phone = await signIn(ada, IPHONE);
    const stranger = await signUp();
    const id = idOf(phone);
    expect(await call(endSession, { as: stranger, params: { id } })).toMatchObject({ status: 404 });
    expect(await isSignedIn(phone)).toBe(true);
    expect(await call(endSession, { as: ada, params: { id } })).toMatchObject({ status: 200, cookies: [] });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await call(endSession, { as: ada, params: { id } })).toMatchObject({ status: 404 });
    const own = await call(endSession, { as: ada, params: { id: idOf(ada) } });
    expect(own.cookies).toContainEqual(expect.stringMatching(/^session=;/));
    expect(await isSignedIn(ada)).toBe(false);
  });

  it('SAFE-03 all others are ended at once', async () => {
    const ada = await newAccount();
    const others = [await signIn(ada, IPHONE), { cookie: await newSession(ada.id) }];
    const stranger = await signUp();
    await succeed(endOtherSessions, { as: ada });
    expect(await Promise.all([ada, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
  });

  it('SAFE-03 a session that was not used for 14 days has ended, and one in use is noted once a day', async () => {
    const ada = await newAccount();
    await setLastUsed(ada.id, ada, dayBefore(15));
    expect(await isSignedIn(ada)).toBe(false);
    await setLastUsed(ada.id, ada, dayBefore(14));
    expect(await isSignedIn(ada)).toBe(true);
    expect(await list(ada)).toMatchObject([{ lastUsed: dayBefore(0) }]);
  });

  it('SAFE-03 signing in ends the session whose cookie came along', async () => {
    const ada = await newAccount();
    const later = await signIn(ada, FIREFOX, ada);
    expect(await isSignedIn(ada)).toBe(false);
    expect(await list(later)).toHaveLength(1);
  });
});

describe('a device’s name', () => {
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [IPHONE, 'Safari on iOS'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.9.1', undefined],
    ['', undefined],
    [undefined, undefined],
    ['x'.repeat(1001), undefined],
  ])('SAFE-03 of %s is %s', async (userAgent, name) => {
    expect(await deviceName(userAgent)).toBe(name);
  });
});
