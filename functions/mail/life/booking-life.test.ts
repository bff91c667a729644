import { expect, it } from 'vitest';
import * as updateActivity from '#functions/activities/update-activity.ts';
import * as listDays from '#functions/days/list-days.ts';
import * as processEmail from '#functions/mail/process-email.ts';
import * as getTrip from '#functions/trips/get-trip.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';

await startFunctions();

const FLIGHT: ParsedBooking = {
  type: 'flight',
  title: 'JP 214 Zurich (ZRH) → Lisbon (LIS)',
  location: 'Zurich (ZRH)',
  endLocation: 'Lisbon (LIS)',
  startDate: '2027-06-03',
  startTime: '09:10',
  endDate: '2027-06-03',
  endTime: '11:00',
  cost: 242.6,
  currency: 'EUR',
  confirmationNumber: 'Q7RM2D',
};
const STAY: ParsedBooking = {
  type: 'hotel',
  title: 'Casa do Tejo',
  location: 'Rua do Alecrim 62, 1200-018 Lisbon, Portugal',
  startDate: '2027-06-03',
  startTime: '15:00',
  endDate: '2027-06-06',
  cost: 396,
  currency: 'EUR',
  confirmationNumber: 'CT-50817',
};

interface Life {
  readonly confirm: ParsedBooking;
  readonly change: Partial<ParsedBooking>;
}

const LIVES: Readonly<Record<string, Life>> = {
  'a flight that leaves later': { confirm: FLIGHT, change: { startTime: '11:45', endTime: '13:35' } },
  'a flight on another day': { confirm: FLIGHT, change: { startDate: '2027-06-04', endDate: '2027-06-04' } },
  'a stay that moves by a day': { confirm: STAY, change: { startDate: '2027-06-04', endDate: '2027-06-07' } },
  'a stay that is shorter': { confirm: STAY, change: { endDate: '2027-06-05', cost: 264 } },
};

/** Timeout for tests that try every order, on what other tests leave of the processor. */
const MANY_LIVES_MS = 600_000;
const ORDERS = permutations(['confirm', 'again', 'change', 'cancel'] as const);
type MailName = (typeof ORDERS)[number][number];

function mailsOf({ confirm, change }: Life): Record<MailName, { sentAt: string; booking: ParsedBooking }> {
  const { location: _, cost: __, currency: ___, ...named } = { ...confirm, ...change };
  return {
    confirm: { sentAt: '2027-01-04T10:00:00.000Z', booking: confirm },
    again: { sentAt: '2027-01-05T10:00:00.000Z', booking: confirm },
    change: { sentAt: '2027-02-01T10:00:00.000Z', booking: { ...confirm, ...change, event: 'change' } },
    cancel: { sentAt: '2027-03-01T10:00:00.000Z', booking: { ...named, event: 'cancellation' } },
  };
}

/** Processes the mails in this order into one trip, and returns what the trip then shows. */
async function live(
  life: Life,
  order: readonly MailName[],
  edit?: { readonly after: number; readonly fields: object },
) {
  const ada = await signUp();
  const trip = await createTrip(ada, { startDate: '2027-06-01', endDate: '2027-06-10' });
  const mails = mailsOf(life);
  for (const [step, name] of order.entries()) {
    const { sentAt, booking } = mails[name];
    const { id } = await addEmail(ada, [booking], { sentAt, subject: name });
    await succeed(processEmail, { as: ada, params: { id }, body: { tripId: trip.id } });
    if (edit?.after === step) await editAll(ada, trip.id, edit.fields);
  }
  return shown(ada, trip.id);
}

async function editAll(ada: TestTraveller, tripId: string, fields: object): Promise<void> {
  for (const { activities } of await succeed(listDays, { as: ada, params: { id: tripId } })) {
    for (const { id, tripDayId: _, ...activity } of activities) {
      await succeed(updateActivity, { as: ada, params: { id }, body: { ...activity, ...fields } });
    }
  }
}

async function shown(ada: TestTraveller, id: string) {
  const { startDate, endDate, dayCount, activityCount } = await succeed(getTrip, { as: ada, params: { id } });
  const days = await succeed(listDays, { as: ada, params: { id } });
  return {
    ...{ startDate, endDate, dayCount, activityCount },
    // How often each was written depends on the order.
    days: days.map(({ id: _, tripId: __, revision: ___, activities, ...day }) => ({
      ...day,
      activities: activities.map(({ id: ____, tripDayId: _____, revision: ______, emailIds, ...activity }) => ({
        ...activity,
        mails: emailIds.length,
      })),
    })),
  };
}

it.each(Object.entries(LIVES))(
  '%s ends as the same single item in all 24 orders of its mails',
  async (_, life) => {
    const [natural = []] = ORDERS;
    const expected = await live(life, natural);
    const items = expected.days.flatMap(({ activities }) => activities);
    expect(items).toMatchObject([{ cancelled: true, mails: 4, cost: life.change.cost ?? life.confirm.cost }]);
    expect(expected).toMatchObject({ activityCount: 1, dayCount: 1 });
    for (const order of ORDERS) expect(await live(life, order), order.join(', ')).toEqual(expected);
  },
  MANY_LIVES_MS,
);

it.each(Object.entries(LIVES))(
  '%s keeps manual edits, whenever they were made, in all 24 orders',
  async (_, life) => {
    const fields = { title: 'Ours', notes: 'Ask for a window', time: '07:07' };
    const results = new Map<string, string>();
    for (const order of ORDERS) {
      const made = order.findIndex((name) => name !== 'cancel');
      for (let after = made; after < order.length; after++) {
        const result = await live(life, order, { after, fields });
        const items = result.days.flatMap(({ activities }) => activities);
        expect(items, order.join(', ')).toMatchObject([{ ...fields, cancelled: true }]);
        // The day's title is generated from its booking's, which the traveller may have edited by then.
        results.set(
          JSON.stringify({ ...result, days: result.days.map(({ title: ___, ...day }) => day) }),
          order.join(', '),
        );
      }
    }
    expect([...results.values()]).toHaveLength(1);
  },
  MANY_LIVES_MS,
);

it('without its cancellation the item remains, and the change applies, in all orders', async () => {
  for (const order of permutations(['confirm', 'again', 'change'] as const)) {
    const { days } = await live({ confirm: STAY, change: { startDate: '2027-06-04', endDate: '2027-06-07' } }, order);
    expect(days.map(({ date, accommodation }) => [date.slice(0, 10), accommodation])).toEqual([
      ['2027-06-04', 'Casa do Tejo'],
      ['2027-06-05', 'Casa do Tejo'],
      ['2027-06-06', 'Casa do Tejo'],
    ]);
    expect(days[0]?.activities).toMatchObject([{ cancelled: false, endDate: '2027-06-07', mails: 3 }]);
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}
