import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import { functionEntry } from '#infra/function-entry.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { ErrorBody } from '#shared/contract/error-body.ts';
import { allRoutes } from '#shared/routes.ts';
import { anyRequest } from './any-request.ts';
import { call } from './call-function.ts';
import type { CallModule } from './call-module.ts';
import { keepTable, type TableKeeper } from './keep-table.ts';
import { startOutsidePictures } from './outside-pictures.ts';
import { makeSampleWorld, samplesOf } from './sample-calls.ts';
import type { TestAnswer } from './send-request.ts';
import { startFunctions } from './start-functions.ts';
import { startOutbox } from './start-outbox.ts';
import { watchWrites } from './watch-writes.ts';

/** Requests per call: `npm run fuzz:calls` sends more. */
const REQUESTS = Number(process.env.REQUESTS_PER_CALL ?? 500);
/** After this many requests the world is restored, so that not all later ones refer to deleted things. */
const IN_A_ROW = 4;
/** Milliseconds, which only end what hangs: `npm test` runs this on what other tests leave of the processor. */
const TIME_OUT = 60_000 + REQUESTS * 1000;
/** What every call may answer; any other status is declared in its contract. */
const OF_ANY_CALL = ['bad_request', 'unauthorized', 'forbidden', 'too_large', 'too_many_requests'];
const AnyError = z.strictObject(ErrorBody.shape);
/** Words that reveal internals: names of errors and files, stack positions, keys of the table, AWS's own messages. */
const INNER =
  /Error\b|Exception|Cannot read|is not a function|node_modules|\.[cm]?[jt]s\b|:\d+:\d+|arn:|dynamo|^[A-Z]+#/i;

/**
 * Fuzzes calls with any input. The calls are distributed over `of` files, of which this is number `part`, from 0, so
 * that files can run in parallel. A file replaces node:crypto by quickCrypto, and the delay of the response to a
 * forgotten password.
 */
export async function sendAnyRequests({ part, of }: { readonly part: number; readonly of: number }): Promise<void> {
  const world = await startFunctions({ s3: true });
  await startOutbox();
  await startOutsidePictures(plainJpeg());
  const others = await makeSampleWorld(world);
  const keeper = keepTable(world.table);
  const writesSince = watchWrites(world.table);

  /** The number of responses by status. */
  async function sendTo(route: Route): Promise<ReadonlyMap<number, number>> {
    const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
    const requests = anyRequest(await samplesOf(route, world, others));
    const before = await keeper.items();
    const putBack = await keeper.keep();
    const counts = new Map<number, number>();
    const inARow = fc.array(requests, { minLength: IN_A_ROW, maxLength: IN_A_ROW });
    const property = fc.asyncProperty(inARow, async (each) => {
      const changes: string[] = [];
      writesSince();
      for (const request of each) {
        const answer = await call(module, request);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        expectAnAnswer(route, answer);
        const writes = writesSince();
        if (answer.status >= 400) expect(writes).toEqual([]);
        changes.push(...writes);
      }
      await putBack();
      if (changes.some((change) => change.startsWith('DELETE'))) await others.upload();
    });
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS / IN_A_ROW), seed: 2027, endOnFailure: true });
    // Nothing was written beyond what was restored.
    const [after, now] = [await keeper.items(), Date.now() / 1000];
    expect(lasting(after, now)).toEqual(lasting(before, now));
    return counts;
  }

  const routes = allRoutes.filter((_, index) => index % of === part);
  describe.each(routes.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
    it(
      'OPEN-137 answers anything by its contract, or with a message and a 4xx status, and then changes nothing',
      async () => {
        const putAllBack = await keeper.keep();
        try {
          expectThatMostCame(route, await sendTo(route));
        } finally {
          await putAllBack();
          await others.upload();
        }
      },
      TIME_OUT,
    );
  });
}

/** Without what has expired by then, in seconds since 1970: counters go during a slow run. */
function lasting(items: Awaited<ReturnType<TableKeeper['items']>>, now: number): typeof items {
  return new Map([...items].filter(([, { expiresAt }]) => expiresAt?.N === undefined || Number(expiresAt.N) > now));
}

function expectAnAnswer(route: Route, { status, body, headers }: TestAnswer): void {
  if (status === route.status || status === 304) {
    if (status < 300) expect(route.answer.safeParse(body).success).toBe(true);
    return;
  }
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  // API Gateway's own response to an address that a parameter made none of its routes.
  if (status === 404 && isDeepStrictEqual(body, { message: 'Not Found' })) return;
  expect(AnyError.safeParse(body).success).toBe(true);
  expect([...OF_ANY_CALL, ...route.errors]).toContain(ErrorBody.parse(body).code);
  const { message, fields = {} } = ErrorBody.parse(body);
  expect(message).not.toBe('');
  for (const text of [message, ...Object.values(fields)]) expect(text).not.toMatch(INNER);
  expect(headers['content-type']).toContain('application/json');
}

/** The gateway and the limits stopped few of the requests, and some did what the call is for. */
function expectThatMostCame(route: Route, counts: ReadonlyMap<number, number>): void {
  const sent = [...counts.values()].reduce((sum, count) => sum + count);
  if (process.env.REQUESTS_PER_CALL) console.log(route.name, sent, Object.fromEntries(counts));
  expect((counts.get(429) ?? 0) + (counts.get(431) ?? 0)).toBeLessThan(sent / 2);
  expect(counts.get(route.status) ?? 0).toBeGreaterThan(sent / 100);
}
