import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { anyRequest } from '#infra/local/function-fixture/any-request.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import type { TestAnswer } from '#infra/local/function-fixture/send-request.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { watchWrites } from '#infra/local/function-fixture/watch-writes.ts';
import { sampleCallEvent } from '#infra/test/sample-events.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { ErrorBody } from '#shared/contract/error-body.ts';
import { allRoutes } from '#shared/routes.ts';
import * as startExport from '../account/start-export.ts';

const { table } = await startFunctions({ s3: true });
const writesSince = watchWrites(table);

/** Requests to each call, and to those that hash a password, which takes a third of a second: `npm run fuzz:calls`. */
const RUNS = Number(process.env.REQUESTS_PER_CALL ?? 60);
const SLOW_RUNS = Math.ceil(RUNS / 5);
/** A request takes some milliseconds, one that hashes a password half a second. */
const TIME_OUT = 30_000 + RUNS * 500;
const SLOW = new Set(['login', 'register', 'confirmPasswordReset', 'requestPasswordReset', 'deleteAccount']);

/** What every call may answer; all else is named in its contract. */
const OF_ANY_CALL = ['bad_request', 'unauthorized', 'forbidden', 'too_large', 'too_many_requests', 'not_implemented'];

/** Somebody's world, and who may call: they themselves, a stranger, and a signed-out visitor. */
async function samplesFor(route: Route) {
  const [owner, stranger] = [await signUp(), await signUp()];
  const [trip, other, closed] = [
    await createTrip(owner),
    await createTrip(owner),
    await createTrip(owner, { isPublic: false }),
  ];
  const day = await createDay(owner, trip.id);
  const activity = await createActivity(owner, day.id);
  const emails = [await addEmail(owner), await addEmail(owner, [])];
  const copy = await succeed(startExport, { as: owner });
  const known: Readonly<Record<string, readonly string[]>> = {
    '/api/trips/': [trip.id, other.id, closed.id, day.id],
    '/api/trips/public/': [owner.id, stranger.id, trip.id],
    '/api/trip-days/': [day.id, day.id, trip.id, activity.id],
    '/api/activities/': [activity.id, activity.id, day.id],
    '/api/processed-emails/': [...emails.map(({ id }) => id), trip.id],
    '/api/users/': [owner.id, stranger.id, trip.id],
    '/api/user/exports/': [copy.id, trip.id],
    '/media/': ['a/b.jpg'],
  };
  const named = known[route.path.slice(0, route.path.indexOf('{'))] ?? [];
  const { body } = sampleCallEvent(kebabCase(route.name));
  const names = [...route.path.matchAll(/\{(\w+)\+?\}/g)].map(([, name = '']) => name);
  return {
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
    params: Object.fromEntries(names.map((name) => [name, named])),
    callers: [owner, owner, owner, stranger, undefined],
  };
}

function expectAnAnswer(route: Route, { status, body, headers }: TestAnswer): void {
  if (status === route.status || status === 304) {
    if (status < 300) expect(route.answer.safeParse(body).success).toBe(true);
    return;
  }
  expect(status).toBeGreaterThanOrEqual(400);
  if (status !== 501) expect(status).toBeLessThan(500);
  expect(ErrorBody.strict().safeParse(body).success).toBe(true);
  expect([...OF_ANY_CALL, ...route.errors]).toContain(ErrorBody.parse(body).code);
  expect(ErrorBody.parse(body).message).not.toBe('');
  expect(headers['content-type']).toContain('application/json');
}

describe.each(allRoutes.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
  it(
    'OPEN-137 answers whatever it is sent by its contract, or with a message and a status of 4xx, and then changes nothing',
    async () => {
      const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
      const requests = anyRequest(await samplesFor(route));
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          writesSince();
          const answer = await call(module, request);
          expectAnAnswer(route, answer);
          if (answer.status >= 400) expect(writesSince()).toEqual([]);
        }),
        { numRuns: SLOW.has(route.name) ? SLOW_RUNS : RUNS, seed: 2027, endOnFailure: true },
      );
    },
    TIME_OUT,
  );
});
