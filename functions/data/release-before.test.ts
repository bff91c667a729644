import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { writeRaw } from '#infra/local/function-fixture/write-raw.ts';
import { ideasDayOf, idOnDay } from '#shared/contract/ids.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as listDays from '../days/list-days.ts';
import * as updateDay from '../days/update-day.ts';
import * as undoPlan from '../planner/undo-plan.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as undoStep from '../steps/undo-step.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { activityKey, dayKey, type Key, ownTripKey, planKey, tripKey } from './keys.ts';

/*
 * What the release before kinds, zones and revisions wrote, and how it read, to the letter: during a deployment it runs
 * beside this one, and after a rollback alone.
 */

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const TRIP = `m${'0'.repeat(28)}`;
const DAY = `${TRIP}-m0000000aaaaaaa`.slice(0, 45);
const WALK = `${DAY}-m0000000bbbbbbb`.slice(0, 61);
const FLIGHT = `${DAY}-m0000000ccccccc`.slice(0, 61);
const partition = `TRIP#${TRIP}`;

const SUMMARY = {
  ...{ id: TRIP, title: 'Old', description: null, startDate: '2027-05-03', endDate: '2027-05-09', isPublic: true },
  ...{ coverImage: null, location: null, firstLocation: null, dayCount: 1, activityCount: 2, schemaVersion: 1 },
};
const OLD_DAY = {
  ...{ pk: partition, sk: `DAY#${DAY}`, id: DAY, title: 'Arrival', date: '2027-05-03', location: 'Tokyo' },
  ...{ weather: null, accommodation: null, accommodationAddress: null, notes: null, photos: [], activityCount: 2 },
  schemaVersion: 1,
};
const OLD_WALK = {
  ...{ endDate: null, endLocation: null, emailIds: [], cancelled: false, coordinates: null, unverified: false },
  ...{ title: 'A walk', time: null, endTime: null, timeZone: null, cost: null, currency: null, location: null },
  ...{ category: null, notes: null, rating: null, timeOfDay: null, confirmationNumber: null, photos: [] },
  ...{ id: WALK, pk: partition, sk: `DAY#${DAY}#ACTIVITY#${WALK}`, schemaVersion: 2 },
};
const OLD_FLIGHT = {
  ...OLD_WALK,
  ...{ title: 'LX 160', time: '13:00', endTime: '08:55', endDate: '2027-05-04', timeZone: 'Europe/Zurich' },
  ...{ location: 'Zurich (ZRH)', endLocation: 'Tokyo (NRT)', category: 'transport', confirmationNumber: 'ABC123' },
  ...{ emailIds: ['m1'], cancelled: true, bookingId: 'b'.repeat(20), editedFields: ['time'] },
  ...{ id: FLIGHT, sk: `DAY#${DAY}#ACTIVITY#${FLIGHT}` },
};

async function writeOldTrip(): Promise<void> {
  const { schemaVersion, ...trip } = SUMMARY;
  const owned = { ...trip, ownerId: ada.id };
  await writeRaw({ pk: partition, sk: 'TRIP', ...owned, photos: [], version: 4, batches: [], schemaVersion });
  await writeRaw({ pk: `USER#${ada.id}`, sk: `TRIP#${TRIP}`, ...owned, schemaVersion });
  for (const item of [OLD_DAY, OLD_WALK, OLD_FLIGHT]) await writeRaw(item);
  const { pk: _, sk: __, schemaVersion: ___, ...walk } = OLD_WALK;
  await writeRaw({
    ...{ pk: partition, sk: `PLAN#${'u'.repeat(16)}`, days: [], added: [walk], moved: [], removed: [], photos: [] },
    ...{ before: { startDate: '2027-05-03', endDate: '2027-05-09' }, schemaVersion: 2, expiresAt: 4_000_000_000 },
    after: { startDate: '2027-05-03', endDate: '2027-05-09' },
  });
}

describe('what the release before wrote', () => {
  beforeAll(writeOldTrip);
  const at = (id: string) => ({ as: ada, params: { id }, headers: { 'if-match': '"r0"' } });

  it('BASE-05 is read with defaults', async () => {
    expect(await succeed(getTrip, at(TRIP))).toMatchObject({ title: 'Old', revision: 0, version: 4 });
    const [day] = await succeed(listDays, at(TRIP));
    expect(day).toMatchObject({ id: DAY, revision: 0 });
    expect(day?.activities).toMatchObject([
      { id: FLIGHT, revision: 0, endDate: '2027-05-04', cancelled: true, status: 'cancelled' },
      { id: WALK, revision: 0, endDate: null, cancelled: false },
    ]);
    expect(day?.activities[1]).not.toHaveProperty('status');
    expect(day?.activities[0]).not.toHaveProperty('kind');
  });

  it('BASE-05 can be undone, and changed with its first revision', async () => {
    expect(await call(undoPlan, { as: ada, params: { id: TRIP, undoId: 'u'.repeat(16) } })).toMatchObject({
      status: 200,
    });
    const fields = { title: 'LX 161', kind: 'flight', endTimeZone: 'Asia/Tokyo', time: '13:00', endTime: '08:55' };
    expect(
      await succeed(updateActivity, { ...at(FLIGHT), body: { ...fields, timeZone: 'Europe/Zurich' } }),
    ).toMatchObject({
      ...{ title: 'LX 161', revision: 1, endDate: '2027-05-04', endLocation: 'Tokyo (NRT)', endTimeZone: 'Asia/Tokyo' },
    });
    const day = { title: 'Changed', date: '2027-05-03T00:00:00.000Z' };
    expect(await succeed(updateDay, { ...at(DAY), body: day })).toMatchObject({ title: 'Changed', revision: 1 });
    expect(await succeed(updateTrip, { ...at(TRIP), body: { title: 'New' } })).toMatchObject({ revision: 1 });
  });
});

/** The schemas of the release before. */
const text = z.nullable(z.string());
const BeforeActivity = z.object({
  ...{ id: z.string(), title: z.string(), time: text, endTime: text, timeZone: text, cost: z.nullable(z.number()) },
  ...{ currency: text, rating: z.nullable(z.number()), notes: text, photos: z.array(z.string()), category: text },
  ...{ location: text, endDate: text, endLocation: text, confirmationNumber: text },
  timeOfDay: z.nullable(z.enum(['morning', 'afternoon', 'evening'])),
  emailIds: z._default(z.array(z.string()), []),
  cancelled: z._default(z.boolean(), false),
  coordinates: z._default(z.nullable(z.object({ latitude: z.number(), longitude: z.number() })), null),
  unverified: z._default(z.boolean(), false),
  ...{
    batch: z.optional(z.string()),
    bookingId: z.optional(z.string()),
    editedFields: z.optional(z.array(z.string())),
  },
});
const BeforeDay = z.object({
  ...{ id: z.string(), title: z.string(), date: z.string(), location: text, weather: text, accommodation: text },
  ...{ accommodationAddress: text, notes: text, photos: z.array(z.string()), activityCount: z.number() },
  ...{ batch: z.optional(z.string()), isPlanned: z.optional(z.boolean()), deletedAt: z.optional(z.string()) },
});
const BeforeSummary = z.object({
  ...{ id: z.string(), ownerId: z.string(), title: z.string(), description: text, startDate: z.string() },
  ...{ endDate: z.string(), isPublic: z.boolean(), coverImage: text, location: text, firstLocation: text },
  ...{ dayCount: z.number(), activityCount: z.number() },
});
const BeforeTrip = z.extend(BeforeSummary, {
  ...{ photos: z.array(z.string()), version: z.number(), batches: z.array(z.string()) },
  ...{ settling: z.optional(z.string()), deletedAt: z.optional(z.string()), mergedInto: z.optional(z.string()) },
});

const BeforePlan = z.object({
  ...{ days: z.array(BeforeDay), added: z.array(BeforeActivity), removed: z.array(BeforeActivity) },
  moved: z.array(z.object({ before: BeforeActivity, after: BeforeActivity })),
  before: z.object({ startDate: z.string(), endDate: z.string() }),
  ...{ after: z.object({ startDate: z.string(), endDate: z.string() }), photos: z.array(z.string()) },
});

describe('what this release writes', () => {
  const stored = async (Key: Key) => (await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item;

  it('BASE-05 is read by the release before, without what it does not know', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const fields = {
      ...{ kind: 'flight', time: '13:00', timeZone: 'Europe/Zurich', endDate: '2027-06-05', endTime: '08:55' },
      ...{ endTimeZone: 'Asia/Tokyo', endLocation: 'Tokyo (NRT)', country: 'CH', status: 'cancelled' },
      ...{ coordinates: { latitude: 47, longitude: 8 }, endCoordinates: { latitude: 35, longitude: 140 } },
      details: { seat: '12A' },
    };
    const { id } = await createActivity(ada, day.id, fields);
    await succeed(updateActivity, { as: ada, params: { id }, body: { ...fields, title: 'Flight' } });
    await succeed(updateDay, { as: ada, params: { id: day.id }, body: { title: 'New', date: day.date } });
    await succeed(updateTrip, { as: ada, params: { id: trip.id }, body: { title: 'New' } });
    expect(BeforeActivity.parse(await stored(activityKey(id)))).toMatchObject({
      ...{ title: 'Flight', time: '13:00', timeZone: 'Europe/Zurich', endDate: '2027-06-05', endTime: '08:55' },
      ...{ endLocation: 'Tokyo (NRT)', category: 'transport', cancelled: true, coordinates: fields.coordinates },
    });
    expect(BeforeDay.parse(await stored(dayKey(day.id)))).toMatchObject({ title: 'New', activityCount: 1 });
    expect(BeforeTrip.parse(await stored(tripKey(trip.id)))).toMatchObject({ title: 'New', dayCount: 1 });
    expect(BeforeSummary.parse(await stored(ownTripKey(ada.id, trip.id)))).toMatchObject({ title: 'New', dayCount: 1 });
  });

  it('keeps what newer code added to a day and an activity when it writes them elsewhere', async () => {
    await writeOldTrip();
    await writeRaw({ ...OLD_WALK, somethingNew: 'kept' });
    await writeRaw({ ...OLD_DAY, order: ['b'] });
    const body = { startDate: '2027-05-04', endDate: '2027-05-10', moveDays: true };
    await succeed(updateTrip, { as: ada, params: { id: TRIP }, body });
    expect(await stored(dayKey(DAY))).toMatchObject({ date: '2027-05-04', order: ['b'] });
    expect(await stored(activityKey(WALK))).toMatchObject({ somethingNew: 'kept' });
  });

  it('BASE-05 a step, its record, an order by hand and ideas are read by the release before, to which ideas are a deleted day', async () => {
    const { id } = await createTrip(ada);
    const [day, next] = [await createDay(ada, id), await createDay(ada, id, { date: '2027-06-05' })];
    const [walk, lunch] = [
      await createActivity(ada, day.id, { title: 'Walk' }),
      await createActivity(ada, day.id, { title: 'Lunch', time: '13:00' }),
    ];
    await createActivity(ada, ideasDayOf(id), { title: 'Idea' });
    const ops = [
      { kind: 'move', activityId: walk.id, dayId: day.id, before: lunch.id },
      { kind: 'move', activityId: lunch.id, dayId: next.id, clearTime: true },
      { kind: 'move', activityId: walk.id, dayId: ideasDayOf(id) },
      { kind: 'insert-day', after: day.id, day: { title: 'New' } },
      { kind: 'shift', days: 1, bookings: 'keep' },
    ];
    const { undoId } = await succeed(applyStep, { as: ada, params: { id }, body: { ops } });
    const record = BeforePlan.parse(await stored(planKey(id, undoId)));
    expect(record.moved.map(({ before }) => before.id).toSorted()).toEqual([walk.id, lunch.id]);
    expect(record.days.map(({ title }) => title)).toEqual(['New']);
    expect(BeforeDay.parse(await stored(dayKey(ideasDayOf(id)))).deletedAt).toBeDefined();
    const idea = idOnDay(walk.id, ideasDayOf(id));
    expect(BeforeActivity.parse(await stored(activityKey(idea)))).toMatchObject({ title: 'Walk' });
    for (const each of await succeed(listDays, { as: ada, params: { id } })) {
      expect(BeforeDay.parse(await stored(dayKey(each.id))).date).toBe(each.date.slice(0, 10));
    }
    expect(await call(undoStep, { as: ada, params: { id, undoId } })).toMatchObject({ status: 200 });
  });
});
