import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { comeBetween } from '#infra/local/function-fixture/come-between.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import { writeRaw } from '#infra/local/function-fixture/write-raw.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { ideasDayOf, tailOf } from '#shared/contract/ids.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { activityKey, dayKey, type Key } from '../data/keys.ts';
import { writeBatches } from '../data/write-batches.ts';
import * as listDays from '../days/list-days.ts';
import * as updateDay from '../days/update-day.ts';
import * as createTripFromEmail from '../mail/create-trip-from-email.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

/** A transaction, as it is sent. */
const Transaction = z.object({ TransactItems: z.array(z.unknown()) });

const { table } = await startFunctions();
const between = comeBetween(table);
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const step = (id: string, ops: readonly object[], headers = {}) =>
  call(applyStep, { ...on(id), body: { ops }, headers });
const done = (id: string, ops: readonly object[]) => succeed(applyStep, { ...on(id), body: { ops } });
const undo = (id: string, undoId: string) => call(undoStep, { as: ada, params: { id, undoId } });
const move = (activityId: string, dayId: string, more = {}) => ({ kind: 'move', activityId, dayId, ...more });
const titles = async (id: string) =>
  (await succeed(listDays, on(id))).map(({ activities }) => activities.map(({ title }) => title));
const bytes = () => storedBytes(table);

/** Two days; a booking from a mail and two activities on the first. */
async function makeTrip() {
  const { id } = await createTrip(ada);
  const bookings = [
    { type: 'hotel', title: 'Inn', startDate: '2027-06-04', endDate: '2027-06-06', confirmationNumber: id },
  ];
  await succeed(createTripFromEmail, { as: ada, body: { bookings, tripId: id } });
  const [first, second] = await succeed(listDays, on(id));
  const [inn] = first?.activities ?? [];
  if (!first || !second || !inn) throw new Error('no days');
  const walk = await createActivity(ada, first.id, { title: 'Walk' });
  const forum = await createActivity(ada, first.id, { title: 'Forum', time: '10:00' });
  return { id, first, second, inn, walk, forum };
}

async function recordOf(confirmation: string) {
  const items = await allItems(table);
  return items.find((item) => item.sk.startsWith('BOOKING#') && JSON.stringify(item).includes(confirmation));
}

describe('a booking from a mail', () => {
  it('ORDER-06, ORDER-05 moves with its record, its date then counts as edited by hand, and all is undone', async () => {
    const { id, second, inn } = await makeTrip();
    const before = await bytes();
    const { undoId, days } = await done(id, [move(inn.id, second.id)]);
    const movedId = `${second.id}-${tailOf(inn.id)}`;
    expect(days[1]?.activities).toMatchObject([{ id: movedId, endDate: '2027-06-07', revision: inn.revision + 1 }]);
    expect(await recordOf(id)).toMatchObject({ activityId: movedId });
    const stored = (await allItems(table)).find((item) => item.id === movedId);
    expect(stored?.editedFields).toEqual(expect.arrayContaining(['date', 'endDate']));
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await bytes()).toBe(before);
    expect(await recordOf(id)).toMatchObject({ activityId: inn.id });
  });

  it('ORDER-06 moves where its record is gone, or names what it was before a merge', async () => {
    const { id, first, second, inn } = await makeTrip();
    const record = await recordOf(id);
    if (!record) throw new Error('no record');
    await writeRaw({ ...record, activityId: `${'0'.repeat(29)}-${inn.id.slice(30)}` });
    const before = await bytes();
    const { undoId } = await done(id, [move(inn.id, second.id)]);
    expect(await recordOf(id)).toMatchObject({ activityId: `${second.id}-${tailOf(inn.id)}` });
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await bytes()).toBe(before);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk: record.pk, sk: record.sk } }));
    await done(id, [move(inn.id, second.id)]);
    expect(await titles(id)).toEqual([['Forum', 'Walk'], ['Inn']]);
    await done(id, [move(inn.id, first.id)]);
    expect(await recordOf(id)).toBeUndefined();
  });
});

describe('another trip', () => {
  it('BASE-04, ORDER-06 an activity moves to a day or the ideas of another own trip with its tail and record, and back by undo', async () => {
    const { id, inn, walk } = await makeTrip();
    const other = await createTrip(ada);
    const day = await createDay(ada, other.id, { date: '2027-06-10' });
    const before = await bytes();
    const { undoId, trip, days } = await done(id, [move(inn.id, day.id), move(walk.id, ideasDayOf(other.id))]);
    expect(trip).toMatchObject({ id, activityCount: 1 });
    expect(days.map(({ tripId }) => tripId)).toEqual([id, other.id]);
    expect(await succeed(getTrip, on(other.id))).toMatchObject({ dayCount: 1, activityCount: 1 });
    expect(await titles(other.id)).toEqual([['Inn']]);
    expect(await succeed(listActivities, on(ideasDayOf(other.id)))).toMatchObject([{ title: 'Walk' }]);
    expect(await recordOf(id)).toMatchObject({ activityId: `${day.id}-${tailOf(inn.id)}` });
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await bytes()).toBe(before);
  });

  it('BASE-02 of somebody else is refused, and nothing changes', async () => {
    const { id, walk } = await makeTrip();
    const bo = await signUp();
    for (const [isPublic, status] of [
      [true, 403],
      [false, 404],
    ] as const) {
      const other = await createTrip(bo, { isPublic });
      const before = await bytes();
      expect(await step(id, [move(walk.id, ideasDayOf(other.id))])).toMatchObject({ status });
      expect(await bytes()).toBe(before);
    }
  });
});

it('ORDER-06 a move of a booking to another trip, sent with an Idempotency-Key, takes 12 writes, and to another day 9', async () => {
  const { id, inn, second } = await makeTrip();
  const other = await createTrip(ada);
  const day = await createDay(ada, other.id);
  const sizes: number[] = [];
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName?.startsWith('TransactWrite')) sizes.push(Transaction.parse(args.input).TransactItems.length);
        return next(args);
      },
    { step: 'initialize', name: 'countWrites' },
  );
  await step(id, [move(inn.id, second.id)], { 'idempotency-key': 'a-move' });
  await step(id, [move(inn.id, day.id)], { 'idempotency-key': 'to-another-trip' });
  table.client.middlewareStack.remove('countWrites');
  console.info(`a move of a booking takes ${sizes[0]} writes, to another trip ${sizes[1]}, at most 12`);
  expect(sizes).toEqual([9, 12]);
});

describe('edit and remove', () => {
  it('BASE-02 an edit saves fields as updateActivity does, with its revision; undone, all is as it was', async () => {
    const { id, inn, forum } = await makeTrip();
    const before = await bytes();
    const fields = { title: 'Forum', time: '9:30', location: 'Rome', status: 'confirmed' };
    const { undoId, days } = await done(id, [
      { kind: 'edit', activityId: forum.id, fields },
      { kind: 'edit', activityId: inn.id, fields: { ...inn, title: 'Inn by the river' } },
    ]);
    const [edited] = days[0]?.activities ?? [];
    const after = await bytes();
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await bytes()).toBe(before);
    const saved = await succeed(updateActivity, { ...on(forum.id), body: fields });
    expect({ ...edited, revision: 3 }).toEqual(saved);
    expect(edited?.revision).toBe(1);
    await succeed(updateActivity, { ...on(inn.id), body: { ...inn, title: 'Inn by the river' } });
    expect(await bytes()).toBe(after);
    const wrong = { kind: 'edit', activityId: forum.id, fields: { title: '', time: '25:00' } };
    expect(await step(id, [wrong])).toMatchObject({ status: 400 });
  });

  it('BASE-02 undoing is refused by name when what the step made was edited since, and changes nothing', async () => {
    const { id, first, second, walk, forum } = await makeTrip();
    const { undoId } = await done(id, [move(walk.id, second.id), { kind: 'remove', activityId: forum.id }]);
    await succeed(updateActivity, { ...on(`${second.id}-${tailOf(walk.id)}`), body: { title: 'A long walk' } });
    const edited = await bytes();
    const message = '"Walk" was edited since, so these changes can no longer be undone.';
    expect(await undo(id, undoId)).toMatchObject({ status: 409, body: { message, code: 'conflict' } });
    expect(await bytes()).toBe(edited);
    const inserted = await done(id, [{ kind: 'insert-day', after: first.id, day: { title: 'New' } }]);
    const made = inserted.days.find(({ title }) => title === 'New');
    await succeed(updateDay, { ...on(made?.id ?? ''), body: { title: 'Newer', date: '2027-06-05' } });
    expect(await undo(id, inserted.undoId)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('"Newer" was edited since') },
    });
  });
});

describe('two at once', () => {
  it('ORDER-12 what two arrange on one day at once is all there, and the second is applied to what the first left', async () => {
    const { id, first, walk, forum, inn } = await makeTrip();
    between(async () => void (await done(id, [move(walk.id, first.id, { before: forum.id })])));
    const { days } = await done(id, [move(inn.id, first.id, { before: walk.id })]);
    expect(days[0]?.activities.map(({ title }) => title)).toEqual(['Inn', 'Walk', 'Forum']);
    expect(await titles(id)).toEqual([['Inn', 'Walk', 'Forum'], []]);
    const answers = await Promise.all(
      [walk, forum, inn].map(({ id: activityId }) => step(id, [{ kind: 'remove', activityId }])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await titles(id)).toEqual([[], []]);
    expect(await succeed(getTrip, on(id))).toMatchObject({ activityCount: 0 });
  });

  it('ORDER-12 a step is applied anew 3 times, then answered 409, and nothing of it is made', async () => {
    const { id, first, second, walk } = await makeTrip();
    let times = 0;
    const change = async () => {
      times++;
      await succeed(updateDay, { ...on(first.id), body: { title: `${times}`, date: '2027-06-04' } });
      between(change);
    };
    between(change);
    const answer = await step(id, [move(walk.id, second.id)]);
    between(async () => {});
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(times).toBe(4);
    expect(await titles(id)).toEqual([['Forum', 'Inn', 'Walk'], []]);
  });
});

describe('more than one transaction holds', () => {
  it('BASE-02, ORDER-11 a shift of 60 days and 600 activities is made and undone all at once for every reader', async () => {
    const { id } = await createTrip(ada, { startDate: '2027-01-01', endDate: '2027-03-01' });
    const { days } = await done(id, [{ kind: 'fill-days' }]);
    const sample = await createActivity(ada, days[0]?.id ?? '', { title: 'Inn', kind: 'stay', endDate: '2027-01-02' });
    await fillDays(days, sample.id);
    const before = await bytes();
    const readers = watchDates(id);
    const { undoId, days: shifted } = await done(id, [{ kind: 'shift', days: 7, bookings: 'move' }]);
    expect(shifted).toHaveLength(60);
    expect(shifted.flatMap(({ activities }) => activities.map(({ endDate }) => endDate))[599]).toBe('2027-03-09');
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await readers()).toEqual(['2027-01-01 to 2027-03-02', '2027-01-08 to 2027-03-09']);
    expect(await bytes()).toBe(before);
  }, 60_000);

  /** Gives each day ten copies of an activity that end a day later. */
  async function fillDays(days: readonly { readonly id: string; readonly date: string }[], sampleId: string) {
    const get = async (Key: Key) => (await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item;
    const sample = await get(activityKey(sampleId));
    const items = days.flatMap(({ id, date }) => [
      get(dayKey(id)).then((day) => ({ ...day, activityCount: 10 })),
      ...Array.from({ length: 10 }, async (_, n) => {
        const own = n === 0 && id === days[0]?.id ? sampleId : `${id}-${String(n).padStart(15, '0')}`;
        return { ...sample, ...activityKey(own), id: own, endDate: addDays(date.slice(0, 10), 1) };
      }),
    ]);
    await writeBatches(
      table,
      (await Promise.all(items)).map((Item) => ({ PutRequest: { Item } })),
    );
  }

  /** Reads the trip's first date and last end again and again; the result ends that and names what was seen. */
  function watchDates(id: string): () => Promise<string[]> {
    const seen = new Set<string>();
    let ended = false;
    const look = async () => {
      while (!ended) {
        const days = await succeed(listDays, on(id));
        const ends = days.flatMap(({ activities }) => activities.map(({ endDate }) => endDate ?? ''));
        seen.add(`${days[0]?.date.slice(0, 10)} to ${ends.toSorted().at(-1)}`);
      }
    };
    const looking = look();
    return async () => {
      ended = true;
      await looking;
      return [...seen].toSorted();
    };
  }
});

it('BASE-02 the same Idempotency-Key makes a step once and gets the same undo', async () => {
  const { id, second, walk } = await makeTrip();
  const headers = { 'idempotency-key': 'one-and-only' };
  const ops = [move(walk.id, second.id), { kind: 'insert-day', after: second.id, day: { title: 'New' } }];
  const first = await step(id, ops, headers);
  const again = await step(id, ops, headers);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await succeed(getTrip, on(id))).toMatchObject({ dayCount: 3 });
});
