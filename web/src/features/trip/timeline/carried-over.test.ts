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
