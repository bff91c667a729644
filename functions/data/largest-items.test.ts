import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { MAX_PHOTOS } from '#shared/photos/schema.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as listDays from '../days/list-days.ts';
import * as processEmail from '../mail/process-email.ts';
import * as applyPlan from '../planner/apply-plan.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { activityKey, dayKey, type Key, tripKey } from './keys.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

/** An address as long as the contract allows, each of whose characters takes three bytes. */
const largest = (n: number) => `https://example.com/${n}/`.padEnd(2000, '旅');
/** So many of them leave no room for another in the 400 KB of an item. */
const FULL = 68;
const TOO_LARGE = { status: 413, body: { code: 'too_large', message: expect.stringContaining('remove photos') } };

/** Gives an item photos whose addresses are as long as can be, as many calls of the contract would. */
async function fill(Key: Key, from = 0, count = FULL): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key, UpdateExpression: 'SET photos = :photos' },
      ExpressionAttributeValues: { ':photos': Array.from({ length: count }, (_, n) => largest(from + n)) },
    }),
  );
}

const sorted = async () => JSON.stringify((await allItems(table)).filter(({ pk }) => !pk.startsWith('RATE#')));

/** What a call answers that changes nothing. */
async function refused(asked: () => Promise<unknown>): Promise<unknown> {
  const before = await sorted();
  const answer = await asked();
  expect(await sorted()).toBe(before);
  return answer;
}

describe('what an item of the table has no room for is refused with what to do, and nothing is written', () => {
  it('a photo, on a trip, a day and an activity', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const activity = await createActivity(ada, day.id);
    const albums = [
      { module: addTripPhoto, id: trip.id, key: tripKey(trip.id) },
      { module: addDayPhoto, id: day.id, key: dayKey(day.id) },
      { module: addActivityPhoto, id: activity.id, key: activityKey(activity.id) },
    ];
    for (const { module, id, key } of albums) {
      await fill(key);
      const add = () => call(module, { as: ada, params: { id }, body: { photoURL: largest(MAX_PHOTOS) } });
      expect(await refused(add)).toMatchObject(TOO_LARGE);
    }
  });

  it('a merge of two days with the photos of both, with and without an Idempotency-Key', async () => {
    const [source, target] = [await createTrip(ada), await createTrip(ada)];
    const [from, into] = [await createDay(ada, source.id), await createDay(ada, target.id)];
    await fill(dayKey(from.id), 0);
    await fill(dayKey(into.id), 100);
    for (const headers of [{}, { 'idempotency-key': 'the-same-merge' }]) {
      const params = { sourceId: source.id, targetId: target.id };
      expect(await refused(() => call(mergeTrips, { as: ada, params, headers }))).toMatchObject(TOO_LARGE);
    }
  });

  it('a plan that removes more than its undo can keep', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const activities = [await createActivity(ada, day.id), await createActivity(ada, day.id)];
    for (const { id } of activities) await fill(activityKey(id));
    const items = activities.map(({ id }) => ({
      ...{ kind: 'remove', activityId: id, title: 'x', date: '2027-06-04', why: 'Asked for' },
    }));
    const apply = () => call(applyPlan, { as: ada, params: { id: trip.id }, body: { items } });
    expect(await refused(apply)).toMatchObject(TOO_LARGE);
  });
});

describe('what one transaction has no room for is staged in several', () => {
  it('a merge, and a move, of days that have more than 4 MB together', async () => {
    const [source, target] = [await createTrip(ada, { title: 'Long' }), await createTrip(ada)];
    const dates = Array.from({ length: 14 }, (_, n) => `2027-07-${String(n + 1).padStart(2, '0')}`);
    for (const date of dates) {
      await fill(dayKey((await createDay(ada, source.id, { date: midnight(date) })).id), 0, FULL - 8);
    }
    const shift = { startDate: '2027-06-11', endDate: '2027-08-01', moveDays: true };
    const moved = await call(updateTrip, { as: ada, params: { id: source.id }, body: shift });
    expect(moved).toMatchObject({ status: 200, body: { dayCount: dates.length } });
    const merged = await call(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: target.id } });
    expect(merged).toMatchObject({ status: 200, body: { dayCount: dates.length } });
    const days = await succeed(listDays, { as: ada, params: { id: target.id } });
    expect(days.length).toBeGreaterThan(0);
  });
});

it('mails about one booking are added however much they say: the oldest of what they said goes', async () => {
  const { id: tripId } = await createTrip(ada);
  const said = { ...HOTEL, confirmationNumber: 'LONG-1' };
  for (let mail = 0; mail < 30; mail++) {
    const email = await addEmail(ada, [{ ...said, notes: `${mail} ${'旅'.repeat(4900)}` }]);
    const answer = await call(processEmail, { as: ada, params: { id: email.id }, body: { tripId } });
    expect(answer).toMatchObject({ status: 200 });
  }
});
