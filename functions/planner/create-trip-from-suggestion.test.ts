import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import * as listDays from '../days/list-days.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as createTripFromSuggestion from './create-trip-from-suggestion.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const CASTLE = {
  ...{
    title: 'Castle of São Jorge',
    timeOfDay: 'morning',
    category: 'sightseeing',
    minutes: 90,
    cost: 17,
    currency: 'EUR',
  },
  ...{
    location: 'Alfama, Lisbon',
    coordinates: { latitude: 38.7139, longitude: -9.1335 },
    verified: true,
    note: 'Peacocks.',
  },
};
const SUGGESTION = {
  ...{ title: 'Lisbon in spring', destination: 'Lisbon', description: 'Hills and tiles.', duration: '4 days' },
  ...{ estimatedCost: '€600', imageUrl: 'https://example.com/lisbon.jpg', highlights: ['Alfama', 'Belém'] },
  itinerary: [
    { day: 1, title: 'Arrive in Lisbon', activities: ['Walk through Alfama'] },
    {
      day: 3,
      title: 'Castle',
      activities: [CASTLE.title, 'Sacred Canyon'],
      details: [CASTLE, { ...CASTLE, title: 'Sacred Canyon', verified: false, coordinates: null, cost: null }],
    },
  ],
};
const create = (suggestion: object = {}, more: object = {}) =>
  succeed(createTripFromSuggestion, { as: ada, body: { suggestion: { ...SUGGESTION, ...suggestion }, ...more } });
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => midnight(addDays(today, days));

describe('POST /api/ai/create-trip-from-suggestion', () => {
  it('API-28 OPEN-23 KIND-07 creates the trip with cover, highlights and every day of the itinerary', async () => {
    const trip = await create();
    expect(trip).toMatchObject({
      ...{
        title: 'Lisbon in spring',
        coverImage: SUGGESTION.imageUrl,
        location: 'Lisbon',
        isPublic: true,
        isOwner: true,
        mergedTrips: [],
      },
      ...{ startDate: inDays(30), endDate: inDays(33), dayCount: 2, activityCount: 3, creatorFirstName: 'Ada' },
      description: 'Hills and tiles.\n\nHighlights: Alfama, Belém',
    });
    expect(await succeed(listDays, { as: ada, params: { id: trip.id } })).toMatchObject([
      {
        title: 'Arrive in Lisbon',
        date: inDays(30),
        location: 'Lisbon',
        activities: [{ title: 'Walk through Alfama' }],
      },
      {
        ...{ title: 'Castle', date: inDays(32), location: 'Lisbon' },
        activities: [
          {
            ...{ title: CASTLE.title, timeOfDay: 'morning', category: 'sightseeing', cost: 17, currency: 'EUR' },
            ...{ location: 'Alfama, Lisbon', notes: 'Peacocks.', coordinates: CASTLE.coordinates, unverified: false },
            ...{ country: 'PT', status: 'pending', kind: 'sight' },
          },
          { title: 'Sacred Canyon', cost: null, currency: null, coordinates: null, unverified: true },
        ],
      },
    ]);
  });

  it.each([
    ['the chosen date', { startDate: '2027-05-03' }, { startDate: '2027-03-01' }, '2027-05-03'],
    ['the suggestion’s own', {}, { startDate: '2027-03-01' }, '2027-03-01'],
  ])('OPEN-23 starts on %s', async (_, more, suggestion, start) => {
    const trip = await create(suggestion, more);
    expect([trip.startDate, trip.endDate]).toEqual([midnight(start), midnight(addDays(start, 3))]);
  });

  it.each([
    ['2 days', 3],
    ['a while', 3],
    ['10 days', 10],
    ['2 weeks', 14],
    ['999999999999 days', 366],
  ])('OPEN-23 with the duration "%s" is %d days long', async (duration, days) => {
    const { startDate, endDate } = await create({ duration });
    expect(endDate).toBe(midnight(addDays(startDate.slice(0, 10), days - 1)));
  });

  it('OPEN-23 days whose numbers do not increase are consecutive', async () => {
    const day = (title: string) => ({ day: 1, title, activities: [] });
    const trip = await create({ itinerary: [day('a'), day('b')], duration: '1 day' });
    expect(
      (await succeed(listDays, { as: ada, params: { id: trip.id } })).map(({ title, date }) => [title, date]),
    ).toEqual([
      ['a', inDays(30)],
      ['b', inDays(31)],
    ]);
  });

  it('ENT-17 accepts the longest possible suggestion', async () => {
    const activities = Array.from({ length: 20 }, (_, index) => `Thing ${index} ${'x'.repeat(285)}`);
    const itinerary = Array.from({ length: 60 }, (_, index) => ({ day: index + 1, title: '', activities }));
    const trip = await create({ itinerary, title: '', imageUrl: 'javascript:alert(1)' });
    expect(trip).toMatchObject({ title: 'Trip to Lisbon', coverImage: null, dayCount: 60, activityCount: 1200 });
    expect(await succeed(listDays, { as: ada, params: { id: trip.id } })).toHaveLength(60);
  });

  it('OPEN-23 a suggestion without a title or beyond the calendar answers 400 with what to enter', async () => {
    for (const [suggestion, more, message] of [
      [{ title: '', destination: '' }, {}, 'Title is required'],
      [{ title: '\u200b', destination: null }, {}, 'Title is required'],
      [{}, { startDate: '9999-12-31' }, 'This trip would end out of the calendar. Please enter an earlier start date'],
    ] as const) {
      const answer = await call(createTripFromSuggestion, {
        ...{ as: ada, body: { suggestion: { ...SUGGESTION, ...suggestion }, ...more } },
      });
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('API-28 the same Idempotency-Key creates one trip', async () => {
    const request = {
      as: await signUp(),
      body: { suggestion: SUGGESTION },
      headers: { 'idempotency-key': 'pressed-once' },
    };
    const answers = [
      await succeed(createTripFromSuggestion, request),
      await succeed(createTripFromSuggestion, request),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await succeed(listTrips, { as: request.as })).toHaveLength(1);
  });

  it('PERM-04 signed out answers 401, and without a suggestion 400', async () => {
    expect(await call(createTripFromSuggestion, { body: { suggestion: SUGGESTION } })).toMatchObject({ status: 401 });
    expect(await call(createTripFromSuggestion, { as: ada, body: {} })).toMatchObject({ status: 400 });
  });
});
