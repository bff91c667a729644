import { beforeEach, describe, expect, it } from 'vitest';
import * as listDays from '#functions/days/list-days.ts';
import * as updateDay from '#functions/days/update-day.ts';
import * as listProcessedEmails from '#functions/mail/list-processed-emails.ts';
import * as processEmail from '#functions/mail/process-email.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail, DINNER, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';

await startFunctions();
let ada: TestTraveller;
let tripId: string;
beforeEach(async () => {
  ada = await signUp();
  tripId = (await createTrip(ada)).id;
});

/** Adds a mail with this booking to the trip; `fields` are those that are ticked. */
async function add(booking: ParsedBooking, fields?: readonly string[]) {
  const { id } = await addEmail(ada, [booking]);
  const plans = (await succeed(listProcessedEmails, { as: ada })).find((each) => each.id === id)?.plans;
  const body = fields ? { accept: [{ booking: 0, fields }] } : {};
  await succeed(processEmail, { as: ada, params: { id }, body: plans?.[0]?.outcome === 'new' ? { tripId } : body });
  return plans?.[0]?.changes.map(({ field, edited }) => [field, edited]);
}

const days = () => succeed(listDays, { as: ada, params: { id: tripId } });
const nights = async () =>
  (await days()).flatMap(({ date, accommodation }) => (accommodation ? [[date.slice(0, 10), accommodation]] : []));
const items = async () =>
  (await days()).flatMap(({ date, activities }) =>
    activities.map(({ title, time, cost, endDate }) => ({ date: date.slice(0, 10), title, time, cost, endDate })),
  );

const NUMBERED = { ...DINNER, confirmationNumber: 'NONNA-1' };

describe('a change of a booking', () => {
  it('that was not ticked leaves the traveller’s value, and the next one asks before it is changed', async () => {
    await add(HOTEL);
    expect(await add({ ...HOTEL, cost: 450 }, [])).toEqual([['cost', false]]);
    expect(await add({ ...HOTEL, cost: 460 })).toEqual([['cost', true]]);
    expect(await items()).toMatchObject([{ cost: 420 }]);
  });

  it('that was ticked is the mail’s from then on, and the next one is taken without asking', async () => {
    await add(HOTEL);
    await add({ ...HOTEL, cost: 450 }, []);
    await add({ ...HOTEL, cost: 460 }, ['cost']);
    expect(await items()).toMatchObject([{ cost: 460 }]);
    expect(await add({ ...HOTEL, cost: 470 })).toEqual([['cost', false]]);
    expect(await items()).toMatchObject([{ cost: 470 }]);
  });

  it('of a stay’s name renames it on its nights', async () => {
    await add(HOTEL);
    const before = await nights();
    await add({ ...HOTEL, title: 'Hotel Alba Nuova' });
    expect(before.length).toBeGreaterThan(0);
    expect(await nights()).toEqual(before.map(([date]) => [date, 'Hotel Alba Nuova']));
  });

  it('of a stay’s price leaves a night as the traveller has made it', async () => {
    await add(HOTEL);
    const [first] = await days();
    const fields = { title: first?.title, date: first?.date, accommodation: '' };
    await succeed(updateDay, { as: ada, params: { id: first?.id ?? '' }, body: fields });
    const before = await nights();
    await add({ ...HOTEL, cost: 450 });
    expect(await items()).toMatchObject([{ cost: 450 }]);
    expect(await nights()).toEqual(before);
  });

  it('of a dinner’s time leaves it on its day, and of its date moves it to that day', async () => {
    await add(NUMBERED);
    await add({ ...NUMBERED, startTime: '20:15' });
    expect(await items()).toMatchObject([{ date: '2027-06-04', time: '20:15' }]);
    await add({ ...NUMBERED, startTime: '20:15', startDate: '2027-06-05' });
    expect(await items()).toMatchObject([{ date: '2027-06-05', time: '20:15' }]);
    expect(await nights()).toEqual([]);
  });
});
