import { describe, expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { logger } from '../runtime/logger.ts';
import * as login from '../session/login.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import { ORIGIN_SECRET_HEADER } from './check-entrance.ts';

const SECRET = 'as-the-deployment-generated-it';
const FORMER = 'as-another-deployment-generated-it';
process.env.ORIGIN_SECRET = SECRET;
process.env.ORIGIN_SECRET_FORMER = FORMER;
const { table } = await startFunctions();
const [limit = { requests: 0, seconds: 1 }] = login.implementation.route.limits;
const body = { email: 'nobody@example.com', password: 'guess' };

/** Uses up an address's sign-in attempts, in this window and the next. */
async function exhaust(address: string): Promise<void> {
  for (const now of [Date.now(), Date.now() + limit.seconds * 1000]) {
    for (let used = 0; used < limit.requests; used++) {
      await rateRepository(table).count({ route: 'login', who: address, seconds: limit.seconds, now });
    }
  }
}

describe('a function behind the CDN', () => {
  it.each([{}, { [ORIGIN_SECRET_HEADER]: 'guessed' }, { [ORIGIN_SECRET_HEADER]: '' }])(
    'OPEN-52 refuses a call without the secret: %o',
    async (headers: Record<string, string>) => {
      expect(await call(listPublicTrips, { headers })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    },
  );

  it('counts calls that bypass the CDN, which an alarm watches', async () => {
    const warned = vi.spyOn(logger, 'warn');
    await call(listPublicTrips, { headers: { [ORIGIN_SECRET_HEADER]: SECRET } });
    expect(warned).not.toHaveBeenCalled();
    await call(listPublicTrips);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ code: 'entrance_refused', CallsPastCdn: 1 }),
    );
    warned.mockRestore();
  });

  it('answers the CDN, and never reveals its secret', async () => {
    const answered = await call(listPublicTrips, { headers: { [ORIGIN_SECRET_HEADER]: SECRET } });
    expect(answered).toMatchObject({ status: 200 });
    expect(JSON.stringify(answered)).not.toContain(SECRET);
  });

  it('answers a CDN location that still sends the previous secret', async () => {
    expect(await call(listPublicTrips, { headers: { [ORIGIN_SECRET_HEADER]: FORMER } })).toMatchObject({ status: 200 });
  });

  it('OPEN-52 counts by the viewer’s address that the CDN forwards, not by the CDN’s own', async () => {
    await exhaust('198.51.100.1');
    const from = (viewer: string) => ({ [ORIGIN_SECRET_HEADER]: SECRET, 'x-viewer-address': viewer });
    expect(await call(login, { headers: from('198.51.100.1'), body })).toMatchObject({ status: 429 });
    expect(await call(login, { headers: from('198.51.100.2'), body })).toMatchObject({ status: 401 });
  });
});
