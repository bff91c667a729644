import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { rateRepository } from '../data/rate-repository.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';

const { table } = await startFunctions();
const [limit = { requests: 0, seconds: 1 }, perEmail] = login.implementation.route.limits;
const NOBODY = { email: 'nobody@example.com', password: 'guess' };

/** Uses somebody's attempts up, in this window and the next, should one begin meanwhile. */
async function exhaust(who: string, { requests, seconds } = limit): Promise<void> {
  const rates = rateRepository(table);
  for (const now of [Date.now(), Date.now() + seconds * 1000]) {
    for (let used = 0; used < requests; used++) await rates.count('login', who, seconds, now);
  }
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

  it('OPEN-52 count by where they come from, whatever they say their address is, where no CDN vouches for it', async () => {
    await exhaust('198.51.100.1');
    const headers = { 'x-viewer-address': '198.51.100.2' };
    expect(await call(login, { address: '198.51.100.1', headers, body: NOBODY })).toMatchObject({ status: 429 });
  });

  it('OPEN-52 at one account are limited from whatever address they come', async () => {
    const body = { email: 'target@example.com', password: 'guess' };
    await exhaust(body.email, perEmail);
    for (const email of ['target@example.com', 'TARGET@example.com']) {
      const answer = await call(login, { address: '192.0.2.5', body: { ...body, email } });
      expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]/) } });
    }
    expect(await call(login, { address: '192.0.2.5', body: NOBODY })).toMatchObject({ status: 401 });
  });

  it('OPEN-52 are counted exactly when many come at once', async () => {
    const rates = rateRepository(table);
    const now = Date.now();
    const counts = await Promise.all(Array.from({ length: 20 }, () => rates.count('login', 'x', 60, now)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, used) => used + 1));
  });

  it('OPEN-52 are counted without an address of mail or network in the table', async () => {
    const [address, email] = ['192.0.2.77', 'counted@example.com'];
    const { Items: before = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    await call(login, { address, body: { ...NOBODY, email } });
    const { Items: after = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    expect(after.length).toBe(before.length + login.implementation.route.limits.length);
    for (const trace of [address, email]) expect(JSON.stringify(after)).not.toContain(trace);
  });

  it('OPEN-52 start again in the next window', async () => {
    const rates = rateRepository(table);
    expect(await rates.count('login', 'y', 60, 0)).toBe(1);
    expect(await rates.count('login', 'y', 60, 59_999)).toBe(2);
    expect(await rates.count('login', 'y', 60, 60_000)).toBe(1);
  });
});
