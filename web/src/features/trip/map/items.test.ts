import { expect, it } from 'vitest';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { sampleActivity } from '../activity/sample-activity.ts';
import { crowKilometres, mapItems } from './items.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
let made = 0;
const activity = (fields: Partial<Activity>): Activity => ({ ...sampleActivity({}), id: `a${++made}`, ...fields });
const day = (...activities: readonly Activity[]): TripDay =>
  ({ id: `d${++made}`, title: 'A day', date: '2027-05-06T00:00:00.000Z', activities }) as unknown as TripDay;

it('MAP-11: pins are in the page’s order, and named by number, title, day and time', () => {
  const { pins } = mapItems([
    day(activity({ title: 'Coffee', time: '09:00', coordinates: at(1, 2) })),
    day(
      activity({ title: 'Somewhere', coordinates: null }),
      activity({ title: 'Acropolis Museum', time: '11:00', coordinates: at(37.97, 23.73) }),
      activity({ title: 'A walk', time: null, coordinates: at(37.98, 23.74) }),
    ),
  ]);
  expect(pins.map(({ name }) => name)).toEqual([
    '1, Coffee, day 1, 09:00',
    '2, Acropolis Museum, day 2, 11:00',
    '3, A walk, day 2',
  ]);
});

it('MAP-06: what has no position is listed, and what was cancelled is neither on the map nor missing', () => {
  const { pins, unplaced, lines } = mapItems([
    day(
      activity({ title: 'Lunch', coordinates: null }),
      activity({ title: 'Off', coordinates: at(1, 2), cancelled: true }),
      activity({ title: 'Off, too', coordinates: null, cancelled: true }),
    ),
  ]);
  expect(pins).toEqual([]);
  expect(unplaced.map(({ activity: { title } }) => title)).toEqual(['Lunch']);
  expect(lines).toEqual([]);
});

it('MAP-05: a day’s items are joined in order; a flight is an arc, another journey a straight line', () => {
  const { lines } = mapItems([
    day(
      activity({ coordinates: at(47.4, 8.5) }),
      activity({ kind: 'flight', coordinates: at(47.46, 8.56), endCoordinates: at(37.62, -122.38) }),
      activity({ title: 'no position' }),
      activity({ kind: 'train', coordinates: at(37.62, -122.38), endCoordinates: at(37.33, -121.89) }),
    ),
  ]);
  expect(lines.map(({ kind }) => kind)).toEqual(['step', 'flight', 'way']);
  expect(lines[1]?.parts[0]?.length).toBeGreaterThan(20);
  expect(lines[2]?.parts).toEqual([
    [
      [-122.38, 37.62],
      [-121.89, 37.33],
    ],
  ]);
});

it('two days are not joined to each other', () => {
  const place = activity({ coordinates: at(1, 2) });
  expect(mapItems([day(place), day(activity({ coordinates: at(3, 4) }))]).lines).toEqual([]);
});

it('distances are as the crow flies, journeys to their end included', () => {
  const { pins } = mapItems([
    day(
      activity({ kind: 'flight', coordinates: at(0, 0), endCoordinates: at(0, 1) }),
      activity({ coordinates: at(0, 2) }),
    ),
  ]);
  expect(crowKilometres(pins)).toBeCloseTo(222.4, 0);
});
