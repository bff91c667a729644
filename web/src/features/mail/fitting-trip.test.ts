import { describe, expect, it } from 'vitest';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { fittingTrip, stretchOf } from './fitting-trip.ts';
import { sampleTrip } from './sample-trip.ts';

const trip = (id: string, start: string, end: string, title = 'Spring'): Trip =>
  sampleTrip({ id, title, startDate: `${start}T00:00:00.000Z`, endDate: `${end}T00:00:00.000Z` });
const stay = (startDate?: string, endDate?: string, location = 'Rua do Alecrim 62, 1200-018 Lisbon, Portugal') => {
  const booking: ParsedBooking = { type: 'hotel', title: 'Casa do Tejo', location };
  return { ...booking, ...(startDate && { startDate }), ...(endDate && { endDate }) };
};
const fitting = (booking: ParsedBooking, ...trips: Trip[]) => fittingTrip(stretchOf([booking]), trips);
const march = trip('march', '2027-03-12', '2027-03-16');

describe('the trip that fits bookings', () => {
  it.each([
    ['falls into its dates', '2027-03-13', '2027-03-14', 'The dates fall into this trip.'],
    ['begins in it and lasts longer', '2027-03-16', '2027-03-20', 'The dates fall into this trip.'],
    ['ends the day before', '2027-03-09', '2027-03-11', 'The dates are next to this trip’s.'],
    ['begins the day after', '2027-03-17', '2027-03-18', 'The dates are next to this trip’s.'],
  ])('is one when the booking %s', (_, start, end, why) => {
    expect(fitting(stay(start, end), march)).toEqual({ tripId: 'march', why });
  });

  it('is none two days away, except in the same place within a week, nor without a date', () => {
    const lisbon = trip('lisbon', '2027-03-12', '2027-03-16', 'Trip to Lisbon');
    expect(fitting(stay('2027-03-18', '2027-03-20'), march)).toBeUndefined();
    expect(fitting(stay(), march)).toBeUndefined();
    const inThePlace = { tripId: 'lisbon', why: 'In the same place as this trip.' };
    expect(fitting(stay('2027-03-20', '2027-03-22'), lisbon)).toEqual(inThePlace);
    expect(fitting(stay(), lisbon)).toEqual(inThePlace);
    expect(fitting(stay('2027-04-20', '2027-04-22'), lisbon)).toBeUndefined();
    expect(fitting(stay('2027-03-20', '2027-03-22', 'Via Roma 5, Firenze'), lisbon)).toBeUndefined();
  });

  it('is the closest of several, and the one in the same place among two on the same days', () => {
    const after = trip('after', '2027-03-15', '2027-03-20');
    const lisbon = trip('lisbon', '2027-03-12', '2027-03-16', 'Trip to Lisbon');
    expect(fitting(stay('2027-03-18', '2027-03-19'), lisbon, after)?.tripId).toBe('after');
    expect(fitting(stay('2027-03-13', '2027-03-14'), march, lisbon)?.tripId).toBe('lisbon');
  });

  it('is not found by a cancelled booking', () => {
    expect(fitting({ ...stay('2027-03-13', '2027-03-14'), event: 'cancellation' }, march)).toBeUndefined();
  });
});
