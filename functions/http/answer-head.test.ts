import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_TRAVELLER } from '#infra/bench/cost/sample-world.ts';
import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { startOutsidePictures } from '#infra/local/function-fixture/outside-pictures.ts';
import { makeSampleWorld } from '#infra/local/function-fixture/sample-calls.ts';
import type { TestAnswer } from '#infra/local/function-fixture/send-request.ts';
import { newSession } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { sampleCallEvent } from '#infra/test/sample-events.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes } from '#shared/routes.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';

const functions = await startFunctions({ s3: true });
await startOutsidePictures(plainJpeg());
let known: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  ({ known } = await makeSampleWorld(functions));
});

const READ = allRoutes.filter(({ method }) => method === 'GET');
/** Of the body's transfer, which there is none of; and of the single answer. */
const OF_ONE_ANSWER = new Set(['content-length', 'transfer-encoding', 'connection', 'date', 'apigw-requestid']);

/** What a call answers to GET and to HEAD, each time to a traveller who has just signed in. */
async function both(route: Route, coding: string, as?: { readonly cookie: string }): Promise<TestAnswer[]> {
  const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
  const { pathParameters = {}, queryStringParameters = {} } = sampleCallEvent(kebabCase(route.name));
  const given = (fields: object): Record<string, string> => Object.fromEntries(Object.entries(fields));
  const made: Readonly<Record<string, Record<string, string>>> = {
    getExport: { id: known['/api/user/exports/']?.[0] ?? '' },
    getMedia: { key: known['/media/']?.[0] ?? '' },
  };
  const params = made[route.name] ?? given(pathParameters);
  const answers: TestAnswer[] = [];
  const caller = as ?? { cookie: await newSession(SAMPLE_TRAVELLER.id, SAMPLE_TRAVELLER.email) };
  for (const method of [{}, { method: 'HEAD' } as const]) {
    const headers = { 'accept-encoding': coding };
    answers.push(await call(module, { ...method, params, query: given(queryStringParameters), as: caller, headers }));
  }
  return answers;
}

const headersOf = ({ headers }: TestAnswer) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_ANSWER.has(name))
      // A presigned address, which is another each time.
      .map(([name, value]) => [name, name === 'location' ? value.split('?')[0] : value]),
  );

it.each(READ)('HEAD $path is answered as GET is, without a body', async (route) => {
  for (const coding of ['identity', 'br']) {
    const [get, head] = await both(route, coding);
    if (!get || !head) throw new Error('There is no answer');
    expect(get.status).toBe(route.status);
    expect(head.status).toBe(get.status);
    expect(headersOf(head)).toEqual(headersOf(get));
    expect(head.bytes).toBe(0);
  }
});

it.each(READ.filter(({ access }) => access === 'signed-in'))(
  'HEAD $path is refused without a body to whom GET is',
  async (route) => {
    const [get, head] = await both(route, 'identity', { cookie: '' });
    expect(get).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    expect(head).toMatchObject({ status: 401, body: undefined, bytes: 0 });
  },
);

it('HEAD of what there is to write is no route', async () => {
  const module = (await import(path.resolve('functions/session/login.ts'))) as CallModule;
  const { route } = module.implementation;
  const other = { ...module, implementation: { route: { ...route, path: '/api/register' as const } } };
  expect(await call(other, { method: 'HEAD' })).toMatchObject({ status: 404, bytes: 0 });
});
