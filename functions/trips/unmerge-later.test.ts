import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as updateDay from '../days/update-day.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';
import * as getTrip from './get-trip.ts';
import * as mergeTrips from './merge-trips.ts';
import * as unmergeTrips from './unmerge-trips.ts';
import * as updateTrip from './update-trip.ts';

const functions = await startFunctions({ s3: true });
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const trip = (id: string) => succeed(getTrip, on(id));
const days = (id: string) => succeed(listDays, on(id));
const merge = (sourceId: string, targetId: string) => succeed(mergeTrips, { as: ada, params: { sourceId, targetId } });
const unmerge = (sourceId: string, targetId: string) => call(unmergeTrips, { as: ada, params: { sourceId, targetId } });
const titles = async (id: string) =>
  (await days(id)).map(({ date, activities }) => [date.slice(5, 10), activities.map(({ title }) => title)]);
async function onDate(id: string, date: string) {
  const day = (await days(id)).find((each) => each.date === midnight(date));
  if (!day) throw new Error(`no day on ${date}`);
  return day;
}
async function activityCalled(id: string, title: string) {
  const activity = (await days(id)).flatMap(({ activities }) => activities).find((each) => each.title === title);
  if (!activity) throw new Error(`no activity ${title}`);
  return activity;
}

/** A source of 2 and 4 June merged into a target of 4 June. */
async function makeMerged() {
  const source = await createTrip(ada, { title: 'Source', startDate: '2027-06-01', endDate: '2027-06-04' });
  const target = await createTrip(ada, { title: 'Target', startDate: '2027-06-04', endDate: '2027-06-06' });
  const own = await createDay(ada, source.id, { date: '2027-06-02', title: 'Only in source' });
  const both = await createDay(ada, source.id, { date: '2027-06-04', notes: 'From source', location: 'Rome' });
  const there = await createDay(ada, target.id, { date: '2027-06-04', notes: 'From target' });
  await createActivity(ada, own.id, { title: 'a', time: '08:00' });
  await createActivity(ada, both.id, { title: 'b', time: '09:00' });
  await createActivity(ada, there.id, { title: 'c', time: '10:00' });
  await merge(source.id, target.id);
  return { sourceId: source.id, targetId: target.id };
}

describe('POST /api/trips/{targetId}/unmerge/{sourceId} after later edits', () => {
  it('OPEN-29 the owner sees which merges can be undone, and nobody else does', async () => {
    const { sourceId, targetId } = await makeMerged();
    expect((await trip(targetId)).mergedTrips).toMatchObject([{ id: sourceId, title: 'Source' }]);
    expect(await succeed(getTrip, { params: { id: targetId } })).toMatchObject({ mergedTrips: [] });
    await unmerge(sourceId, targetId);
    expect((await trip(targetId)).mergedTrips).toEqual([]);
  });

  it('OPEN-29 the target’s own changes stay there', async () => {
    const { sourceId, targetId } = await makeMerged();
    await succeed(updateTrip, { ...on(targetId), body: { title: 'Changed', isPublic: false } });
    await createDay(ada, targetId, { date: '2027-06-20' });
    expect(await unmerge(sourceId, targetId)).toMatchObject({ status: 200, body: { title: 'Source' } });
    expect(await trip(targetId)).toMatchObject({ title: 'Changed', isPublic: false, dayCount: 2, activityCount: 1 });
    expect(await trip(targetId)).toMatchObject({ startDate: midnight('2027-06-04'), endDate: midnight('2027-06-20') });
    expect((await onDate(targetId, '2027-06-04')).notes).toBe('From target');
  });

  it('OPEN-29 what came from the source goes back with its edits, and a moved day with everything on it', async () => {
    const { sourceId, targetId } = await makeMerged();
    const a = await activityCalled(targetId, 'a');
    const b = await activityCalled(targetId, 'b');
    await succeed(updateActivity, { ...on(a.id), body: { title: 'a, edited', time: '07:00' } });
    await succeed(updateActivity, { ...on(b.id), body: { title: 'b, edited', cost: 12 } });
    const own = await onDate(targetId, '2027-06-02');
    await succeed(updateDay, { ...on(own.id), body: { title: 'Renamed', date: '2027-05-30' } });
    await createActivity(ada, own.id, { title: 'new on a day of the source', time: '20:00' });
    await createActivity(ada, (await onDate(targetId, '2027-06-04')).id, { title: 'new on a day of the target' });
    expect((await unmerge(sourceId, targetId)).status).toBe(200);
    await deliverChanges(functions);
    expect(await titles(sourceId)).toEqual([
      ['05-30', ['a, edited', 'new on a day of the source']],
      ['06-04', ['b, edited']],
    ]);
    expect(await onDate(sourceId, '2027-05-30')).toMatchObject({ title: 'Renamed', tripId: sourceId });
    expect((await activityCalled(sourceId, 'b, edited')).cost).toBe(12);
    expect(await titles(targetId)).toEqual([['06-04', ['c', 'new on a day of the target']]]);
    expect(await trip(sourceId)).toMatchObject({ startDate: midnight('2027-05-30'), dayCount: 2, activityCount: 3 });
    expect(await trip(targetId)).toMatchObject({ dayCount: 1, activityCount: 2 });
  });

  it('OPEN-29 what was deleted since stays deleted, and a deleted day can still be restored', async () => {
    const { sourceId, targetId } = await makeMerged();
    await succeed(deleteActivity, on((await activityCalled(targetId, 'b')).id));
    const own = await onDate(targetId, '2027-06-02');
    await succeed(deleteDay, on(own.id));
    expect((await unmerge(sourceId, targetId)).status).toBe(200);
    expect((await call(restoreDay, on(own.id))).status).toBe(404);
    await deliverChanges(functions);
    expect(await titles(sourceId)).toEqual([['06-04', []]]);
    expect(await trip(sourceId)).toMatchObject({ dayCount: 1, activityCount: 0 });
    expect((await call(restoreDay, on(own.id))).status).toBe(404);
    await succeed(restoreDay, on(own.id.replace(targetId, sourceId)));
    expect(await titles(sourceId)).toEqual([
      ['06-02', ['a']],
      ['06-04', []],
    ]);
    expect(await trip(sourceId)).toMatchObject({ dayCount: 2, activityCount: 1 });
    expect(await trip(targetId)).toMatchObject({ dayCount: 1, activityCount: 1 });
  });

  it('OPEN-29 notes and fields edited since stay as they are', async () => {
    const { sourceId, targetId } = await makeMerged();
    const day = await onDate(targetId, '2027-06-04');
    const body = { title: day.title, date: day.date, location: 'Ostia', notes: `Mine\n${day.notes}\nMore` };
    await succeed(updateDay, { ...on(day.id), body });
    await unmerge(sourceId, targetId);
    expect(await onDate(targetId, '2027-06-04')).toMatchObject({
      ...{ location: 'Ostia', notes: 'Mine\nFrom target\nMore' },
    });
    expect(await onDate(sourceId, '2027-06-04')).toMatchObject({ location: 'Rome', notes: 'From source' });
  });

  it('OPEN-29 photos from other sites that were added since go along', async () => {
    const { sourceId, targetId } = await makeMerged();
    const photoURL = 'https://example.com/a.jpg';
    await succeed(addActivityPhoto, { ...on((await activityCalled(targetId, 'a')).id), body: { photoURL } });
    await unmerge(sourceId, targetId);
    expect((await activityCalled(sourceId, 'a')).photos).toEqual([photoURL]);
    expect((await trip(targetId)).photos).toEqual([]);
  });

  it('OPEN-29 OPEN-129 photos uploaded before go back, those uploaded since stay in the target, and no file is lost', async () => {
    const source = await createTrip(ada, { title: 'Source' });
    const target = await createTrip(ada, { title: 'Target' });
    const { id } = await createActivity(ada, (await createDay(ada, source.id)).id, { title: 'a' });
    const add = async (activityId: string) => {
      const body = { photoURL: await upload(ada, plainJpeg()) };
      return (await succeed(addActivityPhoto, { ...on(activityId), body })).photos.at(-1) ?? '';
    };
    const before = await add(id);
    await merge(source.id, target.id);
    await deliverChanges(functions);
    const since = await add((await activityCalled(target.id, 'a')).id);
    expect((await unmerge(source.id, target.id)).status).toBe(200);
    await deliverChanges(functions);
    expect((await activityCalled(source.id, 'a')).photos).toEqual([before]);
    expect((await trip(target.id)).photos).toEqual([since]);
    for (const photo of [before, since]) expect((await look(ada, photo)).file?.status).toBe(200);
  });

  it('OPEN-29 two merges are undone in either order', async () => {
    for (const firstOut of [0, 1]) {
      const target = await createTrip(ada, { title: 'Target' });
      const day = await createDay(ada, target.id, { date: '2027-06-04', notes: 'own' });
      await createActivity(ada, day.id, { title: 'own' });
      const before = [await trip(target.id), await days(target.id)];
      const sources: string[] = [];
      for (const title of ['one', 'two']) {
        const { id } = await createTrip(ada, { title });
        await createActivity(ada, (await createDay(ada, id, { date: '2027-06-04', notes: title })).id, { title });
        sources.push(id);
      }
      for (const id of sources) await merge(id, target.id);
      expect((await onDate(target.id, '2027-06-04')).notes).toBe('own\none\ntwo');
      for (const id of firstOut === 0 ? sources : sources.toReversed()) {
        expect((await unmerge(id, target.id)).status).toBe(200);
      }
      expect(withoutRevisions([await trip(target.id), await days(target.id)])).toEqual(withoutRevisions(before));
      for (const id of sources) expect(await trip(id)).toMatchObject({ dayCount: 1, activityCount: 1 });
    }
  });

  it('OPEN-29 a merge whose days a later merge added to can only be undone after that one, and the error says so', async () => {
    const { sourceId, targetId } = await makeMerged();
    const later = await createTrip(ada, { title: 'Later' });
    await createActivity(ada, (await createDay(ada, later.id, { date: '2027-06-02' })).id, { title: 'd' });
    await merge(later.id, targetId);
    expect(await unmerge(sourceId, targetId)).toMatchObject({
      status: 409,
      body: { message: '"Later" was merged in later and shares days with this trip. Undo that merge first.' },
    });
    expect((await unmerge(later.id, targetId)).status).toBe(200);
    expect((await unmerge(sourceId, targetId)).status).toBe(200);
    expect(await titles(sourceId)).toEqual([
      ['06-02', ['a']],
      ['06-04', ['b']],
    ]);
  });

  it('OPEN-29 a chain of merges can be undone link by link', async () => {
    const { sourceId, targetId } = await makeMerged();
    const last = await createTrip(ada, { title: 'Last' });
    const before = [await trip(targetId), await days(targetId)];
    await merge(targetId, last.id);
    await deliverChanges(functions);
    expect((await unmerge(sourceId, last.id)).status).toBe(404);
    expect((await unmerge(targetId, last.id)).status).toBe(200);
    const after = [{ ...(await trip(targetId)), location: null }, await days(targetId)];
    expect(withoutRevisions(after)).toEqual(withoutRevisions([{ ...before[0], location: null }, before[1]]));
    expect((await unmerge(sourceId, targetId)).status).toBe(200);
    expect(await titles(targetId)).toEqual([['06-04', ['c']]]);
  });
});
