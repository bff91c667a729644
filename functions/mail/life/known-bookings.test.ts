import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import * as deleteActivity from '#functions/activities/delete-activity.ts';
import * as updateActivity from '#functions/activities/update-activity.ts';
import { BOOKING_PREFIX, inboxPartition } from '#functions/data/keys.ts';
import * as listDays from '#functions/days/list-days.ts';
import * as createTripFromEmail from '#functions/mail/create-trip-from-email.ts';
import * as listProcessedEmails from '#functions/mail/list-processed-emails.ts';
import * as processEmail from '#functions/mail/process-email.ts';
import * as mergeTrips from '#functions/trips/merge-trips.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail, DINNER, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeEach(async () => {
  ada = await signUp();
});

const process = (id: string, body: object = {}) => succeed(processEmail, { as: ada, params: { id }, body });
const planOf = async (emailId: string) =>
  (await succeed(listProcessedEmails, { as: ada })).find(({ id }) => id === emailId)?.plans ?? [];
const itemsOf = async (tripId: string, as = ada) =>
  (await succeed(listDays, { as, params: { id: tripId } })).flatMap(({ activities }) => activities);

/** A trip 'Tuscany' made from one booking. */
async function booked(booking: ParsedBooking = HOTEL) {
  const { id } = await createTrip(ada, { title: 'Tuscany' });
  const { id: emailId } = await addEmail(ada, [booking], { sentAt: '2026-01-01T00:00:00.000Z' });
  await process(emailId, { tripId: id });
  return id;
}

describe('a mail about a booking that is in a trip', () => {
  it('recognises a repeated confirmation, and adds nothing to a new trip', async () => {
    const tripId = await booked();
    const again = await addEmail(ada, [HOTEL]);
    expect(await planOf(again.id)).toMatchObject([
      { outcome: 'already', tripId, tripTitle: 'Tuscany', itemTitle: 'Hotel Alba', changes: [] },
    ]);
    expect(await process(again.id)).toMatchObject({
      trip: { id: tripId },
      ...{ daysCreated: 0, activitiesCreated: 0, activitiesUpdated: 0 },
    });
    const items = await itemsOf(tripId);
    expect(items).toHaveLength(1);
    expect(items[0]?.emailIds).toContain(again.id);
  });

  it('is known for 400 days after the last of the days it speaks of', async () => {
    const endDate = '2031-05-04';
    await booked({ ...HOTEL, startDate: '2031-05-01', endDate });
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': inboxPartition(ada.id), ':prefix': BOOKING_PREFIX },
      }),
    );
    const seconds = Date.parse(endDate) / 1000 + 400 * 24 * 60 * 60;
    expect(Items.flatMap(({ expiresAt }) => expiresAt ?? [])).toEqual([seconds]);
  });

  it('shows old and new values of a change, and asks before it overwrites manual edits', async () => {
    const tripId = await booked();
    const [item] = await itemsOf(tripId);
    await succeed(updateActivity, { as: ada, params: { id: item?.id ?? '' }, body: { ...item, time: '16:30' } });
    const changed: ParsedBooking = { ...HOTEL, startTime: '14:00', cost: 450, event: 'change' };
    const mails = [await addEmail(ada, [changed]), await addEmail(ada, [{ ...changed, cost: 460 }])];
    const [first, second] = mails.map(({ id }) => id);
    expect(await planOf(first ?? '')).toMatchObject([
      {
        outcome: 'change',
        changes: [
          { field: 'time', old: '16:30', new: '14:00', edited: true },
          { field: 'cost', old: 420, new: 450, edited: false },
        ],
      },
    ]);
    expect(await process(first ?? '')).toMatchObject({ activitiesUpdated: 1, activitiesCreated: 0 });
    expect(await itemsOf(tripId)).toMatchObject([{ time: '16:30', cost: 450 }]);
    const accept = [{ booking: 0, fields: [] }];
    await process(second ?? '', { accept });
    expect(await itemsOf(tripId)).toMatchObject([{ time: '16:30', cost: 450 }]);
  });

  it('applies the ticked fields, also those edited by hand', async () => {
    const tripId = await booked();
    const [item] = await itemsOf(tripId);
    const edited = { ...item, title: 'Our hotel', time: '16:30' };
    await succeed(updateActivity, { as: ada, params: { id: item?.id ?? '' }, body: edited });
    const { id } = await addEmail(ada, [{ ...HOTEL, title: 'Hotel Alba Nuova', startTime: '14:00' }]);
    await process(id, { accept: [{ booking: 0, fields: ['time'] }] });
    expect(await itemsOf(tripId)).toMatchObject([{ title: 'Our hotel', time: '14:00' }]);
  });

  it('marks a cancelled booking, keeps it, and removes the stay from its nights', async () => {
    const tripId = await booked();
    const { id } = await addEmail(ada, [
      { type: 'other', title: 'Cancelled', confirmationNumber: 'alba 77', event: 'cancellation' },
    ]);
    expect(await planOf(id)).toMatchObject([{ outcome: 'cancel', itemTitle: 'Hotel Alba', cancelled: true }]);
    expect(await process(id)).toMatchObject({ activitiesCancelled: 1, activitiesCreated: 0 });
    const days = await succeed(listDays, { as: ada, params: { id: tripId } });
    expect(days).toMatchObject([{ accommodation: null, activities: [{ title: 'Hotel Alba', cancelled: true }] }]);
    const [seen] = await itemsOf(tripId, await signUp());
    expect(seen).toMatchObject({ cancelled: true, emailIds: [] });
  });

  it('that cancels what is in no trip creates nothing, and is known when the confirmation is added', async () => {
    const cancellation = await addEmail(ada, [{ ...HOTEL, event: 'cancellation' }], { sentAt: '2027-02-01T00:00:00Z' });
    expect(await planOf(cancellation.id)).toMatchObject([{ outcome: 'unknown', tripId: null }]);
    expect(await process(cancellation.id)).toEqual({
      trip: null,
      ...{ daysCreated: 0, activitiesCreated: 0, activitiesUpdated: 0, activitiesCancelled: 0 },
      ...{ documentsKept: 0, documentsLeftOut: [] },
    });
    const confirmation = await addEmail(ada, [HOTEL], { sentAt: '2027-01-01T00:00:00Z' });
    expect(await planOf(confirmation.id)).toMatchObject([{ outcome: 'new', cancelled: true }]);
    const { trip } = await process(confirmation.id);
    expect(await itemsOf(trip?.id ?? '')).toMatchObject([{ cancelled: true }]);
  });

  it('finds its item in the trip that its trip was merged into', async () => {
    const sourceId = await booked();
    const target = await createTrip(ada, { title: 'Italy' });
    await succeed(mergeTrips, { as: ada, params: { sourceId, targetId: target.id } });
    const { id } = await addEmail(ada, [{ ...HOTEL, startTime: '17:00' }]);
    expect(await process(id)).toMatchObject({ trip: { id: target.id }, activitiesUpdated: 1, activitiesCreated: 0 });
    expect(await itemsOf(target.id)).toMatchObject([{ time: '17:00' }]);
  });

  it('is added again after the traveller deleted its item', async () => {
    const tripId = await booked();
    const [item] = await itemsOf(tripId);
    await succeed(deleteActivity, { as: ada, params: { id: item?.id ?? '' } });
    const { id } = await addEmail(ada, [HOTEL]);
    expect(await planOf(id)).toMatchObject([{ outcome: 'new' }]);
    expect(await process(id, { tripId })).toMatchObject({ activitiesCreated: 1 });
    expect(await itemsOf(tripId)).toHaveLength(1);
  });

  it('is about another booking if the number differs, the date without a number, or the traveller', async () => {
    await booked();
    await booked(DINNER);
    const others = [
      { ...HOTEL, confirmationNumber: 'ALBA-78' },
      { ...DINNER, startDate: '2027-06-05' },
      { ...DINNER, startTime: '21:00' },
      { ...DINNER, title: 'Osteria Vecchia', location: 'Via Ghibellina 1, Firenze' },
    ];
    for (const booking of others) {
      expect(await planOf((await addEmail(ada, [booking])).id)).toMatchObject([{ outcome: 'new' }]);
    }
    const grace = await signUp();
    await addEmail(grace, [HOTEL]);
    expect(await succeed(listProcessedEmails, { as: grace })).toMatchObject([{ plans: [{ outcome: 'new' }] }]);
  });

  it('adds what is new to the chosen trip, and changes what is elsewhere there', async () => {
    const tripId = await booked();
    const other = await createTrip(ada, { title: 'Rome' });
    const { id } = await addEmail(ada, [{ ...HOTEL, cost: 500 }, DINNER]);
    expect(await process(id, { tripId: other.id })).toMatchObject({
      trip: { id: other.id },
      ...{ activitiesCreated: 1, activitiesUpdated: 1 },
    });
    expect(await itemsOf(tripId)).toMatchObject([{ cost: 500 }]);
    expect(await itemsOf(other.id)).toMatchObject([{ title: DINNER.title }]);
  });

  it('processed at the same time as another about the same booking results in one item', async () => {
    const mails = [await addEmail(ada, [HOTEL]), await addEmail(ada, [HOTEL])];
    const answers = await Promise.all(mails.map(({ id }) => call(processEmail, { as: ada, params: { id }, body: {} })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const trips = new Set((await succeed(listProcessedEmails, { as: ada })).map(({ tripId }) => tripId));
    expect(trips.size).toBe(1);
    expect(await itemsOf(String([...trips][0]))).toHaveLength(1);
  });

  it('when pasted, is added again unless the item is to be updated', async () => {
    const tripId = await booked();
    const bookings = [{ ...HOTEL, cost: 300 }];
    const update = { as: ada, body: { bookings, known: 'update' } };
    expect(await succeed(createTripFromEmail, update)).toMatchObject({
      trip: { id: tripId },
      ...{ activitiesUpdated: 1, activitiesCreated: 0 },
    });
    const added = await succeed(createTripFromEmail, { as: ada, body: { bookings, tripId } });
    expect(added).toMatchObject({ activitiesCreated: 1 });
    expect(await itemsOf(tripId)).toMatchObject([{ cost: 300 }, { cost: 300 }]);
  });
});
