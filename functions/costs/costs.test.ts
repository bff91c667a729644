import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { idOnDay } from '#shared/contract/ids.ts';
import { totalsOf } from '#shared/costs/ledger.ts';
import { balancesOf, settlementOf } from '#shared/costs/settle.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { activityKey, tripKey } from '../data/keys.ts';
import * as acceptInvitation from '../sharing/accept-invitation.ts';
import * as invite from '../sharing/invite.ts';
import * as openLink from '../sharing/open-link.ts';
import * as removeCompanion from '../sharing/remove-companion.ts';
import * as setLink from '../sharing/set-link.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as addCost from './add-cost.ts';
import * as listCosts from './list-costs.ts';
import * as removeCost from './remove-cost.ts';
import * as setMoney from './set-money.ts';
import * as updateCost from './update-cost.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  ada = await signUp({ firstName: 'Ada', lastName: 'Lovelace' });
  stranger = await signUp();
});

const TAXI = { title: 'Taxi', date: '2027-06-04', category: 'transport', amount: 33.5, currency: 'CHF' };
const list = (id: string, as = ada) => succeed(listCosts, { as, params: { id } });
const add = (id: string, body: object = {}, headers = {}) =>
  succeed(addCost, { as: ada, params: { id }, body: { ...TAXI, ...body }, headers });
const change = (id: string, costId: string, body: object) =>
  succeed(updateCost, { as: ada, params: { id, costId }, body });
const money = (id: string, body: object) => succeed(setMoney, { as: ada, params: { id }, body });

async function comeAlong(id: string, role: string): Promise<TestTraveller> {
  const { link } = await succeed(invite, { as: ada, params: { id }, body: { role } });
  const traveller = await signUp();
  await succeed(acceptInvitation, { as: traveller, body: { token: link.slice(link.indexOf('#') + 1) } });
  return traveller;
}

/** A trip with a dinner of ¥4,300 on its day. */
async function tripWithDinner(fields: object = {}) {
  const trip = await createTrip(ada, { isPublic: false });
  const day = await createDay(ada, trip.id);
  const dinner = await createActivity(ada, day.id, {
    ...{ title: 'Dinner', category: 'food', cost: 4300, currency: 'JPY', ...fields },
  });
  return { id: trip.id, day, dinner };
}

describe('the costs of a trip', () => {
  it('COST-02 are those of its activities, and others that are no activity', async () => {
    const { id, day, dinner } = await tripWithDinner();
    await createActivity(ada, day.id, { title: 'Boat', cost: 90, status: 'cancelled' });
    await createActivity(ada, day.id, { title: 'Walk' });
    const taxi = await add(id);
    const { costs, currency, people, payments, canEdit } = await list(id);
    expect({ currency, payments, canEdit }).toEqual({ currency: 'EUR', payments: [], canEdit: true });
    expect(people).toEqual([{ id: ada.id, name: 'Ada Lovelace', isCompanion: true, hasLeft: false }]);
    expect(costs).toEqual([
      {
        ...{ id: dinner.id, activityId: dinner.id, title: 'Dinner', category: 'food', amount: 4300, currency: 'JPY' },
        ...{ date: midnight('2027-06-04'), paidBy: null, split: null, paid: false, revision: 0 },
        rate: { date: '2026-11-01', about: true, isEstimate: true, isFrozen: false, from: 175, to: 1 },
      },
      { ...taxi, activityId: null, category: 'transport', date: midnight('2027-06-04') },
    ]);
  });

  it('COST-02 an own cost is changed and removed, and each change counts as one of the trip', async () => {
    const { id } = await tripWithDinner();
    const versionOf = async () => (await succeed(getTrip, { as: ada, params: { id } })).version;
    const before = await versionOf();
    const taxi = await add(id);
    const changed = await change(id, taxi.id, { amount: 40.25, title: 'Night taxi', category: null });
    expect(changed).toMatchObject({ title: 'Night taxi', amount: 40.25, currency: 'CHF', category: null, revision: 2 });
    expect((await list(id)).costs.at(-1)).toEqual(changed);
    await succeed(removeCost, { as: ada, params: { id, costId: taxi.id } });
    expect((await list(id)).costs).toHaveLength(1);
    expect(await versionOf()).toBe(before + 3);
    expect(await call(removeCost, { as: ada, params: { id, costId: taxi.id } })).toMatchObject({ status: 404 });
    expect(await call(updateCost, { as: ada, params: { id, costId: taxi.id }, body: {} })).toMatchObject({
      status: 404,
    });
  });

  it('COST-02 an activity’s cost takes who paid, the split and whether it is paid, and keeps them where it moves', async () => {
    const { id, dinner, day } = await tripWithDinner();
    const split = { by: 'equally', people: [ada.id] };
    const shared = await change(id, dinner.id, { paidBy: ada.id, split, paid: true, date: '2027-06-04' });
    expect(shared).toMatchObject({ id: dinner.id, amount: 4300, paidBy: ada.id, split, paid: true, revision: 1 });
    expect((await list(id)).costs).toEqual([shared]);
    const refused = await call(updateCost, { as: ada, params: { id, costId: dinner.id }, body: { amount: 1 } });
    expect(refused).toMatchObject({
      ...{ status: 400, body: { fields: { amount: 'Please change this in the activity itself' } } },
    });
    const next = await createDay(ada, id, { date: midnight('2027-06-05') });
    const ops = [{ kind: 'move', activityId: dinner.id, dayId: next.id }];
    await succeed(applyStep, { as: ada, params: { id }, body: { ops } });
    const moved = idOnDay(dinner.id, next.id);
    expect((await list(id)).costs).toEqual([{ ...shared, id: moved, activityId: moved, date: midnight('2027-06-05') }]);
    const other = `${dinner.id.slice(0, -1)}${dinner.id.endsWith('a') ? 'b' : 'a'}`;
    expect(await call(updateCost, { as: ada, params: { id, costId: other }, body: {} })).toMatchObject({ status: 404 });
    expect(await call(removeCost, { as: ada, params: { id, costId: dinner.id } })).toMatchObject({ status: 404 });
    expect(day.id).toBe(dinner.tripDayId);
  });

  it('COST-02 a repeated Idempotency-Key adds a cost once, and two changes at once are both kept', async () => {
    const { id } = await tripWithDinner();
    const headers = { 'idempotency-key': 'a-taxi-once-0001' };
    const [first, second] = [await add(id, {}, headers), await add(id, {}, headers)];
    expect(second).toEqual(first);
    await Promise.all([change(id, first.id, { title: 'Night taxi' }), change(id, first.id, { amount: 50 })]);
    expect((await list(id)).costs.at(-1)).toMatchObject({ title: 'Night taxi', amount: 50, revision: 3 });
    const stale = await call(updateCost, {
      ...{ as: ada, params: { id, costId: first.id }, body: { amount: 1 }, headers: { 'if-match': '"r1"' } },
    });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale', current: { amount: 50, revision: 3 } } });
  });

  it('COST-02 a trip has at most 1,000 costs of its own', async () => {
    const { id } = await tripWithDinner();
    await add(id);
    // Adding 999 of them would take half a minute.
    const counted = { UpdateExpression: 'ADD costCount :more', ExpressionAttributeValues: { ':more': 998 } };
    await table.client.send(new UpdateCommand({ TableName: table.name, Key: tripKey(id), ...counted }));
    const { id: last } = await add(id);
    expect(await call(addCost, { as: ada, params: { id }, body: TAXI })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('1,000 costs') } },
    });
    expect((await list(id)).costs).toHaveLength(3);
    await succeed(removeCost, { as: ada, params: { id, costId: last } });
    await add(id);
  });

  it('COST-08 amounts, currencies, people and splits that cannot be answer 400 beside their field', async () => {
    const { id, dinner } = await tripWithDinner();
    const amounts = [{ person: ada.id, amount: 33.49 }];
    const wrong: readonly (readonly [object, string])[] = [
      [{ amount: -1 }, 'amount'],
      [{ amount: 1e9 + 1 }, 'amount'],
      [{ currency: 'XQQ' }, 'currency'],
      [{ split: { by: 'amounts', amounts } }, 'split'],
      [{ split: { by: 'equally', people: [stranger.id] } }, 'split'],
      [{ paidBy: stranger.id }, 'paidBy'],
      [{ date: '2027-02-30' }, 'date'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: answer } = await call(addCost, { as: ada, params: { id }, body: { ...TAXI, ...body } });
      expect({ status, answer, field }).toMatchObject({
        status: 400,
        answer: { fields: { [field]: expect.any(String) } },
      });
    }
    const taxi = await add(id, { split: { by: 'amounts', amounts: [{ person: ada.id, amount: 33.5 }] } });
    for (const costId of [taxi.id, dinner.id]) {
      const body = { split: { by: 'amounts', amounts } };
      const answer = await call(updateCost, { as: ada, params: { id, costId }, body });
      expect(answer).toMatchObject({
        ...{ status: 400, body: { fields: { split: 'The parts do not add up to the amount' } } },
      });
    }
    for (const body of [{ budget: { total: -1 } }, { currency: 'XQQ' }, { people: [{ name: ' ' }] }]) {
      expect(await call(setMoney, { as: ada, params: { id }, body })).toMatchObject({ status: 400 });
    }
    expect((await list(id)).costs).toHaveLength(2);
  });

  it('COST-02 nobody but who may change the trip sees its costs or changes them', async () => {
    const { id } = await tripWithDinner();
    const open = await createTrip(ada, { isPublic: true });
    const taxi = await add(id);
    const tries = (as: TestTraveller | undefined, trip: string) =>
      Promise.all([
        call(listCosts, { as, params: { id: trip } }),
        call(addCost, { as, params: { id: trip }, body: TAXI }),
        call(updateCost, { as, params: { id: trip, costId: taxi.id }, body: { amount: 1 } }),
        call(removeCost, { as, params: { id: trip, costId: taxi.id } }),
        call(setMoney, { as, params: { id: trip }, body: { currency: 'USD' } }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await tries(stranger, id)).toEqual([404, 404, 404, 404, 404]);
    expect(await tries(stranger, open.id)).toEqual([403, 403, 403, 403, 403]);
    expect(await tries(undefined, id)).toEqual([401, 401, 401, 401, 401]);
    expect((await list(id)).costs.at(-1)).toEqual(taxi);
  });
});

describe('the costs of a trip for those who come along', () => {
  it('COST-02 editors change them, viewers read them without those of bookings, and a link does not show them', async () => {
    const { id, day, dinner } = await tripWithDinner();
    const [editor, viewer] = [await comeAlong(id, 'editor'), await comeAlong(id, 'viewer')];
    const booked = await createActivity(ada, day.id, { title: 'Hotel', cost: 200 });
    const fromMail = { UpdateExpression: 'SET bookingId = :booking', ExpressionAttributeValues: { ':booking': 'b' } };
    await table.client.send(new UpdateCommand({ TableName: table.name, Key: activityKey(booked.id), ...fromMail }));
    const titlesFor = async (as: TestTraveller) => {
      const { costs, canEdit, people } = await list(id, as);
      return { titles: costs.map(({ title }) => title).toSorted(), canEdit, people: people.length };
    };
    const taxi = await succeed(addCost, { as: editor, params: { id }, body: { ...TAXI, paidBy: viewer.id } });
    expect(await titlesFor(ada)).toEqual({ titles: ['Dinner', 'Hotel', 'Taxi'], canEdit: true, people: 3 });
    expect(await titlesFor(editor)).toEqual({ titles: ['Dinner', 'Hotel', 'Taxi'], canEdit: true, people: 3 });
    expect(await titlesFor(viewer)).toEqual({ titles: ['Dinner', 'Taxi'], canEdit: false, people: 3 });
    const byViewer = await Promise.all([
      call(addCost, { as: viewer, params: { id }, body: TAXI }),
      call(updateCost, { as: viewer, params: { id, costId: taxi.id }, body: { amount: 1 } }),
      call(updateCost, { as: viewer, params: { id, costId: dinner.id }, body: { paid: true } }),
      call(removeCost, { as: viewer, params: { id, costId: taxi.id } }),
      call(setMoney, { as: viewer, params: { id }, body: { currency: 'USD' } }),
    ]);
    expect(byViewer.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    await succeed(updateCost, { as: editor, params: { id, costId: dinner.id }, body: { paidBy: editor.id } });
    await succeed(setMoney, { as: editor, params: { id }, body: { currency: 'CHF' } });
    await succeed(removeCost, { as: editor, params: { id, costId: taxi.id } });
    const shows = { details: true, bookings: true };
    const { link } = await succeed(setLink, { as: ada, params: { id }, body: { shows } });
    const token = link?.address.slice(link.address.indexOf('#') + 1) ?? '';
    const { cookies } = await call(openLink, { as: stranger, body: { token } });
    const [opened = ''] = cookies;
    const byLink = { cookie: `${stranger.cookie}; ${opened.split(';')[0]}` };
    expect(await call(listCosts, { as: byLink, params: { id } })).toMatchObject({ status: 404 });
    await succeed(removeCompanion, { as: ada, params: { id, companionId: editor.id } });
    const { people } = await list(id);
    expect(people.find((person) => person.id === editor.id)).toMatchObject({ isCompanion: false, hasLeft: true });
    expect(await call(listCosts, { as: editor, params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('paying', () => {
  it('COST-03 freezes the rate, also when the date changes, until it is not paid or in another currency', async () => {
    const { id, dinner } = await tripWithDinner();
    const taxi = await add(id, { paid: true });
    expect(taxi.rate).toEqual({
      date: '2026-11-01',
      about: true,
      isEstimate: false,
      isFrozen: true,
      from: 0.94,
      to: 1,
    });
    expect((await change(id, taxi.id, { date: '2027-01-01' })).rate).toMatchObject({ isFrozen: true });
    expect((await change(id, taxi.id, { paid: false })).rate).toMatchObject({ isFrozen: false, isEstimate: true });
    expect((await change(id, taxi.id, { paid: true, currency: 'JPY' })).rate).toMatchObject({ from: 175 });
    expect((await change(id, dinner.id, { paid: true })).rate).toMatchObject({ isFrozen: true, from: 175 });
    const body = { title: 'Dinner', category: 'food', cost: 40, currency: 'CHF' };
    await succeed(updateActivity, { as: ada, params: { id: dinner.id }, body });
    expect((await list(id)).costs[0]).toMatchObject({ amount: 40, paid: true, rate: { from: 0.94, isFrozen: false } });
  });

  it('COST-03 a currency without a rate stays apart, and the trip’s own needs none', async () => {
    const { id } = await tripWithDinner();
    await add(id, { currency: 'XAF', amount: 5000, paid: true });
    await add(id, { currency: 'EUR', amount: 10 });
    const listed = await list(id);
    expect(listed.costs.map(({ rate }) => rate?.from ?? null)).toEqual([175, null, null]);
    const { total, apart } = totalsOf(listed.costs, listed);
    expect([total, apart]).toEqual([2457n + 1000n, [{ of: 'XAF', cents: 500_000n }]]);
    expect(listed.rates).toEqual({ date: '2026-11-01', about: true, perEuro: { EUR: 1, JPY: 175 } });
    await money(id, { currency: 'JPY' });
    expect((await list(id)).costs.map(({ rate }) => rate?.to ?? null)).toEqual([null, null, 175]);
  });
});

describe('people', () => {
  it('COST-05 are companions and names without an account, at most 30, who share what they are in', async () => {
    const { id, dinner } = await tripWithDinner();
    const { people } = await money(id, { people: [{ name: 'Grandma' }, { name: 'Bob' }] });
    expect(people.map(({ name, isCompanion }) => [name, isCompanion])).toEqual([
      ['Ada Lovelace', true],
      ['Bob', false],
      ['Grandma', false],
    ]);
    const [, bob, grandma] = people.map((person) => person.id);
    await change(id, dinner.id, { paidBy: grandma, split: { by: 'equally', people: [ada.id, bob, grandma] } });
    const listed = await list(id);
    const shares = totalsOf(listed.costs, listed).byPerson;
    expect(Object.fromEntries(shares.map(({ of, cents }) => [of, cents]))).toEqual({
      [ada.id]: 819n,
      [String(bob)]: 819n,
      [String(grandma)]: 819n,
    });
    const many = Array.from({ length: 31 }, (_, n) => ({ name: `Person ${n}` }));
    expect(await call(setMoney, { as: ada, params: { id }, body: { people: many } })).toMatchObject({ status: 400 });
  });

  it('COST-06 who has open sums cannot be removed; once paid back they can, and what they were in stays', async () => {
    const { id } = await tripWithDinner({ cost: null });
    const { people } = await money(id, { people: [{ name: 'Bob' }, { name: 'Zoe' }] });
    const [, bob] = people.map((person) => person.id);
    await add(id, { amount: 30, currency: 'EUR', paidBy: ada.id, split: { by: 'equally', people: [ada.id, bob] } });
    const withoutBob = {
      people: people.filter(({ name }) => name === 'Zoe').map((zoe) => ({ id: zoe.id, name: 'Zoë' })),
    };
    expect(await call(setMoney, { as: ada, params: { id }, body: withoutBob })).toMatchObject({
      ...{ status: 409, body: { message: 'Bob has open sums. Please settle up first.' } },
    });
    const open = await list(id);
    const payments = settlementOf(balancesOf(open));
    expect(payments).toEqual([{ from: bob, to: ada.id, cents: 1500n }]);
    const repayment = {
      ...{ title: 'Paid back', date: '2027-06-09', amount: 15, currency: 'EUR', category: null, repayment: true },
      ...{ paidBy: bob, split: { by: 'amounts', amounts: [{ person: ada.id, amount: 15 }] } },
    };
    const paid = await add(id, repayment);
    const settled = await list(id);
    expect(settled.payments).toEqual([paid]);
    expect(settlementOf(balancesOf(settled))).toEqual([]);
    expect(totalsOf(settled.costs, settled).total).toBe(3000n);
    await succeed(removeCost, { as: ada, params: { id, costId: paid.id } });
    expect(settlementOf(balancesOf(await list(id)))).toEqual(payments);
    await add(id, repayment);
    await money(id, withoutBob);
    const after = await list(id);
    expect(after.people.map(({ name, hasLeft }) => [name, hasLeft])).toEqual([
      ['Ada Lovelace', false],
      ['Bob', true],
      ['Zoë', false],
    ]);
    expect(await call(addCost, { as: ada, params: { id }, body: { ...TAXI, paidBy: bob } })).toMatchObject({
      status: 400,
    });
  });
});

describe('the budget', () => {
  it('COST-07 is in all or by category, stays when only others change, and is entered anew in another currency', async () => {
    const { id } = await tripWithDinner();
    await money(id, { budget: { total: 500, categories: { food: 120 } } });
    await money(id, { people: [{ name: 'Bob' }] });
    expect(await list(id)).toMatchObject({ budget: { total: 500, categories: { food: 120 } }, currency: 'EUR' });
    expect(await call(setMoney, { as: ada, params: { id }, body: { currency: 'USD' } })).toMatchObject({
      ...{ status: 400, body: { fields: { budget: 'Please enter the budget in the new currency too' } } },
    });
    await money(id, { currency: 'USD', budget: { total: 600 } });
    expect(await list(id)).toMatchObject({ budget: { total: 600, categories: {} }, currency: 'USD' });
  });

  it('COST-07 five who change it at once leave what the last one set, and none fails', async () => {
    const { id } = await tripWithDinner();
    await Promise.all(Array.from({ length: 5 }, (_, n) => money(id, { budget: { total: 100 + n } })));
    const { budget, revision } = await list(id);
    expect(revision).toBe(5);
    expect(budget.total).toBeGreaterThanOrEqual(100);
  });
});
