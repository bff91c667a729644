import { describe, expect, it } from 'vitest';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { tripTitle } from './booking-activity.ts';
import { planItinerary } from './itinerary.ts';

const known = { airport: () => undefined, townNamed: () => undefined, isCity: () => false, isCountry: () => false };
const HOTEL: ParsedBooking = {
  type: 'hotel',
  title: 'Hotel Alba',
  startDate: '2027-06-03',
  endDate: '2027-06-05',
  location: 'Via Roma 5, Firenze',
};
const FLIGHT: ParsedBooking = {
  type: 'flight',
  title: 'LH 123',
  startDate: '2027-06-03',
  startTime: '23:10',
  endDate: '2027-06-04',
  endTime: '06:20',
  location: 'Zurich (ZRH)',
  endLocation: 'Tokyo (NRT)',
};
const plan = (bookings: readonly ParsedBooking[], firstDay = '2027-01-01') => planItinerary(bookings, firstDay, known);
const dates = (bookings: readonly ParsedBooking[]) => plan(bookings).days.map(({ fields }) => fields.date);

describe('the days that bookings create', () => {
  it('OPEN-111 a hotel is an activity on the day of arrival, and the accommodation of each of its nights', () => {
    const { days, startDate, endDate } = plan([HOTEL]);
    expect({ startDate, endDate }).toEqual({ startDate: '2027-06-03', endDate: '2027-06-05' });
    expect(days).toMatchObject([
      { fields: { date: '2027-06-03', accommodation: 'Hotel Alba', accommodationAddress: 'Via Roma 5, Firenze' } },
      { fields: { date: '2027-06-04', accommodation: 'Hotel Alba', accommodationAddress: 'Via Roma 5, Firenze' } },
    ]);
    expect(days.map(({ activities }) => activities.length)).toEqual([1, 0]);
  });

  it.each([
    ['a clock change', { startDate: '2027-03-27', endDate: '2027-03-30' }, ['2027-03-27', '2027-03-28', '2027-03-29']],
    ['a leap day', { startDate: '2028-02-28', endDate: '2028-03-01' }, ['2028-02-28', '2028-02-29']],
    ['a year’s end', { startDate: '2027-12-31', endDate: '2028-01-02' }, ['2027-12-31', '2028-01-01']],
    ['one day', { startDate: '2027-06-03', endDate: '2027-06-03' }, ['2027-06-03']],
    ['dates in the wrong order', { startDate: '2027-06-03', endDate: '2027-06-01' }, ['2027-06-03']],
    ['an early year', { startDate: '0050-12-31', endDate: '0051-01-02' }, ['0050-12-31', '0051-01-01']],
  ])('OPEN-111 a stay over %s has each of its nights once', (_, stay, nights) => {
    expect(dates([{ ...HOTEL, ...stay }])).toEqual(nights);
  });

  it('OPEN-111 a stay without a day of departure has one night', () => {
    const { endDate: _, ...open } = HOTEL;
    expect(dates([open])).toEqual(['2027-06-03']);
  });

  it('OPEN-111 a stay of a thousand years creates no thousand days', () => {
    expect(dates([{ ...HOTEL, endDate: '3027-06-03' }])).toHaveLength(366);
  });

  it('OPEN-111 of two stays in one night the first counts', () => {
    const second = { ...HOTEL, title: 'Hotel Due', startDate: '2027-06-04', endDate: '2027-06-06' };
    expect(plan([HOTEL, second]).days.map(({ fields }) => fields.accommodation)).toEqual([
      'Hotel Alba',
      'Hotel Alba',
      'Hotel Due',
    ]);
  });

  it('OPEN-111 the trip’s dates cover every booking, whatever their order', () => {
    const late = { ...FLIGHT, startDate: '2027-07-01', endDate: '2027-07-02' };
    expect(plan([late, HOTEL])).toMatchObject({ startDate: '2027-06-03', endDate: '2027-07-02' });
    expect(dates([late, HOTEL])).toEqual(['2027-06-03', '2027-06-04', '2027-07-01']);
  });

  it.each([
    ['hotel', 'accommodation'],
    ['flight', 'transport'],
    ['transport', 'transport'],
    ['restaurant', 'food'],
    ['activity', 'sightseeing'],
    ['other', null],
  ] as const)('OPEN-111 a booking of type %s becomes an activity of category %s', (type, category) => {
    expect(plan([{ ...HOTEL, type }]).days[0]?.activities[0]?.category).toBe(category);
  });

  it('OPEN-110 OPEN-111 a journey has where and when it ends, and its reference in the notes', () => {
    const [day] = plan([{ ...FLIGHT, confirmationNumber: 'ABC123', notes: 'Seat 4A', description: 'Economy' }]).days;
    expect(day?.fields).toMatchObject({ title: 'Zurich to Tokyo', location: 'Tokyo', accommodation: null });
    expect(day?.activities[0]).toMatchObject({
      ...{ time: '23:10', endTime: '06:20', endDate: '2027-06-04', endLocation: 'Tokyo (NRT)' },
      ...{ notes: 'Economy\nSeat 4A\nConfirmation: ABC123', confirmationNumber: 'ABC123' },
    });
  });

  it('OPEN-110 a cost without a currency is in US dollars, and no cost has none', () => {
    const [day] = plan([
      { ...FLIGHT, cost: 10 },
      { ...FLIGHT, currency: 'EUR' },
    ]).days;
    expect(day?.activities).toMatchObject([
      { cost: 10, currency: 'USD' },
      { cost: null, currency: null },
    ]);
  });

  it('an unknown time zone is left out', () => {
    const zones = ['Europe/Zurich', 'W. Europe Standard Time'].map((timeZone) => ({ ...FLIGHT, timeZone }));
    expect(plan(zones).days[0]?.activities.map(({ timeZone }) => timeZone)).toEqual(['Europe/Zurich', null]);
  });

  it('OPEN-112 a booking without a date goes to the first day, and says so', () => {
    const { startDate: _, endDate: __, ...undated } = { ...HOTEL, notes: 'Late arrival' };
    const { days, ...trip } = plan([undated], '2027-05-01');
    expect(trip).toEqual({ startDate: '2027-05-01', endDate: '2027-05-01' });
    expect(days).toMatchObject([
      {
        fields: { date: '2027-05-01', accommodation: null },
        activities: [{ notes: 'Late arrival\nDate not found in the email' }],
      },
    ]);
  });

  it('maximum-length texts stay within a day’s and an activity’s limits', () => {
    const long: ParsedBooking = {
      ...{ type: 'hotel', title: 'x'.repeat(300), startDate: '2027-06-03', location: 'y'.repeat(500) },
      ...{ description: 'd'.repeat(5000), notes: 'n'.repeat(5000), endLocation: 'z'.repeat(500) },
    };
    const [day] = plan([long]).days;
    for (const text of [day?.fields.title, day?.fields.location, day?.fields.accommodation]) {
      expect(text?.length).toBeLessThanOrEqual(200);
    }
    expect(day?.activities[0]?.title).toHaveLength(200);
    expect(day?.activities[0]?.notes).toHaveLength(5000);
  });
});

describe('the title of a trip made from bookings', () => {
  it.each([
    ['the first hotel', [FLIGHT, HOTEL], 'Trip to Firenze'],
    ['where a journey ends', [FLIGHT], 'Trip to Tokyo'],
    ['the first booking with a place', [{ type: 'other', title: 'Visa' }, FLIGHT], 'Trip to Tokyo'],
    [
      'the first booking’s title',
      [
        { type: 'other', title: 'Visa' },
        { type: 'other', title: 'Insurance' },
      ],
      'Visa',
    ],
  ] as const)('OPEN-106 comes from %s', (_, bookings, title) => {
    expect(tripTitle(bookings, known)).toBe(title);
  });
});
