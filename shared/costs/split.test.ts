import { expect, it } from 'vitest';
import { sumOf } from './cents.ts';
import { CostChanges, NewCost } from './schema.ts';
import { partsOf } from './split.ts';

const [ADA, BOB, ZOE] = ['adaadaadaadaada', 'bobbobbobbobbob', 'zoezoezoezoezoe'];
const sharing = { byName: [ADA, BOB, ZOE], least: 1n };

it('COST-05 what is left over of an equal split goes to the first by name', () => {
  const parts = partsOf(1000n, { by: 'equally', people: [ZOE, BOB, ADA] }, sharing);
  expect(Object.fromEntries(parts)).toEqual({ [ADA]: 334n, [BOB]: 333n, [ZOE]: 333n });
});

it('COST-05 a split by shares adds up, and yen are not divided', () => {
  const split = {
    by: 'shares' as const,
    shares: [
      { person: ZOE, shares: 2 },
      { person: BOB, shares: 1 },
    ],
  };
  expect(Object.fromEntries(partsOf(100_000n, split, { ...sharing, least: 100n }))).toEqual({
    [ZOE]: 66_600n,
    [BOB]: 33_400n,
  });
});

it('COST-05 exact amounts are kept to the cent, and are parts in proportion once the cost is another', () => {
  const amounts = [
    { person: ADA, amount: 10.01 },
    { person: BOB, amount: 5 },
  ];
  expect(Object.fromEntries(partsOf(1501n, { by: 'amounts', amounts }, sharing))).toEqual({
    [ADA]: 1001n,
    [BOB]: 500n,
  });
  const changed = partsOf(3003n, { by: 'amounts', amounts }, sharing);
  expect([sumOf(changed.values()), changed.get(BOB)]).toEqual([3003n, 1000n]);
});

const dinner = { title: 'Dinner', date: '2027-05-03', amount: 30, currency: 'EUR' };
const messageFor = (body: object) => {
  const read = NewCost.safeParse({ ...dinner, ...body });
  return read.success ? undefined : read.error.issues.map(({ path, message }) => [path[0], message])[0];
};

it('COST-08 amounts, currencies and splits that cannot be are refused beside their field', () => {
  expect(messageFor({})).toBeUndefined();
  expect(messageFor({ amount: -0.01 })).toEqual(['amount', 'The amount cannot be negative']);
  expect(messageFor({ amount: 1e9 })).toBeUndefined();
  expect(messageFor({ amount: 1e9 + 1 })).toEqual(['amount', 'The amount is too large']);
  expect(messageFor({ currency: 'XQQ' })).toEqual(['currency', 'Please enter a currency like EUR']);
  const amounts = [
    { person: ADA, amount: 10 },
    { person: BOB, amount: 19.99 },
  ];
  expect(messageFor({ split: { by: 'amounts', amounts } })).toEqual(['split', 'The parts do not add up to the amount']);
  const twice = { by: 'equally', people: [ADA, ADA] };
  expect(messageFor({ split: twice })?.[0]).toBe('split');
  expect(messageFor({ split: { by: 'shares', shares: [{ person: ADA, shares: 0 }] } })?.[0]).toBe('split');
  expect(CostChanges.safeParse({ paid: 'yes' }).success).toBe(false);
});
