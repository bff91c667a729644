import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/mail/schema.ts';
import type { Draft } from '../mail-reading.ts';
import { candidateOf, joinModel } from './join-model.ts';

const draft = (type: Draft['type'], kind: Evidence['kind'], values: Record<string, string | number>): Draft => ({
  type,
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, evidence: { kind } }])),
});
const own = (values: Record<string, string | number>, kind: Evidence['kind'] = 'found') => draft('hotel', kind, values);
const valuesOf = ({ fields }: Draft) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
const joined = (a: readonly Draft[], b: readonly Draft[], parts: readonly number[] = []) =>
  joinModel(a, b, { parts: new Set(parts) }).map(valuesOf);

const STAY = { title: 'Casa Nova', startDate: '2027-05-12', endDate: '2027-05-15' };

describe('the bookings of the built-in reader and a model, decided as one', () => {
  it('take from each what the other lacks', () => {
    const told = { title: 'Casa Nova', startDate: '2027-05-12', confirmationNumber: 'CN-4471' };
    expect(joined([own(told)], [own({ ...STAY, cost: 310, currency: 'EUR' })])).toEqual([
      { ...told, ...STAY, cost: 310, currency: 'EUR' },
    ]);
  });

  it('prefer the better founded of two values, and the built-in one of equals', () => {
    const other = own({ ...STAY, endDate: '2027-05-16' });
    expect(joined([own(STAY)], [other])).toMatchObject([{ endDate: '2027-05-15' }]);
    const unsure = { ...own(STAY), fields: { ...own(STAY).fields, endDate: own(STAY, 'guessed').fields.endDate } };
    expect(joined([unsure as Draft], [other])).toMatchObject([{ endDate: '2027-05-16' }]);
  });

  it('have a guessed first day replaced, with the days that belong to it', () => {
    const guess = own({ ...STAY, startDate: '2027-12-05', endDate: '2027-12-08' }, 'guessed');
    const far = { title: 'Casa Nova', startDate: '2027-12-01', endDate: '2027-12-04' };
    expect(joined([guess], [own(far)])).toEqual([far]);
  });

  it('take no day and no hour from a model that means other days', () => {
    const late = own({ title: 'Casa Nova', startDate: '2027-05-13', endDate: '2027-05-20', startTime: '09:00' });
    expect(joined([own(STAY)], [late])).toEqual([STAY]);
  });

  it('have the total for the price where the other amount is a part of it', () => {
    const deposit = own({ ...STAY, cost: 62, currency: 'EUR' });
    const total = own({ ...STAY, cost: 310, currency: 'EUR' });
    expect(joined([deposit], [total], [62])).toMatchObject([{ cost: 310 }]);
    expect(joined([total], [deposit], [62])).toMatchObject([{ cost: 310 }]);
    expect(joined([own({ ...STAY, cost: 310 })], [own({ ...STAY, cost: 62, currency: 'USD' })])).toEqual([
      { ...STAY, cost: 310 },
    ]);
  });

  it('keep the bookings that only one of them has, the model’s when they are whole', () => {
    const train = { title: 'IC 7', startDate: '2027-05-15', location: 'Porto' };
    const whole = { ...train, endLocation: 'Lisboa', startTime: '09:15' };
    expect(joined([own(STAY)], [draft('transport', 'found', train)])).toEqual([STAY]);
    expect(joined([own(STAY)], [draft('transport', 'found', whole)])).toEqual([STAY, whole]);
    expect(joined([], [draft('transport', 'found', train)])).toEqual([train]);
    expect(joined([own(STAY)], [])).toEqual([STAY]);
  });

  it('have the zone of the place that is taken', () => {
    const vague = own({ ...STAY, location: 'Casa Nova', timeZone: 'Europe/Madrid' }, 'guessed');
    const exact = own({ ...STAY, location: 'Rua Nova 12, Porto', timeZone: 'Europe/Lisbon' });
    expect(joined([vague], [exact])).toMatchObject([{ location: 'Rua Nova 12, Porto', timeZone: 'Europe/Lisbon' }]);
  });
});

it('a booking is a candidate with the evidence of each of its values', () => {
  const evidence = { startDate: { kind: 'computed' as const }, title: { kind: 'found' as const } };
  const booking = { type: 'hotel' as const, title: 'Casa Nova', startDate: '2027-05-12', event: 'change' as const };
  expect(candidateOf({ ...booking, evidence })).toEqual({
    type: 'hotel',
    fields: {
      title: { value: 'Casa Nova', evidence: { kind: 'found' } },
      startDate: { value: '2027-05-12', evidence: { kind: 'computed' } },
    },
  });
});
