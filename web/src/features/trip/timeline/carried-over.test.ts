import { expect, it } from 'vitest';
import type { Activity } from '#shared/activities/schema.ts';
import { sampleActivity } from '../activity/sample-activity.ts';
import { carriedOverTo } from './carried-over.ts';

const day = (date: string, activities: Activity[] = []) => ({
  id: date,
  tripId: 'trip',
  title: date,
  date: `${date}T00:00:00.000Z`,
  location: null,
  weather: null,
  accommodation: null,
  accommodationAddress: null,
  notes: null,
  photos: [],
  activities,
  revision: 0,
});

it('check-outs and arrivals are carried over to their day', () => {
  const hotel = sampleActivity({ id: 'h', category: 'accommodation', endDate: '2027-05-03', endTime: '11:00' });
  const train = sampleActivity({ id: 't', endLocation: 'Milan', endDate: '2027-05-03', endTime: '06:40' });
  const other = sampleActivity({ id: 'o', endDate: '2027-05-04' });
  const last = day('2027-05-03');
  const days = [day('2027-05-01', [hotel, other]), day('2027-05-02', [train]), last];
  expect(carriedOverTo(last, days)).toEqual([
    { kind: 'check-out', activity: hotel, date: '2027-05-01' },
    { kind: 'arrival', activity: train, date: '2027-05-02' },
  ]);
});

it('what ends on the day it begins is not carried over', () => {
  const today = day('2027-05-01', [sampleActivity({ endDate: '2027-05-01' })]);
  expect(carriedOverTo(today, [today])).toEqual([]);
});

it('cancelled bookings are not carried over', () => {
  const hotel = sampleActivity({ category: 'accommodation', endDate: '2027-05-02', cancelled: true });
  const last = day('2027-05-02');
  expect(carriedOverTo(last, [day('2027-05-01', [hotel]), last])).toEqual([]);
});

it('KIND-06 a journey of several days is on the way on those between, a stay is not', () => {
  const ferry = sampleActivity({ id: 'f', kind: 'ferry', category: 'transport', endDate: '2027-05-04' });
  const hotel = sampleActivity({ id: 'h', kind: 'stay', category: 'accommodation', endDate: '2027-05-04' });
  const days = ['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04', '2027-05-05'].map((date, n) =>
    day(date, n === 0 ? [ferry, hotel] : []),
  );
  const kinds = days.map((each) => carriedOverTo(each, days).map(({ kind, activity }) => `${activity.id} ${kind}`));
  expect(kinds).toEqual([[], ['f on-the-way'], ['f on-the-way'], ['f arrival', 'h check-out'], []]);
});
