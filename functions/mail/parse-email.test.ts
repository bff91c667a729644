import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { bookingMail, newsletter } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createTripFromEmail from './create-trip-from-email.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import * as parseEmail from './parse-email.ts';
import * as processEmail from './process-email.ts';
import * as quickTestEmail from './quick-test-email.ts';

await startFunctions();
let ada: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  [ada, stranger] = [await signUp(), await signUp()];
});

const MAIL = bookingMail('ada@example.com');
const inbox = () => succeed(listProcessedEmails, { as: ada });
const send = (module: CallModule, body: unknown) => call(module, { as: ada, body });

describe('POST /api/parse-email', () => {
  it('API-45 ENT-19 ENT-20 OPEN-136 answers the bookings and stores nothing', async () => {
    const before = await inbox();
    const { bookings } = await succeed(parseEmail, { as: ada, body: { emailContent: MAIL } });
    expect(bookings).toMatchObject([
      { type: 'restaurant', startDate: '2027-06-04', startTime: '19:30', confirmationNumber: 'OT-1234' },
    ]);
    expect(await inbox()).toEqual(before);
  });

  it('OPEN-107 a missing year is taken from the chosen trip’s dates', async () => {
    const { id: tripId } = await createTrip(ada, { startDate: '2031-06-01', endDate: '2031-06-10' });
    const emailContent = [
      ...['Your reservation is confirmed', '', 'Restaurant: Da Nonna', 'Date: 4 June', 'Time: 19:30'],
      ...['Guests: 2', 'Address: Borgo Pinti 3, Firenze', 'Confirmation number: OT-1234'],
    ].join('\n');
    const { bookings } = await succeed(parseEmail, { as: ada, body: { emailContent, tripId } });
    expect(bookings.map(({ startDate }) => startDate)).toEqual(['2031-06-04']);
  });

  it('OPEN-105 OPEN-107 someone else’s or an unknown trip answers 404', async () => {
    const foreign = [await createTrip(stranger), await createTrip(stranger, { isPublic: false })];
    for (const tripId of [...foreign.map(({ id }) => id), 'x', 'a'.repeat(29)]) {
      const answer = await send(parseEmail, { emailContent: MAIL, tripId });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    }
  });
});

describe('POST /api/quick-test-email', () => {
  it('API-50 OPEN-122 OPEN-139 answers the bookings and puts the mail in the caller’s inbox, whoever the body names', async () => {
    const before = await inbox();
    const body = { emailContent: MAIL, userId: stranger.id };
    const answer = await succeed(quickTestEmail, { as: ada, body });
    expect(answer).toMatchObject({ bookingsFound: 1, bookings: [{ type: 'restaurant' }] });
    const [email, ...rest] = await inbox();
    expect(rest).toEqual(before);
    expect(email).toMatchObject({ status: 'pending', parsedBookings: answer.bookings });
    expect(await succeed(listProcessedEmails, { as: stranger })).toEqual([]);
    expect(await call(processEmail, { as: ada, params: { id: email?.id ?? '' } })).toMatchObject({ status: 200 });
  });

  it('OPEN-122 the same mail can be tested again', async () => {
    const before = (await inbox()).length;
    for (let time = 0; time < 2; time++) await send(quickTestEmail, { emailContent: MAIL });
    expect(await inbox()).toHaveLength(before + 2);
  });

  it('OPEN-122 without a booking nothing is stored', async () => {
    const before = await inbox();
    expect(await send(quickTestEmail, { emailContent: newsletter('ada@example.com') })).toMatchObject({ status: 422 });
    expect(await inbox()).toEqual(before);
  });
});

describe.each([
  ['parseEmail', parseEmail],
  ['quickTestEmail', quickTestEmail],
] as const)('%s', (_, module) => {
  it('OPEN-108 OPEN-122 without a booking answers 422 with a message that begins like this', async () => {
    for (const emailContent of ['Hello, how are you?', newsletter('ada@example.com'), '<html><body></body></html>']) {
      const { status, body } = await send(module, { emailContent });
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { code: 'unprocessable', message: expect.stringMatching(/^No bookings found in the email/) },
      });
    }
  });

  it.each([undefined, null, '', ' \n\t ', 7])('VAL-25 OPEN-137 a content of %j answers 400', async (emailContent) => {
    expect(await send(module, { emailContent })).toMatchObject({
      status: 400,
      body: { message: 'Please paste your booking confirmation email' },
    });
  });

  it('OPEN-137 more than 200 KB answers 413', async () => {
    const message = 'This email is too long: at most 200 KB can be pasted.';
    const emailContent = `${MAIL}${'é'.repeat(110 * 1024)}`;
    expect(await send(module, { emailContent })).toMatchObject({ status: 413, body: { message } });
  });

  it('PERM-07 signed out answers 401', async () => {
    expect(await call(module, { body: { emailContent: MAIL } })).toMatchObject({ status: 401 });
  });
});

describe('GET /api/user/email-address', () => {
  it('API-43 ENT-22 OPEN-115 answers the same address each time, which reveals nothing of its owner', async () => {
    const { emailAddress } = await succeed(getEmailAddress, { as: ada });
    expect(emailAddress).toMatch(/^trips-[0-9a-z]{20}@mail\.localhost$/);
    expect(emailAddress).not.toContain(ada.id);
    expect(await succeed(getEmailAddress, { as: ada })).toEqual({ emailAddress, testForwarding: true });
    expect((await succeed(getEmailAddress, { as: stranger })).emailAddress).not.toBe(emailAddress);
    expect(await call(getEmailAddress)).toMatchObject({ status: 401 });
  });
});

describe('the response of parse-email', () => {
  it('API-46 is accepted by create-trip-from-email unchanged', async () => {
    const { bookings } = await succeed(parseEmail, { as: ada, body: { emailContent: MAIL } });
    expect(await succeed(createTripFromEmail, { as: ada, body: { bookings } })).toMatchObject({
      daysCreated: 1,
      activitiesCreated: 1,
    });
  });
});
