import type { Context } from 'aws-lambda';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import * as logout from '../session/logout.ts';
import type { CallEvent } from './call-event.ts';
import { limitQuota } from './limit-quota.ts';

await startFunctions();
// Calls are counted by the clock: keep all of it within one window.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => vi.useRealTimers());

describe('how often a call may be made', () => {
  it.each(allRoutes.map((route) => [route.name, route] as const))(
    '%s declares: exactly when it writes, for each instance of its function at least when it only reads',
    (_, { name, method, access, limits, quota }) => {
      expect(limits.length > 0 || quota !== undefined).toBe(true);
      for (const { requests, seconds } of [...limits, ...(quota ? [quota] : [])]) {
        expect(requests).toBeGreaterThan(0);
        expect(requests / seconds).toBeLessThanOrEqual(10);
      }
      // Logging out writes once, and without a session nothing.
      if (method !== 'GET' && name !== 'logout') expect(limits).not.toEqual([]);
      // Visitors are counted by address.
      if (access === 'anyone') expect(limits.map(({ per }) => per)).not.toContain('traveller');
    },
  );

  it('a traveller is counted wherever the calls come from, and no other traveller with them', async () => {
    const route: Route = { ...routes.getUser, quota: { requests: 3, seconds: 300 } };
    const { before } = limitQuota(route);
    const attempt = async (travellerId: string, viewerAddress: string) => {
      const event = { caller: { travellerId, sessionId: 's' }, viewerAddress } as unknown as CallEvent;
      await before?.({ event, context: {} as Context, response: null, error: null, internal: {} });
    };
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await attempt('ada', address);
    await expect(attempt('ada', '192.0.2.4')).rejects.toMatchObject({ code: 'too_many_requests' });
    await attempt('eve', '192.0.2.1');
  });

  it('a visitor is counted by network', async () => {
    const requests = logout.implementation.route.quota?.requests ?? 0;
    const send = (address: string) => call(logout, { address });
    for (let sent = 0; sent < requests; sent += 100) {
      await Promise.all(Array.from({ length: 100 }, () => send('2001:db8:7:7::1')));
    }
    expect((await send('2001:db8:7:7::2')).status).toBe(429);
    expect((await send('2001:db8:7:8::1')).status).toBe(200);
  });
});
