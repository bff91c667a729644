import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#infra/local/function-fixture/all-pages.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { writeJson } from '#shared/export/json.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as addCost from '../costs/add-cost.ts';
import * as listCosts from '../costs/list-costs.ts';
import * as setMoney from '../costs/set-money.ts';
import * as updateCost from '../costs/update-cost.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as listDays from '../days/list-days.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as importTrip from './import-trip.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

/** The file that the trip's menu makes, read again. */
async function exported(id: string, as = ada) {
  const on = { as, params: { id } };
  const days = (await allPages(listDays, on)).flat();
  const ideas = (await allPages(listActivities, { as, params: { id: ideasDayOf(id) } })).flat();
  const costs = await succeed(listCosts, on);
  return JSON.parse(writeJson({ trip: await succeed(getTrip, on), days, ideas, costs }));
}

/** Without ids, photos and documents, which an import does not bring. */
function comparable(file: { readonly costs: { readonly people: readonly { id: string; name: string }[] } }): unknown {
  const names = new Map(file.costs.people.map(({ id, name }) => [id, name]));
  return JSON.parse(
    JSON.stringify(file, (name, value) => {
      if (['id', 'photos', 'coverImage', 'documents'].includes(name)) return null;
      // A person's id stands wherever a cost names them.
      return typeof value === 'string' ? (names.get(value) ?? value) : value;
    }),
  );
}

const FLIGHT = {
  ...{ title: 'Flight NZ 10', kind: 'flight', time: '23:55', timeZone: 'Pacific/Auckland', endTime: '09:45' },
  ...{ endTimeZone: 'Pacific/Honolulu', endDate: '2027-06-04', location: 'AKL', endLocation: 'HNL' },
  ...{ coordinates: { latitude: -37, longitude: 174.8 }, endCoordinates: { latitude: 21.3, longitude: -157.9 } },
  ...{ country: 'NZ', status: 'confirmed', confirmationNumber: 'AB12CD', cost: 420.5, currency: 'NZD' },
  details: { carrier: 'Air New Zealand', number: 'NZ 10', seat: '12A', freeUntil: '2027-05-01' },
};

/** People, a budget, costs split in every way, one of them paid, what was paid back, and who paid the flight. */
async function spendOn(id: string, flightId: string): Promise<void> {
  const on = { as: ada, params: { id } };
  const budget = { total: 2000, categories: { food: 300.5 } };
  const { people } = await succeed(setMoney, {
    ...on,
    body: { currency: 'CHF', budget, people: [{ name: 'Granny' }, { name: 'Ben' }] },
  });
  const [ben = '', granny = ''] = ['Ben', 'Granny'].map((name) => people.find((each) => each.name === name)?.id);
  const add = (body: object) => succeed(addCost, { ...on, body: { date: '2027-06-04', currency: 'EUR', ...body } });
  await add({ title: 'Taxi', amount: 30.1, paidBy: ada.id, split: { by: 'equally', people: [ada.id, ben, granny] } });
  const shares = [
    { person: ada.id, shares: 2 },
    { person: granny, shares: 1 },
  ];
  await add({
    title: 'Boat',
    amount: 90,
    category: 'transport',
    paidBy: ben,
    split: { by: 'shares', shares },
    paid: true,
  });
  const amounts = [
    { person: ben, amount: 10.01 },
    { person: ada.id, amount: 5 },
  ];
  await add({ title: 'Ice', amount: 15.01, currency: 'CHF', paidBy: granny, split: { by: 'amounts', amounts } });
  const back = { by: 'amounts', amounts: [{ person: ben, amount: 7 }] };
  await add({ title: 'Paid back', amount: 7, currency: 'CHF', paidBy: ada.id, split: back, repayment: true });
  const split = { by: 'equally', people: [ada.id, granny] };
  await succeed(updateCost, {
    ...{ as: ada, params: { id, costId: flightId }, body: { paidBy: granny, split, paid: true } },
  });
}

/** A trip with everything that a trip can have. */
async function fullTrip(): Promise<string> {
  const trip = await createTrip(ada, { title: 'All of it', isPublic: 'true', coverImage: 'https://example.com/a.jpg' });
  const first = await createDay(ada, trip.id, { date: '2027-06-04', title: 'West', weather: 'Sunny', notes: 'a\nb' });
  const second = await createDay(ada, trip.id, {
    ...{ date: '2027-06-05', title: '東京', location: 'Honolulu' },
    ...{ accommodation: 'Inn', accommodationAddress: 'Road 1' },
  });
  const flight = await createActivity(ada, first.id, FLIGHT);
  await spendOn(trip.id, flight.id);
  await createActivity(ada, first.id, { title: 'Boat', status: 'cancelled', notes: 'x' });
  const walks: string[] = [];
  for (const title of ['Walk', 'Swim', 'Read']) walks.push((await createActivity(ada, second.id, { title })).id);
  const dinner = await createActivity(ada, second.id, {
    title: 'Dinner',
    time: '19:00',
    timeOfDay: 'evening',
    rating: 4,
    kind: 'meal',
  });
  const ops = [{ kind: 'move', activityId: walks[2], dayId: second.id, before: dinner.id }];
  await succeed(applyStep, { as: ada, params: { id: trip.id }, body: { ops } });
  await succeed(addDayPhoto, { as: ada, params: { id: first.id }, body: { photoURL: 'https://example.com/p.jpg' } });
  for (const title of ['Volcano', 'Beach']) await createActivity(ada, ideasDayOf(trip.id), { title, location: 'Oahu' });
  return trip.id;
}

const small = (fields: object = {}) => ({
  ...{ format: 'travel-timeline/1', trip: { title: 'Small', startDate: '2027-06-03', endDate: '2027-06-04' } },
  ...{ days: [{ title: 'One', date: '2027-06-03', activities: [{ title: 'Walk' }] }], ...fields },
});

describe('importing a trip', () => {
  it('OUT-06 export, import and export are equal but for ids, photos and documents, and the file says so', async () => {
    const before = await exported(await fullTrip());
    expect(before).toMatchObject({
      format: 'travel-timeline/1',
      leftOut: expect.stringMatching(/no photos and no doc/),
    });
    expect(before.days[1].activities.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Read', 'Dinner']),
    );
    expect(before.ideas).toHaveLength(2);
    const { currency, people, costs } = before.costs;
    expect([currency, people.length, costs.map(({ title }: { title: string }) => title)]).toEqual([
      ...['CHF', 3],
      ['Taxi', 'Boat', 'Ice', 'Paid back'],
    ]);
    // Paid, which froze their rates.
    expect([costs[1].rate, before.days[0].activities[0].spending.rate]).toEqual([
      expect.objectContaining({ about: true }),
      expect.objectContaining({ about: true }),
    ]);
    const made = await succeed(importTrip, { as: ada, body: { trip: before } });
    expect(made).toMatchObject({ title: 'All of it', dayCount: 2, activityCount: 6, isOwner: true, coverImage: null });
    const after = await exported(made.id);
    expect(comparable(after)).toEqual(comparable(before));
    expect(after.trip.id).not.toBe(before.trip.id);
  });

  it('OUT-06 a long one comes whole too, all at once', async () => {
    const dates = Array.from({ length: 120 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const days = dates.map((date) => ({
      ...{ date, title: `Day ${date}` },
      activities: Array.from({ length: 5 }, (_, index) => ({ title: `Item ${index}`, time: `1${index}:00` })),
    }));
    const trip = { title: 'Long', startDate: '2027-01-01', endDate: '2027-04-30' };
    const made = await succeed(importTrip, { as: ada, body: { trip: { ...small({ trip, days }) } } });
    expect(made).toMatchObject({ dayCount: 120, activityCount: 600 });
    expect((await exported(made.id)).days.map(({ activities }: { activities: [] }) => activities.length)).toEqual(
      dates.map(() => 5),
    );
  });

  it('OUT-06 by somebody else, costs name those whom they named, who need no account', async () => {
    const file = await exported(await fullTrip());
    const bob = await signUp({ firstName: 'Bob', lastName: 'Noyce' });
    const { id } = await succeed(importTrip, { as: bob, body: { trip: file } });
    const { people, costs, payments } = await succeed(listCosts, { as: bob, params: { id } });
    expect(people.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Ben', 'Bob Noyce', 'Granny']);
    const payer = people.find((each) => each.id === costs.find(({ title }) => title === 'Taxi')?.paidBy);
    expect(payer).toMatchObject({ name: 'Ada Lovelace', isCompanion: false });
    expect([costs.length, payments.length]).toEqual([4, 1]);
    const own = costs.find(({ title }) => title === 'Taxi')?.id ?? '';
    const paidBy = payer?.id;
    expect(await call(updateCost, { as: bob, params: { id, costId: own }, body: { paidBy } })).toMatchObject({
      status: 200,
    });
  });

  it('OUT-06 a long one brings its costs too, and one that names a stranger is refused', async () => {
    const dates = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const spending = { paidBy: ada.id, split: null, paid: false };
    const days = dates.map((date) => ({ date, title: date, activities: [{ title: 'Inn', cost: 80, spending }] }));
    const trip = { title: 'Long', startDate: '2027-01-01', endDate: '2027-03-01' };
    const own = dates.map((date) => ({ title: 'Bus', date, amount: 2, currency: 'EUR', paidBy: ada.id }));
    const file = {
      ...small({ trip, days }),
      costs: { currency: 'EUR', people: [{ id: ada.id, name: 'A' }], costs: own },
    };
    const { id } = await succeed(importTrip, { as: ada, body: { trip: file } });
    const { costs } = await succeed(listCosts, { as: ada, params: { id } });
    expect(costs).toHaveLength(120);
    expect(new Set(costs.map(({ paidBy }) => paidBy))).toEqual(new Set([ada.id]));
    const nobody = { ...file, costs: { ...file.costs, people: [] } };
    expect(await call(importTrip, { as: ada, body: { trip: nobody } })).toMatchObject({ status: 400 });
  });

  it('OUT-06 it is private unless the file says otherwise', async () => {
    expect(await succeed(importTrip, { as: ada, body: { trip: small() } })).toMatchObject({ isPublic: false });
  });

  it('OUT-06 sent again with its Idempotency-Key it makes one trip, and adds once', async () => {
    const bob = await signUp();
    const send = (key: string, body: object) =>
      succeed(importTrip, { as: bob, headers: { 'idempotency-key': key }, body: { trip: small(), ...body } });
    const [one, two] = [await send('a', {}), await send('a', {})];
    expect(two.id).toBe(one.id);
    expect(await succeed(listTrips, { as: bob })).toHaveLength(1);
    await send('b', { tripId: one.id });
    expect(await send('b', { tripId: one.id })).toMatchObject({ id: one.id, activityCount: 2, dayCount: 1 });
  });

  it('OUT-06 added to a trip, what was there stays, dates widen and ideas join', async () => {
    const trip = await createTrip(ada, { startDate: '2027-06-03', endDate: '2027-06-04' });
    const day = await createDay(ada, trip.id, { date: '2027-06-04', title: 'Mine' });
    await createActivity(ada, day.id, { title: 'Own' });
    await createActivity(ada, ideasDayOf(trip.id), { title: 'Own idea' });
    const days = ['2027-06-04', '2027-06-08'].map((date) => ({ date, title: 'New', activities: [{ title: 'Walk' }] }));
    const file = small({ days, ideas: [{ title: 'New idea' }] });
    const answer = await succeed(importTrip, { as: ada, body: { trip: file, tripId: trip.id } });
    expect(answer).toMatchObject({ id: trip.id, dayCount: 2, activityCount: 3, title: trip.title });
    expect(answer.endDate).toBe('2027-06-08T00:00:00.000Z');
    const after = await exported(trip.id);
    expect(after.days).toMatchObject([
      { title: 'Mine', activities: [{ title: 'Own' }, { title: 'Walk' }] },
      { title: 'New', activities: [{ title: 'Walk' }] },
    ]);
    expect(after.ideas).toMatchObject([{ title: 'Own idea' }, { title: 'New idea' }]);
  });

  it('OUT-06 it is added to own trips only', async () => {
    const bob = await signUp();
    const [open, closed] = [await createTrip(bob), await createTrip(bob, { isPublic: false })];
    const into = (tripId: string) => call(importTrip, { as: ada, body: { trip: small(), tripId } });
    expect(await into(open.id)).toMatchObject({ status: 403 });
    expect(await into(closed.id)).toMatchObject({ status: 404 });
  });

  it.each([
    [422, 'another format', { format: 'travel-timeline/9' }],
    [413, '367 days', { days: Array.from({ length: 367 }, () => ({ title: 'D', date: '2027-06-03' })) }],
    [413, '2,001 items', { ideas: Array.from({ length: 2001 }, () => ({ title: 'I' })) }],
    [413, 'more than 1 MB', { ideas: Array.from({ length: 300 }, () => ({ title: 'I', notes: 'x'.repeat(4000) })) }],
    [422, '501 ideas', { ideas: Array.from({ length: 501 }, () => ({ title: 'I' })) }],
    [
      ...([422, 'an end before its start'] as const),
      {
        days: [{ title: 'D', date: '2027-06-03', activities: [{ title: 'Inn', kind: 'stay', endDate: '2027-06-01' }] }],
      },
    ],
    [400, 'a day without a date', { days: [{ title: 'D' }] }],
  ] as const)('OUT-06 answers %i to %s, and makes nothing', async (status, _, fields) => {
    const bob = await signUp();
    expect(await call(importTrip, { as: bob, body: { trip: small(fields) } })).toMatchObject({
      status,
      body: { message: expect.stringMatching(/\w/) },
    });
    expect(await succeed(listTrips, { as: bob })).toEqual([]);
  });
});

describe('importing what another program wrote', () => {
  const item = (fields: object) => ({ title: 'Item', time: '10:00', status: 'pending', ...fields });
  const imported = async (days: object[], ideas: object[] = [], tripId?: string) => {
    const trip = small({ days: days.map((day) => ({ title: 'One', date: '2027-06-03', ...day })), ideas });
    const { id } = await succeed(importTrip, { as: ada, body: { trip, ...(tripId && { tripId }) } });
    return exported(id);
  };

  it('KIND-07 OUT-07 zones, country and positions that a file leaves out follow from its places, as for a new activity', async () => {
    const flight = {
      kind: 'flight',
      location: 'Auckland (AKL)',
      endLocation: 'Honolulu (HNL)',
      endTime: '09:45',
      time: '23:55',
    };
    const tower = { title: 'Tower', coordinates: { latitude: 35.6586, longitude: 139.7454 } };
    const { days, ideas } = await imported(
      [{ activities: [item(flight), item({ time: '23:58' })] }, { location: 'Rome', activities: [item({})] }],
      [{ title: 'Airport', location: 'Zürich (ZRH)' }],
    );
    expect(days[0].activities).toMatchObject([
      {
        ...{ timeZone: 'Pacific/Auckland', endTimeZone: 'Pacific/Honolulu', country: 'NZ', status: 'pending' },
        ...{ coordinates: { latitude: expect.closeTo(-37, 0) }, endCoordinates: { latitude: expect.closeTo(21.3, 0) } },
      },
      { timeZone: 'Pacific/Honolulu' },
    ]);
    expect(days[1].activities).toMatchObject([{ timeZone: 'Europe/Rome' }]);
    expect(ideas).toMatchObject([{ coordinates: { latitude: expect.closeTo(47.5, 0) }, country: 'CH' }]);
    expect((await imported([{ activities: [item(tower)] }])).days[0].activities).toMatchObject([
      { timeZone: 'Asia/Tokyo', country: 'JP' },
    ]);
  });

  it('KIND-07 a zone that a file tells, or tells to be unknown, stays as it is', async () => {
    const zones = ['Asia/Tokyo', null].map((timeZone) => item({ location: 'Rome', timeZone }));
    const { days } = await imported([{ activities: zones }]);
    expect(days[0].activities.map(({ timeZone }: { timeZone: null }) => timeZone)).toEqual(['Asia/Tokyo', null]);
  });

  it('KIND-07 the day of a trip that it is added to tells the zone', async () => {
    const trip = await createTrip(ada, { startDate: '2027-06-03', endDate: '2027-06-04' });
    await createDay(ada, trip.id, { date: '2027-06-03', location: 'Honolulu' });
    const { days } = await imported([{ activities: [item({})] }], [], trip.id);
    expect(days[0].activities).toMatchObject([{ timeZone: 'Pacific/Honolulu' }]);
  });

  it('KIND-07 cancelled and status agree, whichever of them a file says', async () => {
    const { days } = await imported([
      { activities: [item({ status: 'cancelled' }), item({ cancelled: true, status: 'confirmed' }), item({})] },
    ]);
    expect(days[0].activities).toMatchObject([
      { status: 'cancelled', cancelled: true },
      { status: 'cancelled', cancelled: true },
      { status: 'pending', cancelled: false },
    ]);
  });

  it('OUT-07 an item keeps its UID wherever it moves, and only the owner sees it', async () => {
    const trip = small({ days: [{ title: 'One', date: '2027-06-03', activities: [item({ uid: 'a@b' })] }] });
    const { id } = await succeed(importTrip, {
      as: ada,
      body: { trip: { ...trip, trip: { ...trip.trip, isPublic: true } } },
    });
    const days = (as: TestTraveller) => succeed(listDays, { as, params: { id } });
    const [first] = await days(ada);
    expect(first?.activities).toMatchObject([{ uid: 'a@b' }]);
    const other = await createDay(ada, id, { date: '2027-06-04' });
    const ops = [{ kind: 'move', activityId: first?.activities[0]?.id, dayId: other.id }];
    await succeed(applyStep, { as: ada, params: { id }, body: { ops } });
    expect((await days(ada)).at(-1)?.activities).toMatchObject([{ uid: 'a@b' }]);
    const seen = (await days(await signUp())).at(-1)?.activities;
    expect(seen).toMatchObject([{ title: 'Item' }]);
    expect(seen?.[0]).not.toHaveProperty('uid');
  });
});
