import { afterAll, describe, expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { rateRepository } from '../data/rate-repository.ts';
import * as search from '../discover/search.ts';
import * as logout from '../session/logout.ts';
import * as createTrip from '../trips/create-trip.ts';

const { table } = await startFunctions();
// Calls are counted by the clock: keep all of it within one window.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Another instance of a function: nothing in its memory is shared with the first. */
async function anotherInstance(load: () => Promise<CallModule>): Promise<CallModule> {
  vi.resetModules();
  vi.stubEnv('LOG_LEVEL', 'ERROR');
  return load();
}

function limitOf({ implementation }: CallModule): { readonly requests: number; readonly seconds: number } {
  const [limit] = implementation.route.limits;
  if (!limit) throw new Error('The call has no limit');
  return limit;
}

/** Uses up all of a traveller's calls but the last ones. */
async function useUp(module: CallModule, travellerId: string, remaining: number): Promise<void> {
  const { requests, seconds } = limitOf(module);
  const call = { route: module.implementation.route.name, who: travellerId, seconds, now: Date.now() };
  await Promise.all(Array.from({ length: requests - remaining }, () => rateRepository(table).count(call)));
}

describe('a limit per traveller', () => {
  it.each([
    ['createTrip', createTrip, () => import('../trips/create-trip.ts')],
    ['search', search, () => import('../discover/search.ts')],
  ] as const)(
    'of %s holds over all instances of the function together, and limits nobody else',
    async (_, first, load) => {
      const instances = [first, await anotherInstance(load)];
      const [flooding, other] = [await signUp(), await signUp()];
      // Refused for its input, so that only the counting runs.
      const send = (module: CallModule, as = flooding) => call(module, { as, body: {}, query: { q: 'x'.repeat(201) } });
      const { requests, seconds } = limitOf(first);
      const answers: number[] = [];
      for (let sent = 0; sent < requests; sent++) {
        answers.push((await send(instances[sent % instances.length] ?? first)).status);
      }
      expect(new Set(answers)).toEqual(new Set([400]));
      for (const instance of instances) {
        const { status, headers } = await send(instance);
        expect(status).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
        expect((await send(instance, other)).status).toBe(400);
      }
    },
  );

  it('counts a call that repeats an Idempotency-Key like any other', async () => {
    const ada = await signUp();
    await useUp(createTrip, ada.id, 2);
    const send = () => call(createTrip, { as: ada, body: NEW_TRIP, headers: { 'idempotency-key': 'once' } });
    const statuses = [(await send()).status, (await send()).status, (await send()).status];
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('is not used up by a token whose session has ended', async () => {
    const ada = await signUp();
    await useUp(createTrip, ada.id, 1);
    const ended = { cookie: await newSession(ada.id) };
    await call(logout, { as: ended });
    for (let sent = 0; sent < 3; sent++) expect(await call(createTrip, { as: ended })).toMatchObject({ status: 401 });
    expect(await call(createTrip, { as: ada, body: NEW_TRIP })).toMatchObject({ status: 201 });
    expect(await call(createTrip, { as: ada, body: NEW_TRIP })).toMatchObject({ status: 429 });
  });
});
