import { expect, it } from 'vitest';
import { at, sampleDay, stay } from '#shared/health/sample-plan.ts';
import { directionsTo, inWords, nowAndNext } from './now-and-next.ts';

const [D3, D4] = ['2027-05-03', '2027-05-04'];
const TRIP = { startDate: D3, endDate: D4 };
const DAYS = [
  sampleDay(D3, [
    at('museum', '10:00', '12:00'),
    at('idea', '11:00', '11:30', { status: 'idea' }),
    stay('inn', D4, { time: '15:00' }),
    at('dinner', '20:00', '22:00', { timeZone: null }),
  ]),
  sampleDay(D4, [at('walk', '09:00', '10:00')]),
];
const told = (now: string, zone = 'Europe/Athens') => {
  const found = nowAndNext(TRIP, DAYS, Date.parse(now), zone);
  return found && [found.on.map(({ activity }) => activity.title), found.next?.activity.title];
};

it('TIME-10 what is on and next is told from 24 hours before a trip until its last day is over', () => {
  expect(told('2027-05-01T20:59:00Z')).toBeUndefined();
  expect(told('2027-05-01T21:00:00Z')).toEqual([[], 'museum']);
  expect(told('2027-05-03T07:30:00Z')).toEqual([['museum'], 'inn']);
  expect(told('2027-05-03T09:00:00Z')).toEqual([[], 'inn']);
  // A time without a zone is on the traveller's own clock.
  expect(told('2027-05-03T17:30:00Z')).toEqual([['dinner'], 'walk']);
  expect(told('2027-05-04T20:59:00Z')).toEqual([[], undefined]);
  expect(told('2027-05-04T21:00:00Z')).toBeUndefined();
});

it('TIME-10 says in how much time', () => {
  const MINUTE = 60_000;
  expect([0, 1, 60, 80, 47 * 60 + 5, 50 * 60].map((minutes) => inWords(minutes * MINUTE))).toEqual([
    ...['now', 'in 1 min', 'in 1 h', 'in 1 h 20 min', 'in 47 h 5 min', 'in 2 days'],
  ]);
});

it('TIME-10 directions open the map app of the device', () => {
  const [placed, named] = sampleDay(D3, [
    at('a', '10:00', null),
    at('b', '10:00', null, { coordinates: null, location: 'Fira & Oia' }),
  ]).activities;
  if (!placed || !named) throw new Error('no activities');
  expect(directionsTo(placed, 'Linux; Android 15')).toBe('geo:37.98,23.73?q=37.98%2C23.73');
  expect(directionsTo(named, 'iPhone')).toBe('https://maps.apple.com/?daddr=Fira%20%26%20Oia');
  expect(directionsTo(named, 'Windows')).toBe('https://www.openstreetmap.org/search?query=Fira%20%26%20Oia');
  expect(directionsTo({ ...placed, coordinates: null }, 'iPhone')).toBeUndefined();
});
