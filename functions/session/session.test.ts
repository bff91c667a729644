import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { cookieOf, newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { sessionKey, sessionSigningKey } from '../data/keys.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as getUser from './get-user.ts';
import * as login from './login.ts';
import * as logout from './logout.ts';
import * as logoutPage from './logout-page.ts';
import * as register from './register.ts';

const { table } = await startFunctions();
const ada = await signUp();

const token = (cookie: string) => cookie.replace('session=', '');
const withToken = (value: string) => ({ cookie: `session=${value}` });
const isSignedIn = async (as: { cookie: string }) => (await succeed(getUser, { as })) !== null;

/** A token with the claims of a real one, signed with the given key. */
async function forge(cookie: string, { secret, kid, expires = '1h', alg = 'HS256' }: Forgery): Promise<string> {
  const { sub = '', jti = '' } = decodeJwt(token(cookie));
  const jwt = new SignJWT({}).setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) });
  return jwt.setSubject(sub).setJti(jti).setIssuedAt().setExpirationTime(expires).sign(secret);
}
interface Forgery {
  readonly secret: Uint8Array;
  readonly kid?: string;
  readonly expires?: string;
  readonly alg?: string;
}

describe('the session', () => {
  it('API-04 OPEN-53 signed out, GET /api/user answers 200 with null', async () => {
    expect(await call(getUser)).toMatchObject({ status: 200, body: null });
  });

  it('API-04 OPEN-50 signed in, GET /api/user answers the user with exactly these fields', async () => {
    const user = await succeed(getUser, { as: ada });
    expect(user).toEqual({
      id: ada.id,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: null,
      bio: null,
      profileImageUrl: null,
      createdAt: ada.createdAt,
    });
  });

  it('OPEN-51 adding a session key signs nobody out', async () => {
    const before = await newSession(ada.id);
    const added = { id: 'newer', secret: Buffer.alloc(32, 7).toString('base64url'), createdAt: '2999-01-01T00:00:00Z' };
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...sessionSigningKey('2'), ...added } }));
    const after = await forge(before, { secret: Buffer.alloc(32, 7), kid: 'newer' });
    await expect.poll(() => isSignedIn(withToken(after))).toBe(true);
    expect(await isSignedIn({ cookie: before })).toBe(true);
  });

  it('OPEN-51 the session lives in the table: without its record the token is worthless', async () => {
    const cookie = await newSession(ada.id);
    const { jti = '' } = decodeJwt(token(cookie));
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: sessionKey(ada.id, jti) }));
    expect(await isSignedIn({ cookie })).toBe(false);
  });

  it('OPEN-51 an expired session is over, even before its record is removed', async () => {
    const cookie = await newSession(ada.id);
    const { jti = '' } = decodeJwt(token(cookie));
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: sessionKey(ada.id, jti),
        UpdateExpression: 'SET expiresAt = :past',
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
      }),
    );
    expect(await isSignedIn({ cookie })).toBe(false);
  });

  it('OPEN-51 forged, altered, expired and foreign tokens are no session and cause no error', async () => {
    const { id, secret } = await sessionKeyRepository(table).signing();
    const real = token(ada.cookie);
    const { jti } = decodeJwt(real);
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const payload = Buffer.from(JSON.stringify({ sub: ada.id, jti })).toString('base64url');
    const forgeries = {
      'another secret': await forge(ada.cookie, { secret: Buffer.alloc(32, 1), kid: id }),
      'a key nobody has': await forge(ada.cookie, { secret: Buffer.alloc(32, 1), kid: 'unknown' }),
      'no key id': await forge(ada.cookie, { secret }),
      'another algorithm': await forge(ada.cookie, { secret: Buffer.alloc(64, 1), kid: id, alg: 'HS512' }),
      expired: await forge(ada.cookie, { secret, kid: id, expires: '-1s' }),
      unsigned: `${header}.${payload}.`,
      'a changed claim': real.replace(/\.[^.]+\./, `.${payload}.`),
      'cut off': real.slice(0, -5),
      'no token': 'hello',
      empty: '',
    };
    for (const [what, forged] of Object.entries(forgeries)) {
      expect(await call(getUser, { as: withToken(forged) }), what).toMatchObject({ status: 200, body: null });
      const listed = await call(listTrips, { as: withToken(forged) });
      expect(listed, what).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } });
    }
  });

  it('a token of a deleted traveller is no session', async () => {
    const gone = await signUp();
    await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: { pk: `USER#${gone.id}`, sk: 'PROFILE' } }),
    );
    expect(await isSignedIn(gone)).toBe(false);
  });

  it('other cookies beside the session’s do no harm', async () => {
    expect(await isSignedIn({ cookie: `theme=dark; ${ada.cookie}; sessions=1` })).toBe(true);
  });
});

describe('a session’s token', () => {
  it('OPEN-51 names the session and holds nothing private', async () => {
    const claims = decodeJwt(token(await newSession(ada.id, ada.email)));
    expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iat', 'jti', 'sub']);
    expect(JSON.stringify(claims)).not.toContain('@');
  });

  it('OPEN-51 in the former format, with an email in it, is still valid', async () => {
    const { sub = '', jti = '' } = decodeJwt(token(ada.cookie));
    const { id, secret } = await sessionKeyRepository(table).signing();
    const former = new SignJWT({ email: ada.email }).setProtectedHeader({ alg: 'HS256', kid: id }).setSubject(sub);
    expect(await isSignedIn(withToken(await former.setJti(jti).setExpirationTime('1h').sign(secret)))).toBe(true);
  });
});

describe('the readable sign of a session', () => {
  const sign = 'signed-in=1';

  it('is removed when the session has ended elsewhere, and stays beside one that is valid', async () => {
    const cookie = await newSession(ada.id);
    const ask = async () => (await call(getUser, { as: { cookie: `${cookie}; ${sign}` } })).cookies;
    expect(await ask()).toEqual([]);
    await call(logout, { as: { cookie } });
    expect(await ask()).toEqual(['signed-in=; Path=/; Max-Age=0; SameSite=Lax']);
  });

  it('is nobody’s session, and a visitor without it is sent no cookie', async () => {
    expect(await isSignedIn({ cookie: sign })).toBe(false);
    expect((await call(getUser)).cookies).toEqual([]);
  });
});

describe('signing in', () => {
  const NAMES = { firstName: 'Ada', lastName: 'Lovelace' };

  it('OPEN-51 ends the session that the browser had, of the same account or another, and no other', async () => {
    const [here, elsewhere] = [await newSession(ada.id), await newSession(ada.id)];
    const body = { email: 'next@example.com', password: 'a good password' };
    const registered = await call(register, {
      as: { cookie: here },
      address: '192.0.2.90',
      body: { ...body, ...NAMES },
    });
    const first = { cookie: cookieOf(registered.cookies[0]) };
    expect([await isSignedIn({ cookie: here }), await isSignedIn(first)]).toEqual([false, true]);
    const wrong = { ...body, password: 'a wrong password' };
    await call(login, { as: first, address: '192.0.2.90', body: wrong });
    expect(await isSignedIn(first)).toBe(true);
    const { cookies } = await call(login, { as: first, address: '192.0.2.90', body });
    expect([await isSignedIn(first), await isSignedIn({ cookie: cookieOf(cookies[0]) })]).toEqual([false, true]);
    expect(await isSignedIn({ cookie: elsewhere })).toBe(true);
  });
});

describe('signing out', () => {
  it('API-07 OPEN-09 POST /api/logout ends this session in the table, and no other', async () => {
    const [here, elsewhere] = [await newSession(ada.id), await newSession(ada.id)];
    const { status, body, cookies } = await call(logout, { as: { cookie: here } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(cookies).toEqual([
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'signed-in=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    expect(cookieOf(cookies[0])).toBe('session=');
    expect(await isSignedIn({ cookie: here })).toBe(false);
    expect(await isSignedIn({ cookie: elsewhere })).toBe(true);
  });

  it('OPEN-136 signing out twice, or when signed out, answers 200', async () => {
    const as = { cookie: await newSession(ada.id) };
    for (const request of [{ as }, { as }, {}]) {
      expect(await call(logout, request)).toMatchObject({ status: 200, body: { success: true } });
    }
  });

  it.each([
    ['same-origin', false],
    ['none', false],
    ['cross-site', true],
    ['same-site', true],
    [undefined, true],
  ])('OPEN-09 GET /api/logout from %s redirects home, and the session stays: %s', async (site, stands) => {
    const as = { cookie: await newSession(ada.id) };
    const { status, headers } = await call(logoutPage, { as, headers: site ? { 'sec-fetch-site': site } : {} });
    expect({ status, location: headers.location }).toEqual({ status: 302, location: '/' });
    expect(await isSignedIn(as)).toBe(stands);
  });
});
