import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { cookieOf } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { rateRepository } from '../data/rate-repository.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';

const { table } = await startFunctions();
const none = { requests: 0, seconds: 1 };
const [limit = none, perAccount = none] = login.implementation.route.limits;
const NOBODY = { email: 'nobody@example.com', password: 'guess' };

/** Uses somebody's attempts up, in this window and the next, should one begin meanwhile. */
async function exhaust(who: string, { requests, seconds } = limit): Promise<void> {
  const rates = rateRepository(table);
  for (const now of [Date.now(), Date.now() + seconds * 1000]) {
    for (let used = 0; used < requests; used++) await rates.count({ route: 'login', who, seconds, now });
  }
}

let accounts = 0;
async function newAccount(address: string): Promise<{ readonly email: string; readonly password: string }> {
  const body = { email: `owner${accounts++}@example.com`, password: 'the right one' };
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  expect(await call(register, { address, body: { ...body, ...names } })).toMatchObject({ status: 201 });
  return body;
}

/** The Cookie header with only the device cookie, after signing in. */
async function deviceOf(body: object): Promise<string> {
  const { cookies } = await call(login, { address: `203.0.113.${accounts++}`, body });
  return cookieOf(cookies.find((each) => each.startsWith('device=')));
}

describe('attempts to sign in', () => {
  it('OPEN-52 beyond the limit answer 429 with a message and Retry-After, for the right password too', async () => {
    await exhaust('192.0.2.1');
    const { status, body, headers } = await call(login, { address: '192.0.2.1', body: NOBODY });
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: expect.stringMatching(/wait/) },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(limit.seconds);
  });

  it('OPEN-52 of one address do not count against another, nor against another call', async () => {
    await exhaust('192.0.2.2');
    expect(await call(login, { address: '192.0.2.3', body: NOBODY })).toMatchObject({ status: 401 });
    expect(await call(register, { address: '192.0.2.2', body: {} })).toMatchObject({ status: 400 });
  });

  it('OPEN-52 count by the connection’s address, whatever a header claims, where no CDN vouches for it', async () => {
    await exhaust('198.51.100.1');
    const headers = { 'x-viewer-address': '198.51.100.2' };
    expect(await call(login, { address: '198.51.100.1', headers, body: NOBODY })).toMatchObject({ status: 429 });
  });

  it('OPEN-52 on one account from one network are limited, and other accounts from there are not', async () => {
    const body = { email: 'target@example.com', password: 'guess' };
    await exhaust(`${body.email} 192.0.2.5`, perAccount);
    for (const email of ['target@example.com', 'TARGET@example.com']) {
      const answer = await call(login, { address: '192.0.2.5', body: { ...body, email } });
      expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]/) } });
    }
    expect(await call(login, { address: '192.0.2.5', body: NOBODY })).toMatchObject({ status: 401 });
  });

  it('OPEN-52 by a stranger never lock out an owner who comes from elsewhere, however many they are', async () => {
    const body = await newAccount('192.0.2.10');
    await exhaust('192.0.2.11');
    await exhaust(`${body.email} 192.0.2.11`, perAccount);
    const attempts = Array.from({ length: 100 }, () =>
      call(login, { address: '192.0.2.11', body: { ...body, password: 'guess' } }),
    );
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([429]));
    expect(await call(login, { address: '192.0.2.12', body })).toMatchObject({ status: 200 });
  });

  it('OPEN-52 that the address limit refuses count against nothing else', async () => {
    const email = 'uncounted@example.com';
    await exhaust('192.0.2.14');
    for (let attempt = 0; attempt < 5; attempt++) {
      await call(login, { address: '192.0.2.14', body: { ...NOBODY, email } });
    }
    const { requests: _, seconds } = perAccount;
    expect(
      await rateRepository(table).count({ route: 'login', who: `${email} 192.0.2.14`, seconds, now: Date.now() }),
    ).toBe(1);
  });

  it('OPEN-52 in a browser that has signed in to the account are let through where others used everything up', async () => {
    const body = await newAccount('192.0.2.15');
    const other = await newAccount('192.0.2.15');
    const device = await deviceOf(body);
    await exhaust('192.0.2.16');
    await exhaust(`${body.email} 192.0.2.16`, perAccount);
    const from = (cookie: string) => call(login, { as: { cookie }, address: '192.0.2.16', body });
    expect(await from(device)).toMatchObject({ status: 200 });
    for (const cookie of [await deviceOf(other), `${device}x`, 'device=', 'theme=dark']) {
      expect(await from(cookie), cookie).toMatchObject({ status: 429 });
    }
  });

  it('OPEN-52 in a browser that has signed in before are limited too', async () => {
    const body = await newAccount('192.0.2.17');
    const device = await deviceOf(body);
    const { jti = '' } = decodeJwt(device.slice('device='.length));
    await exhaust(jti);
    expect(await call(login, { as: { cookie: device }, address: '192.0.2.18', body })).toMatchObject({ status: 429 });
  });

  it('OPEN-52 from addresses of one IPv6 network count together', async () => {
    await exhaust('2001:db8:1:2::/64');
    await exhaust(`${NOBODY.email} 2001:db8:2::/48`, perAccount);
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:2:77::1']) {
      expect(await call(login, { address, body: NOBODY }), address).toMatchObject({ status: 429 });
    }
    expect(await call(login, { address: '2001:db8:1:3::1', body: NOBODY })).toMatchObject({ status: 401 });
  });

  it('OPEN-52 are counted exactly when many arrive at once', async () => {
    const rates = rateRepository(table);
    const one = { route: 'login', who: 'x', seconds: 60, now: Date.now() };
    const counts = await Promise.all(Array.from({ length: 20 }, () => rates.count(one)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, used) => used + 1));
  });

  it('OPEN-52 are counted without storing an email or IP address in the table', async () => {
    const [address, email] = ['192.0.2.77', 'counted@example.com'];
    const { Items: before = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    await call(login, { address, body: { ...NOBODY, email } });
    const { Items: after = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    expect(after.length).toBe(before.length + login.implementation.route.limits.length);
    for (const trace of [address, email]) expect(JSON.stringify(after)).not.toContain(trace);
  });

  it('OPEN-52 start again in the next window', async () => {
    const at = (now: number) => rateRepository(table).count({ route: 'login', who: 'y', seconds: 60, now });
    expect([await at(0), await at(59_999), await at(60_000)]).toEqual([1, 2, 1]);
  });
});
