import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureRequests, ownRequests, sequentialRoundTrips } from '#infra/bench/cost/measure-requests.ts';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import type { TripChange } from '#shared/sharing/changes.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as addCost from '../costs/add-cost.ts';
import { itemKind } from '../data/item-kind.ts';
import { eventKey, tripKey } from '../data/keys.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as updateDay from '../days/update-day.ts';
import * as importTrip from '../import/import-trip.ts';
import * as processEmail from '../mail/process-email.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as undoStep from '../steps/undo-step.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as invite from './invite.ts';
import * as listChanges from './list-changes.ts';
import * as removeCompanion from './remove-companion.ts';
import * as setLink from './set-link.ts';

const { table } = await startFunctions();
const requests = measureRequests(table);
let owner: TestTraveller;
beforeAll(async () => {
  owner = await signUp({ firstName: 'Mary', lastName: 'Somerville' });
});

async function companion(id: string, role: 'editor' | 'viewer', name = 'Ben'): Promise<TestTraveller> {
  const traveller = await signUp({ firstName: name, lastName: 'Franklin' });
  const { link } = await succeed(invite, { as: owner, params: { id }, body: { role } });
  await succeed(acceptInvitation, { as: traveller, body: { token: link.slice(link.indexOf('#') + 1) } });
  return traveller;
}

/** A private trip with a day, and somebody who comes along as its editor. */
async function sharedTrip() {
  const { id } = await createTrip(owner, { isPublic: false });
  const day = await createDay(owner, id);
  const editor = await companion(id, 'editor');
  return { id, day, editor };
}

type Query = Readonly<Record<string, string>>;
const changes = (as: TestTraveller, id: string, query: Query = {}) =>
  succeed(listChanges, { as, params: { id }, query });
/** What was done, newest first, each change as one line. */
const told = (list: readonly TripChange[]) =>
  list.map(({ who, what }) =>
    [who.name, ...what.map(({ did, thing, title }) => `${did} ${thing} ${title}`)].join(', '),
  );
const eventsOf = async (tripId: string) =>
  (await allItems(table)).filter((item) => itemKind(item) === 'event' && item.pk === tripKey(tripId).pk);

describe('what companions are told of a trip', () => {
  it('SHARE-12 says who added, moved, changed and removed what, with old and new values, newest first', async () => {
    const { id, day, editor } = await sharedTrip();
    const second = await createDay(owner, id, { title: 'Tivoli', date: '2027-06-05' });
    const made = await createActivity(editor, day.id, { title: 'Colosseum', time: '09:00' });
    const fields = { title: 'Colosseum', time: '10:30', cost: 18, notes: 'north gate' };
    await succeed(updateActivity, { as: owner, params: { id: made.id }, body: fields });
    const ops = [{ kind: 'move', activityId: made.id, dayId: second.id }];
    const step = await succeed(applyStep, { as: editor, params: { id }, body: { ops } });
    await succeed(undoStep, { as: editor, params: { id, undoId: step.undoId } });
    await succeed(updateDay, {
      as: editor,
      params: { id: day.id },
      body: { ...day, title: 'Old Rome', activities: undefined },
    });
    await succeed(updateTrip, { as: editor, params: { id }, body: { title: 'Ten days in Rome' } });
    await succeed(deleteActivity, { as: editor, params: { id: made.id } });
    await succeed(deleteDay, { as: owner, params: { id: second.id } });
    await succeed(restoreDay, { as: owner, params: { id: second.id } });
    const list = await changes(owner, id);
    expect(told(list)).toEqual([
      'Mary Somerville, added day Tivoli',
      'Mary Somerville, removed day Tivoli',
      'Ben Franklin, removed activity Colosseum',
      'Ben Franklin, changed trip Ten days in Rome',
      'Ben Franklin, changed day Old Rome',
      'Ben Franklin, moved activity Colosseum',
      'Ben Franklin, moved activity Colosseum',
      'Mary Somerville, changed activity Colosseum',
      'Ben Franklin, added activity Colosseum',
      'Mary Somerville, added day Tivoli',
    ]);
    const fieldsOf = (at: number) => list[at]?.what[0]?.fields;
    expect(fieldsOf(7)).toEqual([
      { field: 'time', before: '09:00', after: '10:30' },
      { field: 'notes', before: null, after: 'north gate' },
      { field: 'cost', before: null, after: '18 EUR' },
    ]);
    expect(fieldsOf(6)).toEqual([{ field: 'dayId', before: day.id, after: second.id }]);
    expect(fieldsOf(5)).toEqual([{ field: 'dayId', before: second.id, after: day.id }]);
    expect(fieldsOf(3)).toEqual([{ field: 'title', before: 'A week in Rome', after: 'Ten days in Rome' }]);
    expect(list[3]?.at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(list[3]?.who.id).toBe(editor.id);
    expect(await changes(editor, id)).toEqual(list);
  });

  it('SHARE-12 is one item a change, in its transaction, and none on a trip without companions, with a link or not', async () => {
    const alone = await createTrip(owner, { isPublic: false });
    await succeed(setLink, { as: owner, params: { id: alone.id }, body: {} });
    const day = await createDay(owner, alone.id);
    await createActivity(owner, day.id);
    expect(await eventsOf(alone.id)).toEqual([]);
    const { id, day: shared } = await sharedTrip();
    expect(await eventsOf(id)).toEqual([]);
    const unshared = await writesOf(() => createActivity(owner, day.id));
    const made = await writesOf(() => createActivity(owner, shared.id));
    expect(await eventsOf(id)).toHaveLength(1);
    expect(made.writes).toBe(unshared.writes);
    expect(made.units - unshared.units).toBe(2);
  });

  it('SHARE-12 says nothing where a form is saved as it was', async () => {
    const { id, day } = await sharedTrip();
    const body = { title: day.title, date: day.date };
    await succeed(updateDay, { as: owner, params: { id: day.id }, body });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('SHARE-12 is one change for a step of more than a hundred writes, and one for undoing it', async () => {
    const { id, editor } = await sharedTrip();
    const days = { from: '2027-06-05', to: '2027-10-05' };
    await succeed(updateTrip, { as: owner, params: { id }, body: { endDate: days.to } });
    for (let at = 0; at < 60; at++) {
      const date = new Date(Date.parse(days.from) + at * DAY_MS).toISOString().slice(0, 10);
      const { id: dayId } = await createDay(owner, id, { title: `Day ${at}`, date });
      await createActivity(owner, dayId, { title: `Sight ${at}`, endDate: date, endTime: '20:00', time: '10:00' });
    }
    const before = (await eventsOf(id)).length;
    const ops = [{ kind: 'shift', days: 7, bookings: 'move' }];
    const { undoId } = await succeed(applyStep, { as: editor, params: { id }, body: { ops } });
    await succeed(undoStep, { as: editor, params: { id, undoId } });
    expect((await eventsOf(id)).length - before).toBe(2);
    const [undone, shifted] = await changes(owner, id);
    for (const change of [undone, shifted]) {
      expect(change?.who.name).toBe('Ben Franklin');
      expect((change?.what.length ?? 0) + (change?.more ?? 0)).toBeGreaterThan(100);
    }
    expect(shifted?.what.find(({ thing }) => thing === 'day')).toMatchObject({
      did: 'moved',
      fields: [{ field: 'date', before: '2027-06-04', after: '2027-06-11' }],
    });
  }, 120_000);

  it('SHARE-12 is kept for 90 days, and without the name of whoever no longer comes along', async () => {
    const { id, day, editor } = await sharedTrip();
    await createActivity(editor, day.id);
    const [event] = await eventsOf(id);
    const days = (Number(event?.expiresAt) * 1000 - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    expect(JSON.stringify(event)).not.toContain('Franklin');
    expect((await changes(owner, id))[0]?.who).toEqual({ id: editor.id, name: 'Ben Franklin' });
    await succeed(removeCompanion, { as: editor, params: { id, companionId: editor.id } });
    expect((await changes(owner, id))[0]?.who).toEqual({ id: editor.id, name: null });
    await expire(eventKey(id, String(event?.id)));
    expect(await changes(owner, id)).toEqual([]);
  });
});

async function expire(Key: { readonly pk: string; readonly sk: string }): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key, UpdateExpression: 'SET expiresAt = :past' },
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
    }),
  );
}

/** How many requests something makes that write, and how much they cost. */
async function writesOf(work: () => Promise<unknown>) {
  requests();
  await work();
  const writing = ownRequests(requests()).filter(({ writeUnits }) => writeUnits > 0);
  return { writes: writing.length, units: writing.reduce((sum, { writeUnits }) => sum + writeUnits, 0) };
}

describe('a change', () => {
  it('SHARE-12 SHARE-10 says no reference to anybody, and of a booking neither address nor cost to viewers without its switch', async () => {
    const { id, editor } = await sharedTrip();
    const viewer = await companion(id, 'viewer', 'Vera');
    const booking = { ...HOTEL, cost: 421.37, confirmationNumber: 'ALBA-SECRET', description: 'Total: EUR 421.37' };
    const email = await addEmail(owner, [booking]);
    await succeed(processEmail, { as: owner, params: { id: email.id }, body: { tripId: id } });
    const days = await succeed(listDays, { as: owner, params: { id } });
    const stay = days.flatMap(({ activities }) => activities).find(({ title }) => title === 'Hotel Alba');
    if (!stay) throw new Error('no stay');
    const dayOf = days.find(({ accommodation }) => accommodation === 'Hotel Alba');
    await succeed(updateActivity, {
      ...{ as: owner, params: { id: stay.id } },
      body: {
        ...{ title: 'Hotel Alba', time: '16:00', location: 'Newstreet 9', cost: 99.5, currency: 'EUR' },
        ...{ confirmationNumber: 'NEW-SECRET', notes: 'Confirmation: NEW-SECRET\nask for the garden' },
        details: { seat: 'SEAT-12A', phone: '+39 055', link: 'https://alba.example/NEW-SECRET' },
      },
    });
    await succeed(updateDay, {
      ...{ as: owner, params: { id: String(dayOf?.id) } },
      body: { title: 'Florence', date: dayOf?.date, accommodation: 'Hotel Alba', accommodationAddress: 'Newstreet 9' },
    });
    const typed = await createActivity(owner, ideasDayOf(id), { title: 'Walk', location: 'Handstreet 7', cost: 5 });
    const fields = { title: 'Walk', location: 'Handstreet 8', cost: 6, confirmationNumber: 'HAND-REF' };
    await succeed(updateActivity, { as: owner, params: { id: typed.id }, body: fields });
    const textFor = async (as: TestTraveller) => JSON.stringify(await changes(as, id));
    const references = ['ALBA-SECRET', 'NEW-SECRET', 'HAND-REF', 'SEAT-12A', '+39 055'];
    const bookings = ['Via Roma 5', 'Newstreet 9', '99.5', '421.37', 'ask for the garden'];
    const plan = ['Hotel Alba', '16:00', 'Handstreet 7', 'Handstreet 8', '6 EUR'];
    const seen = (text: string, marks: readonly string[]) => marks.filter((mark) => text.includes(mark));
    for (const areOn of [false, true]) {
      const shows = { viewers: { bookings: areOn, references: areOn } };
      await succeed(updateTrip, { as: owner, params: { id }, body: { shows } });
      for (const as of [owner, editor, viewer]) {
        const text = await textFor(as);
        expect(seen(text, references)).toEqual([]);
        expect(seen(text, plan)).toEqual(plan);
        // A note whose former text is the mail's is not told to those who do not see what the mail said.
        expect(seen(text, bookings)).toEqual(as !== viewer || areOn ? bookings : []);
      }
    }
  });

  it('SHARE-12 is told to companions alone: 404 for everyone else, of a public trip too, and 401 signed out', async () => {
    const { id, editor } = await sharedTrip();
    await succeed(addCost, {
      ...{ as: editor, params: { id } },
      body: { title: 'Metro', date: '2027-06-04', amount: 7, currency: 'EUR' },
    });
    const viewer = await companion(id, 'viewer');
    for (const as of [owner, editor, viewer])
      expect(told(await changes(as, id))).toEqual(['Ben Franklin, added cost Metro']);
    for (const isPublic of [false, true]) {
      await succeed(updateTrip, { as: owner, params: { id }, body: { isPublic } });
      expect(await call(listChanges, { as: await signUp(), params: { id } })).toMatchObject({ status: 404 });
      expect(await call(listChanges, { params: { id } })).toMatchObject({ status: 401 });
    }
  });
});

describe('listing changes', () => {
  it('SHARE-12 gives pages, or what was changed since a time, each below 30 read units and two round trips', async () => {
    const { id, day, editor } = await sharedTrip();
    const title = (at: number) => `Sight ${at} ${'ß'.repeat(180)}`;
    const made = await createActivity(editor, day.id, { title: title(0), notes: 'x' });
    for (let at = 1; at < 45; at++) {
      const as = at % 2 === 0 ? owner : editor;
      const body = { title: title(at), notes: `${at}${'ß'.repeat(1000)}`, location: `${at}${'ß'.repeat(190)}` };
      await succeed(updateActivity, { as, params: { id: made.id }, body });
    }
    const all: TripChange[] = [];
    let cursor: string | undefined;
    do {
      requests();
      const query: Query = cursor === undefined ? {} : { cursor };
      const page = await call(listChanges, { as: owner, params: { id }, query });
      const own = ownRequests(requests());
      expect(own.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThan(30);
      expect(sequentialRoundTrips(own)).toBeLessThanOrEqual(2);
      all.push(...listChanges.implementation.route.answer.parse(page.body));
      cursor = page.headers['x-next-cursor'];
    } while (cursor !== undefined);
    expect(all).toHaveLength(45);
    expect(new Set(all.map((change) => change.id)).size).toBe(45);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const since = all[2]?.at ?? '';
    expect((await changes(owner, id, { since })).map((change) => change.id)).toEqual(
      all.slice(0, 3).map((change) => change.id),
    );
    expect(await call(listChanges, { as: owner, params: { id }, query: { cursor: 'x' } })).toMatchObject({
      status: 400,
    });
    expect(await call(listChanges, { as: owner, params: { id }, query: { since: 'soon' } })).toMatchObject({
      status: 400,
    });
  }, 60_000);

  it('SHARE-13 answers 304 to a poll with the trip’s version for half a read unit, and what changed once it has moved', async () => {
    const { id, day, editor } = await sharedTrip();
    const poll = async (as: TestTraveller, version: number) => {
      requests();
      const headers = { 'if-none-match': `W/"v${version}"` };
      const answer = await call(listChanges, { as, params: { id }, headers });
      return { ...answer, own: ownRequests(requests()) };
    };
    const { version } = await succeed(getTrip, { as: owner, params: { id } });
    for (const as of [owner, editor]) {
      const { status, own } = await poll(as, version);
      expect(status).toBe(304);
      expect(own.map(({ command, readUnits }) => [command, readUnits])).toEqual([['GetItemCommand', 0.5]]);
    }
    await createActivity(editor, day.id, { title: 'Trevi' });
    const moved = await poll(owner, version);
    expect(moved.status).toBe(200);
    expect(told(listChanges.implementation.route.answer.parse(moved.body))).toEqual([
      'Ben Franklin, added activity Trevi',
    ]);
    expect(moved.headers.etag).toBe(`W/"v${version + 1}"`);
    expect((await poll(owner, version + 1)).status).toBe(304);
  });
});

describe('a write of an editor', () => {
  it('SHARE-01 makes two round trips to the table, as its owner’s does: editing the trip, a step, an import into it', async () => {
    const { id, day, editor } = await sharedTrip();
    const { id: activityId } = await createActivity(owner, day.id);
    const file = {
      format: 'travel-timeline/1',
      trip: { title: 'More', startDate: '2027-06-03', endDate: '2027-06-04' },
    };
    const step = { ops: [{ kind: 'edit', activityId, fields: { title: 'Circus' } }] };
    const writes = [
      () => succeed(updateTrip, { as: editor, params: { id }, body: { title: 'Rome' } }),
      () => succeed(applyStep, { as: editor, params: { id }, body: step }),
      () => succeed(importTrip, { as: editor, body: { tripId: id, trip: { ...file, days: [], ideas: [] } } }),
    ];
    for (const write of writes) {
      requests();
      expect(await write()).toBeDefined();
      expect(sequentialRoundTrips(ownRequests(requests()))).toBe(2);
    }
  });
});
