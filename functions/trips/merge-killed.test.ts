import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { itineraryRepository } from '../data/itinerary-repository.ts';
import { tripPartition } from '../data/keys.ts';
import { mergeRepository } from '../data/merge-repository.ts';
import { ChangedMeanwhile } from '../data/plan-again.ts';
import { queryAll } from '../data/query-all.ts';
import { inOrder, tripParts } from '../data/trip-parts.ts';
import * as listDays from '../days/list-days.ts';
import * as updateDay from '../days/update-day.ts';
import * as getTrip from './get-trip.ts';
import { plannedEdit } from './itinerary/itinerary.ts';
import * as listTrips from './list-trips.ts';
import * as mergeTrips from './merge-trips.ts';
import { planMerge } from './merging/merge-plan.ts';
import * as unmergeTrips from './unmerge-trips.ts';

const functions = await startFunctions({ s3: true });
const DAYS = 100;
const ACTIVITIES_A_DAY = 5;
/** The first days of the target share their dates with the last days of the source. */
const OFFSET = 5;
/** The write of such a merge that commits it. */
const LAST_TRANSACTION = 16;

const PLAIN = ActivityFields.parse({ title: 'plain', notes: 'A note', cost: 5 });
const WRITES = /^(?:Put|Update|Delete|TransactWrite)/;

let ada: TestTraveller;
let sourceId: string;
let targetId: string;
let apart: string;
let merged: string;

beforeAll(async () => {
  ada = await signUp();
  sourceId = await makeLongTrip('Source', 0);
  targetId = await makeLongTrip('Target', OFFSET);
  await deliverChanges(functions);
  apart = await state();
  await run('merge');
  await deliverChanges(functions);
  merged = withoutTime(await state());
  await run('unmerge');
  await deliverChanges(functions);
}, 120_000);

// What a failed test leaves merged is not the next one's.
afterEach(async () => {
  if ((await call(getTrip, on(sourceId))).status === 404) await run('unmerge');
}, 60_000);

const on = (id: string) => ({ as: ada, params: { id } });
const run = (what: 'merge' | 'unmerge') => {
  const request = { as: ada, params: { sourceId, targetId } };
  return what === 'merge' ? succeed(mergeTrips, request) : succeed(unmergeTrips, request);
};
/** The time of the merge differs between runs. */
const withoutTime = (state: string) => state.replace(/"mergedAt":"[^"]+"/, '"mergedAt":""');

/** A trip of 500 activities. */
async function makeLongTrip(title: string, offset: number): Promise<string> {
  const dates = Array.from({ length: DAYS }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + offset + day)).toISOString().slice(0, 10),
  );
  const accommodation = offset === 0 ? `Hotel of ${title}` : null;
  const empty = { location: 'Rome', weather: null, accommodation, accommodationAddress: null };
  const days = dates.map((date) => ({
    fields: { ...empty, date, title: `${title} on ${date}`, notes: offset === 0 ? `Notes of ${date}` : null },
    activities: Array.from({ length: ACTIVITIES_A_DAY }, (_, index) => ({
      ...PLAIN,
      title: `${title} ${date} ${index}`,
    })),
  }));
  const range = { startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' };
  const trip = { title, ...range, description: null, coverImage: null, isPublic: true, location: null };
  return (await itineraryRepository(functions.table).create(ada.id, plannedEdit(ada.id, { trip, days }).result())).id;
}

/** Everything that the API answers about the two trips and the traveller's list. */
async function state(): Promise<string> {
  const of = async (id: string) => {
    const [trip, days] = [await call(getTrip, on(id)), await call(listDays, on(id))];
    return [trip.status, trip.body, days.status, days.body];
  };
  return JSON.stringify(
    withoutRevisions([await of(sourceId), await of(targetId), await succeed(listTrips, { as: ada })]),
  );
}

/**
 * Merges, or undoes it, in a process of its own that is killed at its n-th write; false when it finished before that.
 */
async function killAt(write: number, what: 'merge' | 'unmerge'): Promise<boolean> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { mergeRepository } from ${module('../data/merge-repository.ts')};
    import { merge } from ${module('./merging/merge.ts')};
    import { unmerge } from ${module('./merging/unmerge.ts')};
    import { table } from ${module('../data/table.ts')};
    let writes = 0;
    table().client.middlewareStack.add((next, { commandName }) => async (args) => {
      if (!${WRITES}.test(commandName)) return next(args);
      writes++;
      // Every other time before the write has left, else when it is done and nobody has heard of it.
      if (writes === ${write} && ${write % 2 === 0}) process.kill(process.pid, 'SIGKILL');
      const answer = await next(args);
      if (writes === ${write}) process.kill(process.pid, 'SIGKILL');
      return answer;
    }, { step: 'initialize' });
    await ${what}(mergeRepository(table()), '${ada.id}', { sourceId: '${sourceId}', targetId: '${targetId}' });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') expect(code).toBe(0);
  return signal === 'SIGKILL';
}

/** The keys of the items in a trip. */
async function keysIn(tripId: string): Promise<unknown[]> {
  const items = await queryAll(functions.table, {
    TableName: functions.table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': tripPartition(tripId) },
  });
  return items.map(({ sk }) => sk);
}

it('OPEN-29 a merge of 1,000 activities that is killed at any point leaves either the old or the new state, complete', async () => {
  const before = [await keysIn(sourceId), await keysIn(targetId)];
  const seen = new Set<string>();
  for (const write of [1, 9, LAST_TRANSACTION, LAST_TRANSACTION + 1, 20]) {
    if (!(await killAt(write, 'merge'))) seen.add('ended');
    const left = withoutTime(await state());
    expect([apart, merged].indexOf(left), `killed at write ${write}`).not.toBe(-1);
    seen.add(left === apart ? 'apart' : 'merged');
    // The next call completes it.
    expect((await call(mergeTrips, { as: ada, params: { sourceId, targetId } })).status).toBe(
      left === apart ? 200 : 404,
    );
    expect(withoutTime(await state())).toBe(merged);
    await run('unmerge');
    expect(await state()).toBe(apart);
  }
  await deliverChanges(functions);
  expect(await state()).toBe(apart);
  expect([...seen]).toEqual(expect.arrayContaining(['apart', 'merged']));
  expect([await keysIn(sourceId), await keysIn(targetId)]).toEqual(before);
}, 300_000);

it('OPEN-29 undoing such a merge, killed at any point, leaves them either merged or separate, complete', async () => {
  const seen = new Set<string>();
  for (const write of [2, 4, 5, 7]) {
    await run('merge');
    await killAt(write, 'unmerge');
    const left = withoutTime(await state());
    expect([apart, merged].indexOf(left), `killed at write ${write}`).not.toBe(-1);
    seen.add(left === apart ? 'apart' : 'merged');
    if (left === merged) await run('unmerge');
    expect(await state()).toBe(apart);
  }
  await deliverChanges(functions);
  expect(await state()).toBe(apart);
  expect([...seen].sort()).toEqual(['apart', 'merged']);
}, 300_000);

it('OPEN-29 OPEN-136 an edit right after such a merge was killed is kept, and so is what was merged', async () => {
  expect(await killAt(LAST_TRANSACTION + 1, 'merge')).toBe(true);
  const [before] = (await succeed(listDays, on(targetId))).slice(OFFSET);
  if (!before) throw new Error('no day');
  const { title, date, location, accommodation } = before;
  const body = { title, date, location, accommodation, notes: 'Edited' };
  await succeed(updateDay, { as: ada, params: { id: before.id }, body });
  const after = (await succeed(listDays, on(targetId))).find(({ id }) => id === before.id);
  const revision = before.revision + 1;
  expect(after).toEqual({ ...before, weather: null, accommodationAddress: null, notes: 'Edited', revision });
  expect(after?.activities).toHaveLength(2 * ACTIVITIES_A_DAY);
  expect(after?.accommodation).toBe('Hotel of Source');
  await succeed(updateDay, { as: ada, params: { id: before.id }, body: { ...body, notes: before.notes } });
  await run('unmerge');
  expect(await state()).toBe(apart);
}, 120_000);

it('OPEN-29 the same merge requested several times at once is done once and completely', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => call(mergeTrips, { as: ada, params: { sourceId, targetId } })));
  const said = JSON.stringify(answers.map(({ status, body }) => [status, status === 200 ? undefined : body]));
  expect(
    answers.filter(({ status }) => status === 200),
    said,
  ).toHaveLength(1);
  for (const { status } of answers) expect([200, 404, 409, 503], said).toContain(status);
  expect(withoutTime(await state())).toBe(merged);
  await run('unmerge');
  expect(await state()).toBe(apart);
}, 120_000);

it.each(['both trips', 'only the source'])(
  'OPEN-29 such a merge that read %s before another committed leaves what that one merged',
  async (early) => {
    const merges = mergeRepository(functions.table);
    const { source, target, costs } = await merges.readBoth(sourceId, targetId, ada.id);
    await run('merge');
    const into = early === 'both trips' ? target : (await merges.readMerged(sourceId, targetId, ada.id)).target;
    const plan = planMerge(inOrder(tripParts(source.trip, source.items)), inOrder(tripParts(into.trip, into.items)));
    const claim = { travellerId: ada.id, work: 'merge too late', key: undefined };
    const late = merges.save(source.trip, into.trip, plan, {
      expiresAt: Math.floor(Date.now() / 1000) + 60,
      claim,
      costs,
    });
    await expect(late).rejects.toThrow(ChangedMeanwhile);
    await deliverChanges(functions);
    expect(withoutTime(await state())).toBe(merged);
    await run('unmerge');
    expect(await state()).toBe(apart);
  },
  120_000,
);

it('OPEN-29 readers during such a merge see the trips either separate or merged', async () => {
  const of = (days: unknown) => JSON.stringify(withoutRevisions(days));
  const target = async () => of(await succeed(listDays, on(targetId)));
  const old = await target();
  const seen = new Set<string>();
  let isRunning = true;
  const merging = run('merge').finally(() => {
    isRunning = false;
  });
  while (isRunning) seen.add(await target());
  await merging;
  const now = await target();
  for (const each of seen) expect([old, now]).toContain(each);
  await run('unmerge');
  expect(await target()).toBe(old);
}, 60_000);
