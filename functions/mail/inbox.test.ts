import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { addEmail, DINNER, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as listDays from '../days/list-days.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as deleteEmail from './delete-email.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import * as processEmail from './process-email.ts';
import * as restoreEmail from './restore-email.ts';
import * as retryEmail from './retry-email.ts';

const functions = await startFunctions();
let ada: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  [ada, stranger] = [await signUp(), await signUp()];
});

const on = (id: string, as = ada) => ({ as, params: { id } });
const inbox = (as = ada) => succeed(listProcessedEmails, { as });
const find = async (id: string) => (await inbox()).find((email) => email.id === id);
const process = (id: string, body: object | undefined = {}) => call(processEmail, { ...on(id), body });
const tripCount = async () => (await succeed(listTrips, { as: ada })).length;

describe('GET /api/processed-emails', () => {
  it('API-44 ENT-21 answers only the caller’s mails, newest first, with exactly these fields', async () => {
    const owner = await signUp();
    const older = await addEmail(owner, []);
    const { objectKey: _, sentAt: __, ...newer } = await addEmail(owner, [HOTEL], { objectKey: 'inbound/secret' });
    await addEmail(ada);
    const listed = await inbox(owner);
    expect(listed).toEqual([
      { ...newer, plans: [expect.anything()], sender: null, forwarding: null, note: null },
      expect.objectContaining({ id: older.id, status: 'failed', parsedBookings: [] }),
    ]);
    expect(JSON.stringify(listed)).not.toContain('secret');
  });

  it('OPEN-136 continues from x-next-cursor, past deleted mails', async () => {
    const owner = await signUp();
    const made: string[] = [];
    for (let mail = 0; mail < 9; mail++) made.unshift((await addEmail(owner)).id);
    const gone = made.filter((_, index) => index % 3 === 1);
    for (const id of gone) await succeed(deleteEmail, on(id, owner));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '2', ...(cursor === undefined ? {} : { cursor }) };
      const { body, headers } = await call(listProcessedEmails, { as: owner, query });
      seen.push(...listProcessedEmails.implementation.route.answer.parse(body).map(({ id }) => id));
      cursor = headers['x-next-cursor'];
    } while (cursor !== undefined);
    expect(seen).toEqual(made.filter((id) => !gone.includes(id)));
  });
});

describe('POST /api/processed-emails/{id}/process', () => {
  it('API-48 FWD-16 FWD-17 FWD-18 without a trip creates one; the mail is processed and names it', async () => {
    const { id } = await addEmail(ada);
    const { status, body } = await process(id);
    expect({ status, body }).toMatchObject({ status: 200, body: { daysCreated: 3, activitiesCreated: 2 } });
    const { tripId } = (await find(id)) ?? {};
    expect(await find(id)).toMatchObject({ status: 'processed', tripId: expect.any(String), errorMessage: null });
    expect(body).toMatchObject({ trip: { id: tripId, title: 'Trip to Firenze' } });
    expect(await succeed(getTrip, on(String(tripId)))).toMatchObject({ dayCount: 3, activityCount: 2, isPublic: true });
    const days = await succeed(listDays, on(String(tripId)));
    expect(days.flatMap(({ activities }) => activities).map(({ emailIds }) => emailIds)).toEqual([[id], [id]]);
  });

  it('API-48 FWD-18 OPEN-113 with a trip adds to it', async () => {
    const [{ id }, trip] = [await addEmail(ada), await createTrip(ada)];
    await createDay(ada, trip.id, { date: '2027-06-04' });
    const before = await tripCount();
    expect(await process(id, { tripId: trip.id })).toMatchObject({
      status: 200,
      body: { trip: { id: trip.id, title: trip.title }, daysCreated: 2, activitiesCreated: 2 },
    });
    expect(await tripCount()).toBe(before);
    expect(await find(id)).toMatchObject({ status: 'processed', tripId: trip.id });
  });

  it('treats no body, null and an empty tripId as a new trip', async () => {
    for (const body of [undefined, { tripId: null }, { tripId: '' }]) {
      expect(await call(processEmail, { ...on((await addEmail(ada)).id), body })).toMatchObject({ status: 200 });
    }
  });

  it('OPEN-117 a processed or failed mail answers 409 and creates nothing', async () => {
    const [done, failed] = [await addEmail(ada), await addEmail(ada, [])];
    await process(done.id);
    const before = await tripCount();
    expect(await process(done.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/already been processed/) },
    });
    expect(await process(failed.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/no bookings/) },
    });
    expect(await tripCount()).toBe(before);
  });

  it('OPEN-117 pressed several times at once creates one trip; the others answer 409', async () => {
    const { id } = await addEmail(ada);
    const before = await tripCount();
    const answers = await Promise.all([1, 2, 3, 4].map(() => process(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await tripCount()).toBe(before + 1);
  });

  it('two mails at once into one trip: both are in it, or the other answers 409 and stays pending', async () => {
    const [one, two, trip] = [await addEmail(ada), await addEmail(ada), await createTrip(ada)];
    const answers = await Promise.all([one, two].map(({ id }) => process(id, { tripId: trip.id })));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const [index, { id }] of [one, two].entries()) {
      const expected = answers[index]?.status === 200 ? 'processed' : 'pending';
      expect((await find(id))?.status).toBe(expected);
    }
    expect((await succeed(getTrip, on(trip.id))).activityCount).toBe(done.length * 2);
  });

  it('OPEN-105 OPEN-116 someone else’s trip, public or private, answers 404 and leaves the mail pending', async () => {
    const { id } = await addEmail(ada);
    for (const isPublic of [true, false]) {
      const { id: tripId } = await createTrip(stranger, { isPublic });
      expect(await process(id, { tripId })).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    }
    for (const tripId of ['x', 'a'.repeat(29)]) expect(await process(id, { tripId })).toMatchObject({ status: 404 });
    expect(await find(id)).toMatchObject({ status: 'pending', tripId: null });
  });

  it('OPEN-112 bookings without dates are put on the day that the mail was received', async () => {
    const { startDate: _, ...undated } = DINNER;
    const { id, receivedAt } = await addEmail(ada, [undated]);
    await process(id);
    const { tripId } = (await find(id)) ?? {};
    const [day] = await succeed(listDays, on(String(tripId)));
    expect(day?.date.slice(0, 10)).toBe(receivedAt.slice(0, 10));
    expect(day?.activities[0]?.notes).toContain('Date not found in the email');
  });
});

describe('the trip of a processed mail', () => {
  it('OPEN-85 OPEN-120 is deleted: the mail stays, processed and without a trip', async () => {
    const { id } = await addEmail(ada);
    await process(id);
    await succeed(deleteTrip, on(String((await find(id))?.tripId)));
    await deliverChanges(functions);
    expect(await find(id)).toMatchObject({ status: 'processed', tripId: null });
  });

  it('OPEN-29 is merged: the mail points to the target, and is deleted with it', async () => {
    const [{ id }, target] = [await addEmail(ada), await createTrip(ada)];
    await process(id);
    const sourceId = String((await find(id))?.tripId);
    await succeed(mergeTrips, { as: ada, params: { sourceId, targetId: target.id } });
    await deliverChanges(functions);
    expect(await find(id)).toMatchObject({ status: 'processed', tripId: target.id });
    await succeed(deleteTrip, on(target.id));
    await deliverChanges(functions);
    expect(await find(id)).toMatchObject({ status: 'processed', tripId: null });
  });
});

describe('DELETE /api/processed-emails/{id}', () => {
  it('API-49 OPEN-119 OPEN-136 removes the mail, Undo restores it, and its trip stays', async () => {
    const { id } = await addEmail(ada);
    await process(id);
    const before = await find(id);
    expect(await call(deleteEmail, on(id))).toMatchObject({ status: 200, body: { success: true } });
    expect(await find(id)).toBeUndefined();
    expect(await succeed(getTrip, on(String(before?.tripId)))).toMatchObject({ activityCount: 2 });
    expect(await succeed(restoreEmail, on(id))).toEqual(before);
    expect(await find(id)).toEqual(before);
  });

  it('a deleted mail can be neither deleted, processed nor read again', async () => {
    const { id } = await addEmail(ada);
    const answers = await Promise.all([1, 2].map(() => call(deleteEmail, on(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const module of [deleteEmail, processEmail, retryEmail]) {
      expect(await call(module, on(id))).toMatchObject({ status: 404, body: { message: 'Email not found' } });
    }
  });
});

describe.each([
  ['processEmail', processEmail],
  ['deleteEmail', deleteEmail],
  ['restoreEmail', restoreEmail],
  ['retryEmail', retryEmail],
] as const)('%s', (_, module) => {
  it('OPEN-59 PERM-07 answers 401 signed out, and 404 for someone else’s or an unknown mail', async () => {
    const { id } = await addEmail(ada);
    expect(await call(module, { params: { id } })).toMatchObject({ status: 401 });
    expect(await call(module, on(id, stranger))).toMatchObject({ status: 404, body: { message: 'Email not found' } });
    for (const none of ['x', 'a'.repeat(29), `${id}0`])
      expect(await call(module, on(none))).toMatchObject({ status: 404 });
    expect(await find(id)).toMatchObject({ status: 'pending' });
  });
});
