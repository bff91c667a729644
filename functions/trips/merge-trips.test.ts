import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import * as listDays from '../days/list-days.ts';
import * as getProfile from '../travellers/get-profile.ts';
import * as getTrip from './get-trip.ts';
import * as listPublicTrips from './list-public-trips.ts';
import * as listTrips from './list-trips.ts';
import * as mergeTrips from './merge-trips.ts';
import * as unmergeTrips from './unmerge-trips.ts';

const functions = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const trip = (id: string) => succeed(getTrip, on(id));
const days = (id: string) => succeed(listDays, on(id));
const merge = (sourceId: string, targetId: string) => call(mergeTrips, { as: ada, params: { sourceId, targetId } });
const unmerge = (sourceId: string, targetId: string) => call(unmergeTrips, { as: ada, params: { sourceId, targetId } });
const own = async () => (await succeed(listTrips, { as: ada })).map(({ id }) => id);
const titles = async (id: string) =>
  (await days(id)).map(({ date, activities }) => [date.slice(5, 10), activities.map(({ title }) => title)]);

/** Two trips that share 4 June. */
async function makePair() {
  const source = await createTrip(ada, {
    title: 'Source',
    startDate: '2027-06-01',
    endDate: '2027-06-04',
    isPublic: false,
  });
  const target = await createTrip(ada, { title: 'Target', startDate: '2027-06-04', endDate: '2027-06-06' });
  const first = await createDay(ada, source.id, { date: '2027-06-02', title: 'Only in source', notes: 'Hello' });
  const shared = { location: 'Rome', accommodation: 'Hotel', accommodationAddress: 'Via 1', notes: 'From source' };
  const second = await createDay(ada, source.id, { date: '2027-06-04', ...shared });
  const third = await createDay(ada, target.id, { date: '2027-06-04', title: 'In both', notes: 'From target' });
  await createActivity(ada, first.id, { title: 'a', confirmationNumber: 'ABC', cost: 5 });
  await createActivity(ada, second.id, { title: 'b', time: '09:00' });
  await createActivity(ada, third.id, { title: 'c', time: '08:00' });
  return { source, target };
}

describe('POST /api/trips/{sourceId}/merge/{targetId}', () => {
  it('API-17 TRIPS-20 OPEN-29 OPEN-136 a merge keeps every activity of both trips, and answers the target', async () => {
    const { source, target } = await makePair();
    const { status, body } = await merge(source.id, target.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...target,
      ...{ revision: target.revision + 1, version: expect.any(Number) },
      startDate: midnight('2027-06-02'),
      dayCount: 2,
      activityCount: 3,
      mergedTrips: [{ id: source.id, title: 'Source', mergedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    });
    expect(await trip(target.id)).toEqual(body);
    expect(await titles(target.id)).toEqual([
      ['06-02', ['a']],
      ['06-04', ['c', 'b']],
    ]);
    const [moved] = await days(target.id);
    expect(moved).toMatchObject({ title: 'Only in source', notes: 'Hello', tripId: target.id });
    expect(moved?.activities).toMatchObject([{ confirmationNumber: 'ABC', cost: 5, tripDayId: moved?.id }]);
  });

  it('OPEN-29 a day of the same date keeps its fields, fills empty ones, and appends the notes', async () => {
    const { source, target } = await makePair();
    await merge(source.id, target.id);
    expect((await days(target.id))[1]).toMatchObject({
      ...{ title: 'In both', location: 'Rome', accommodation: 'Hotel', accommodationAddress: 'Via 1' },
      notes: 'From target\nFrom source',
    });
  });

  it('OPEN-29 the source is gone and no longer counted', async () => {
    const { source, target } = await makePair();
    await merge(source.id, target.id);
    expect(await call(getTrip, on(source.id))).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    expect(await call(listDays, on(source.id))).toMatchObject({ status: 404 });
    expect(await own()).not.toContain(source.id);
    expect((await succeed(getProfile, { as: ada })).tripCount).toBe((await own()).length);
    expect(await merge(source.id, target.id)).toMatchObject({ status: 404 });
  });

  it('OPEN-29 a trip cannot be merged with itself', async () => {
    const { id } = await createTrip(ada);
    expect(await merge(id, id)).toMatchObject({
      status: 400,
      body: { message: 'A trip cannot be merged with itself' },
    });
  });

  it('OPEN-29 takes trips with more items than one transaction holds', async () => {
    const [source, target] = [await createTrip(ada), await createTrip(ada)];
    for (let day = 0; day < 36; day++) {
      const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString();
      const { id } = await createDay(ada, source.id, { date });
      for (let activity = 0; activity < 2; activity++) await createActivity(ada, id, { title: `${day}-${activity}` });
      if (day % 2 === 0) await createDay(ada, target.id, { date });
    }
    const before = await titles(source.id);
    expect((await merge(source.id, target.id)).status).toBe(200);
    expect(await titles(target.id)).toEqual(before);
    expect(await trip(target.id)).toMatchObject({ dayCount: 36, activityCount: 72 });
  });

  it('OPEN-29 merged trips can be merged again, in a chain', async () => {
    const [one, two, three] = [await createTrip(ada), await createTrip(ada), await createTrip(ada)];
    await createActivity(ada, (await createDay(ada, one.id)).id, { title: 'kept' });
    for (const [source, target] of [
      [one, two],
      [two, three],
    ] as const) {
      expect((await merge(source.id, target.id)).status).toBe(200);
      await deliverChanges(functions);
    }
    expect(await titles(three.id)).toEqual([['06-04', ['kept']]]);
  });
});

describe('POST /api/trips/{targetId}/unmerge/{sourceId}', () => {
  it.each(['at once', 'after the lists have followed'])('OPEN-29 %s restores both trips as they were', async (when) => {
    const { source, target } = await makePair();
    const before = {
      trips: [await trip(source.id), await trip(target.id)],
      days: [await days(source.id), await days(target.id)],
    };
    await merge(source.id, target.id);
    if (when !== 'at once') await deliverChanges(functions);
    expect(await unmerge(source.id, target.id)).toMatchObject({ status: 200, body: { id: source.id } });
    if (when !== 'at once') await deliverChanges(functions);
    const read = async (id: string) => ({ ...(await trip(id)), location: null });
    const after = {
      trips: [await read(source.id), await read(target.id)],
      days: [await days(source.id), await days(target.id)],
    };
    expect(withoutRevisions(after)).toEqual(withoutRevisions(before));
    expect(await own()).toEqual(expect.arrayContaining([source.id, target.id]));
    expect((await succeed(getProfile, { as: ada })).tripCount).toBe((await own()).length);
  });

  it('OPEN-29 replaying every change to the projector, in the old order, changes nothing', async () => {
    const { source, target } = await makePair();
    await merge(source.id, target.id);
    await unmerge(source.id, target.id);
    await deliverChanges(functions);
    const state = async () => [
      await own(),
      await titles(source.id),
      await titles(target.id),
      await succeed(listPublicTrips),
    ];
    const before = await state();
    await replayAllChanges(functions);
    expect(await state()).toEqual(before);
  });

  it('OPEN-29 undoing a merge that never was, or was undone already, answers 404', async () => {
    const { source, target } = await makePair();
    expect(await unmerge(source.id, target.id)).toMatchObject({ status: 404 });
    await merge(source.id, target.id);
    const answers = await Promise.all([1, 2, 3].map(() => unmerge(source.id, target.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await unmerge(source.id, target.id)).toMatchObject({ status: 404 });
    expect(await trip(source.id)).toMatchObject({ dayCount: 2, activityCount: 2 });
    expect(await trip(target.id)).toMatchObject({ dayCount: 1, activityCount: 1 });
  });
});
