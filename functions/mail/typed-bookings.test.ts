import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { kindOfBooking } from '#shared/mail/booking-kind.ts';
import { ParsedBooking } from '#shared/mail/schema.ts';
import { ActivityForm, activityFormValues } from '../../web/src/features/trip/activity/activity-form.ts';
import * as createActivity from '../activities/create-activity.ts';
import * as listDays from '../days/list-days.ts';
import { bookedDetails } from './booked-place.ts';
import { bookingActivity } from './booking-activity.ts';
import * as processEmail from './process-email.ts';

await startFunctions();
const ada = await signUp();

const FOLDER = path.join(import.meta.dirname, '../../events/mail');
const BOOKINGS = 60;

/** Sixty bookings of the fixture mails, of all types in turn, each on a date. */
function sixtyBookings(): ParsedBooking[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('expected.json'),
  );
  const all = files.sort().flatMap((name): unknown[] => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));
  const dated = all.flatMap((each) => {
    const booking = ParsedBooking.safeParse(each).data;
    return booking?.startDate && !booking.event ? [booking] : [];
  });
  const byType = [...Map.groupBy(dated, ({ type }) => type).values()];
  const inTurn = dated.flatMap((_, n) => byType.flatMap((each) => each[n] ?? []));
  return inTurn.slice(0, BOOKINGS).map((booking, n) => ({ ...booking, confirmationNumber: `TYPED-${n}` }));
}

/** What a traveller types into the form, from the same mail. */
function typed(booking: ParsedBooking): object {
  const said = bookingActivity(booking);
  const { title, time, endTime, endDate, location, endLocation, notes, confirmationNumber, cost, currency } = said;
  const isOther = booking.type === 'other';
  return ActivityForm.parse({
    ...activityFormValues(undefined, {
      ...{ title, time, endTime, endDate, location, endLocation, notes, confirmationNumber, cost, currency },
      timeZone: said.timeZone,
      status: 'confirmed',
      ...(isOther ? {} : { kind: kindOfBooking(booking) }),
    }),
    details: { ...activityFormValues().details, ...bookedDetails(booking).details },
  });
}

/** An item without what tells where it came from, and without a currency that nothing costs. */
function item({ id, tripDayId, emailIds, revision, currency, ...rest }: Activity) {
  return { ...rest, currency: rest.cost === null ? null : currency };
}

it('KIND-02 sixty bookings end in the same item, typed or mailed', async () => {
  const bookings = sixtyBookings();
  expect(bookings).toHaveLength(BOOKINGS);
  expect(new Set(bookings.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
  const trip = await createTrip(ada);
  const { id } = await addEmail(ada, bookings);
  await succeed(processEmail, { as: ada, params: { id }, body: { tripId: trip.id } });
  const days = await succeed(listDays, { as: ada, params: { id: trip.id } });
  const mailed = days.flatMap(({ activities }) => activities);
  const other = await createTrip(ada);
  for (const booking of bookings) {
    const day = await createDay(ada, other.id, { date: booking.startDate });
    const answer = await call(createActivity, { as: ada, params: { id: day.id }, body: typed(booking) });
    expect(answer, JSON.stringify(booking)).toMatchObject({ status: 201 });
    const same = mailed.find(({ confirmationNumber }) => confirmationNumber === booking.confirmationNumber);
    expect(item(answer.body as Activity), JSON.stringify(booking)).toEqual(same && item(same));
  }
});
