import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checksOf,
  measureRequests,
  ownRequests,
  sequentialRoundTrips,
  type TableRequest,
} from '#infra/bench/cost/measure-requests.ts';
import { sampleStatus } from '#infra/bench/cost/prepare-call.ts';
import { runCall } from '#infra/bench/cost/run-calls.ts';
import { delayChecks } from '#infra/local/function-fixture/delay-checks.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { watchWrites } from '#infra/local/function-fixture/watch-writes.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { verifySessionToken } from './session-token.ts';

/** The source address in the sample events. */
const world = await startFunctions({ s3: true, siteUrl: 'https://travel.example.com' });
await startOutbox();
const { table } = world;
const requestsSince = measureRequests(table);
const { quiet, useUpLimits, forgetLimits, counted } = delayChecks(table);
const changesSince = watchWrites(table);

/** Calls that read by their path in parallel with the session check. A new one has to be added here on purpose. */
const READS_EARLY: readonly RouteName[] = ['getTrip', 'getCalendar'];

const names = Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
const isWrite = ({ command }: TableRequest) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command);
const route = (name: RouteName): Route => routes[name];

async function endSession(cookie: string): Promise<void> {
  const session = await verifySessionToken(sessionTokenOf([cookie]) ?? '', sessionKeyRepository(table));
  if (!session) throw new Error('The sample world has no session');
  await sessionRepository(table).end(session);
}

/** Calls the route with its sample event, and reports what it read and wrote until nothing more came. */
async function run(name: RouteName, prepare: (cookie: string) => unknown = () => undefined, signedOut = false) {
  const ready = async (cookie: string) => {
    await prepare(cookie);
    requestsSince();
    changesSince();
  };
  const { statusCode } = await runCall(world, name, { ready, signedOut });
  await quiet();
  const requests = requestsSince();
  return { status: statusCode, requests, own: ownRequests(requests), changes: changesSince() };
}

const commands = (requests: readonly TableRequest[]) => requests.map(({ command }) => command).toSorted();

// Limits are counted by the clock: keep all of it within one window.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => vi.useRealTimers());
// Session keys are read once in five minutes: they belong to no single call.
beforeAll(() => runCall(world, 'getUser'));
beforeEach(forgetLimits);

describe('a call', () => {
  it.each(names)(
    '%s does its work after its session and its rate limits were checked, and before that reads at most what its path names',
    async (name) => {
      const { status, requests, own } = await run(name);
      expect(status).toBe(sampleStatus(name));
      const checks = checksOf(requests);
      // Limits per traveller are counted in parallel with the session check, others are of visitors.
      if (route(name).access === 'signed-in') expect(sequentialRoundTrips(checks)).toBe(1);
      const known = Math.max(...checks.map(({ ended }) => ended));
      const early = own.filter(({ began }) => began < known);
      expect(early.filter(isWrite)).toEqual([]);
      expect(early.length > 0).toBe(READS_EARLY.includes(name));
    },
  );

  it.each(names.filter((name) => route(name).access === 'signed-in'))(
    '%s reads nothing but the session when that has ended, and counts no call of its traveller’s',
    async (name) => {
      const { status, requests, own, changes } = await run(name, async (cookie) => {
        await forgetLimits();
        await endSession(cookie);
      });
      expect({ status, own, changes }).toEqual({ status: 401, own: [], changes: [] });
      expect(requests.filter(({ check }) => check === 'session')).toHaveLength(1);
      expect(await counted()).toEqual(route(name).limits.map(() => 0));
    },
  );

  it.each(names.filter((name) => route(name).access === 'anyone'))(
    '%s with an ended session does what it does for a visitor, once',
    async (name) => {
      const visitor = await run(name, undefined, true);
      const ended = await run(name, endSession);
      expect(ended.status).toBe(visitor.status);
      expect(commands(ended.own)).toEqual(commands(visitor.own));
    },
  );

  it.each(names.filter((name) => route(name).limits.length > 0))('%s does nothing above its limits', async (name) => {
    const { status, own, changes } = await run(name, useUpLimits);
    expect({ status, changes }).toEqual({ status: 429, changes: [] });
    expect(own.length > 0).toBe(READS_EARLY.includes(name));
  });
});
