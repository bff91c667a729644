import { describe, expect, it } from 'vitest';
import { DayFields } from '#shared/days/schema.ts';
import { dayBody, newDayValues } from './day-form.ts';

const tripStart = '2027-06-03T00:00:00.000Z';

describe('newDayValues', () => {
  it("OPEN-76 the first day starts on the trip's start date", () => {
    expect(newDayValues([], tripStart).date).toBe('2027-06-03');
  });

  it('OPEN-76 a further day starts on the day after the last one, also across the end of a month', () => {
    const days = [{ date: '2027-06-03T00:00:00.000Z' }, { date: '2027-06-30T00:00:00.000Z' }];
    expect(newDayValues(days, tripStart).date).toBe('2027-07-01');
  });
});

describe('dayBody', () => {
  it('OPEN-69 the date is sent as midnight UTC', () => {
    const fields = DayFields.parse({ ...newDayValues([], tripStart), title: 'Arrival' });
    expect(dayBody(fields).date).toBe('2027-06-03T00:00:00.000Z');
  });

  it('VAL-21 a day needs no location, accommodation, address and notes', () => {
    const fields = DayFields.parse({ title: 'Arrival', date: '2027-06-03' });
    expect(fields).toMatchObject({ location: null, accommodation: null, accommodationAddress: null, notes: null });
  });
});
