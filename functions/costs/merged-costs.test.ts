import { beforeAll, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { expectWhole } from '#infra/local/function-fixture/expect-whole.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import * as addCost from './add-cost.ts';
import * as listCosts from './list-costs.ts';
import * as removeCost from './remove-cost.ts';
import * as setMoney from './set-money.ts';
import * as updateCost from './update-cost.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp({ firstName: 'Ada', lastName: 'Lovelace' });
});

const TAXI = { title: 'Taxi', date: '2027-06-04', amount: 33.5, currency: 'CHF' };
const list = (id: string) => succeed(listCosts, { as: ada, params: { id } });
const add = (id: string, body: object = {}) =>
  succeed(addCost, { as: ada, params: { id }, body: { ...TAXI, ...body } });
const change = (id: string, costId: string, body: object) =>
  succeed(updateCost, { as: ada, params: { id, costId }, body });
const money = (id: string, body: object) => succeed(setMoney, { as: ada, params: { id }, body });

async function tripWithDinner() {
  const trip = await createTrip(ada);
  const day = await createDay(ada, trip.id);
  return { id: trip.id, dinner: await createActivity(ada, day.id, { title: 'Dinner', cost: 4300, currency: 'JPY' }) };
}

it('COST-02 takes the costs and people of the source along, and undone gives them back as they are by then', async () => {
  const [from, into] = [await tripWithDinner(), await createTrip(ada)];
  const { people } = await money(from.id, { people: [{ name: 'Bob' }] });
  const bob = people.find(({ name }) => name === 'Bob')?.id;
  const split = { by: 'equally', people: [ada.id, bob] };
  await change(from.id, from.dinner.id, { paidBy: bob, split });
  const taxi = await add(from.id, { paidBy: bob, split });
  const visa = await add(from.id, { title: 'Visa' });
  await add(into.id, { title: 'Map' });
  await succeed(mergeTrips, { as: ada, params: { sourceId: from.id, targetId: into.id } });
  const merged = await list(into.id);
  expect(merged.costs.map(({ title }) => title).toSorted()).toEqual(['Dinner', 'Map', 'Taxi', 'Visa']);
  expect(merged.costs.find(({ title }) => title === 'Dinner')).toMatchObject({ paidBy: bob, split });
  expect(merged.people.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Bob']);
  await change(into.id, taxi.id, { amount: 99 });
  await succeed(removeCost, { as: ada, params: { id: into.id, costId: visa.id } });
  await expectWhole(table);
  await succeed(unmergeTrips, { as: ada, params: { sourceId: from.id, targetId: into.id } });
  expect((await list(into.id)).costs.map(({ title }) => title)).toEqual(['Map']);
  const back = await list(from.id);
  expect(back.costs.map(({ title, amount }) => [title, amount])).toEqual([
    ['Dinner', 4300],
    ['Taxi', 99],
  ]);
  expect(back.costs[0]).toMatchObject({ paidBy: bob, split });
  await expectWhole(table);
});
