import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import type { RateTable } from '#shared/costs/rates.ts';
import { rateTableRepository } from '../data/rate-table-repository.ts';
import * as addCost from './add-cost.ts';
import * as listCosts from './list-costs.ts';
import * as setMoney from './set-money.ts';
import { dailyRatesFile } from './test-daily-rates.ts';
import * as updateCost from './update-cost.ts';

/** A double of the Bank's server: what it answers, as its file of the day. */
let answer: { readonly status: number; readonly body: string };
const bank = createServer((_, response) => {
  response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
});
await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
process.env.RATES = 'ecb';
process.env.RATES_URL = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/stats/eurofxref/eurofxref-daily.xml`;
const { table } = await startFunctions();
const { handler } = await import('./read-rates.ts');
const readRates = asFunction('readRates', handler);
afterAll(() => {
  bank.close();
});

const TODAY = new Date().toISOString().slice(0, 10);
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const stored = async () => (await allItems(table)).filter(({ pk }) => pk === 'RATES').map(({ sk }) => sk);
const publish = async (date: string, usd: number) => {
  answer = { status: 200, body: dailyRatesFile(date, { USD: usd }) };
  await readRates(undefined);
};

it('COST-03 the Bank’s daily table is stored by its date, once however often it is read', async () => {
  await publish(addDays(TODAY, -4), 1.1);
  await publish(addDays(TODAY, -1), 1.2);
  await publish(addDays(TODAY, -1), 1.2);
  expect(await stored()).toEqual([addDays(TODAY, -4), addDays(TODAY, -1)]);
  const [, newest] = await rateTableRepository(table).around([TODAY]);
  expect(newest).toMatchObject({ date: addDays(TODAY, -1), about: false, perEuro: { EUR: 1, USD: 1.2, JPY: 163.58 } });
  expect(Object.keys(newest?.perEuro ?? {})).toHaveLength(31);
});

it('COST-03 what is no whole daily table is thrown for another try, and nothing is stored', async () => {
  const before = await stored();
  const good = dailyRatesFile(TODAY, {});
  const broken = [
    { status: 503, body: good },
    { status: 200, body: '<html>Please try again later</html>' },
    { status: 200, body: good.slice(0, good.length / 3) },
    { status: 200, body: good.replace(/rate='[\d.]+'/, "rate='0'") },
    { status: 200, body: good.replace("currency='JPY'", "currency='???'") },
    { status: 200, body: good.replace(TODAY, '2026-02-30') },
    { status: 200, body: `${good}${' '.repeat(200_000)}` },
  ];
  for (const each of broken) {
    answer = each;
    await expect(readRates(undefined)).rejects.toThrow();
  }
  expect(await stored()).toEqual(before);
});

it('COST-03 costs have the rate of their date, of the last one before it, or the newest; paid, it stays', async () => {
  const { id } = await createTrip(ada);
  const add = (date: string, more: object = {}) =>
    succeed(addCost, {
      ...{ as: ada, params: { id } },
      body: { title: 'Taxi', date, amount: 12, currency: 'USD', ...more },
    });
  const [old, later] = [await add(addDays(TODAY, -3)), await add(addDays(TODAY, 30), { paid: true })];
  const ancient = await add('2019-05-05');
  expect([old.rate, later.rate, ancient.rate]).toMatchObject([
    { date: addDays(TODAY, -4), from: 1.1, isEstimate: false },
    { date: addDays(TODAY, -1), from: 1.2, isFrozen: true },
    { about: true },
  ]);
  // Another function reads it, as this one keeps what it has read for an hour.
  const next: RateTable = { date: TODAY, about: false, perEuro: { EUR: 1, USD: 1.5 } };
  await rateTableRepository(table).save(next);
  const listed = await succeed(listCosts, { as: ada, params: { id } });
  expect(listed.rates).toEqual({ date: TODAY, about: false, perEuro: { EUR: 1, USD: 1.5 } });
  expect(listed.costs.find((cost) => cost.id === later.id)?.rate).toEqual(later.rate);
  const { people } = await succeed(setMoney, { as: ada, params: { id }, body: { people: [{ name: 'Bob' }] } });
  const bob = people.find(({ name }) => name === 'Bob')?.id;
  await add(TODAY, { paidBy: bob, split: { by: 'equally', people: [ada.id] } });
  expect(await call(setMoney, { as: ada, params: { id }, body: { people: [] } })).toMatchObject({ status: 409 });
  const again = await call(updateCost, { as: ada, params: { id, costId: later.id }, body: { paid: false } });
  expect(again.body).toMatchObject({ rate: { isFrozen: false, isEstimate: true } });
});
