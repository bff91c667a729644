import { expect, test } from 'vitest';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';
import { joinDays } from './join-days.ts';

const EMPTY = { location: null, notes: null, photos: [] };
const TIMES = { time: null, endTime: null, timeZone: null, endDate: null, endLocation: null, timeOfDay: null };
const MONEY = { cost: null, currency: null, rating: null, category: null, confirmationNumber: null };

const day = (id: string, ...activities: string[]) =>
  TripDay.parse({
    ...{ ...EMPTY, id, tripId: 't', title: id, date: '2027-06-04T00:00:00.000Z' },
    ...{ weather: null, accommodation: null, accommodationAddress: null },
    activities: activities.map((title) =>
      Activity.parse({ ...EMPTY, ...TIMES, ...MONEY, id: title, tripDayId: id, title }),
    ),
  });
const inside = (days: readonly TripDay[]) => days.map(({ id, activities }) => [id, ...activities.map((one) => one.id)]);

test('OPEN-136 a day that goes on in the next page is one day with the activities of both', () => {
  const pages = [day('a', '1'), day('b', '2', '3'), day('b', '4'), day('c')];
  expect(inside(joinDays(pages))).toEqual([['a', '1'], ['b', '2', '3', '4'], ['c']]);
});

test('an activity that moved between the reading of two pages is there once', () => {
  expect(inside(joinDays([day('a', '1', '2'), day('a', '2', '3')]))).toEqual([['a', '1', '2', '3']]);
});
