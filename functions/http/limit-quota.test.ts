import { afterAll, describe, expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { allRoutes } from '#shared/routes.ts';
import * as search from '../discover/search.ts';
import * as logout from '../session/logout.ts';
import * as createTrip from '../trips/create-trip.ts';

await startFunctions();
// Calls are counted by the clock: keep all of it within one window.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => vi.useRealTimers());

describe('how often a call may be made', () => {
  it.each(allRoutes.map((route) => [route.name, route] as const))('%s declares a quota', (_, { quota }) => {
    expect(quota.requests).toBeGreaterThan(0);
    expect(quota.requests / quota.seconds).toBeLessThanOrEqual(10);
  });

  it.each([
    ['createTrip', createTrip, 400],
    ['search', search, 320],
  ] as const)(
    'nobody makes %s hundreds of times in a row, and one caller’s calls limit no one else’s',
    async (_, module, times) => {
      const [flooding, other] = [await signUp(), await signUp()];
      // Refused for its input, so that only the counting runs.
      const send = (as = flooding) => call(module, { as, body: {}, query: {} });
      const answers: number[] = [];
      let retryAfter = '';
      for (let sent = 0; sent < times; sent++) {
        const { status, headers } = await send();
        answers.push(status);
        retryAfter = headers['retry-after'] ?? '';
      }
      const { requests } = module.implementation.route.quota;
      expect(answers.slice(0, requests)).not.toContain(429);
      expect(new Set(answers.slice(requests))).toEqual(new Set([429]));
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect((await send(other)).status).not.toBe(429);
    },
  );

  it('a visitor is counted by network', async () => {
    const { requests } = logout.implementation.route.quota;
    const send = (address: string) => call(logout, { address });
    for (let sent = 0; sent < requests; sent++) await send('2001:db8:7:7::1');
    expect((await send('2001:db8:7:7::2')).status).toBe(429);
    expect((await send('2001:db8:7:8::1')).status).toBe(200);
  });
});
