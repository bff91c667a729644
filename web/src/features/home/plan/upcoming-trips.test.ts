import { expect, test } from 'vitest';
import { upcomingTrips } from './upcoming-trips.ts';

const trip = (name: string, startDate: string, endDate: string) => ({
  name,
  startDate: `${startDate}T00:00:00.000Z`,
  endDate: `${endDate}T00:00:00.000Z`,
});
// The traveller's local date, whatever this machine's time zone.
const today = new Date(2027, 4, 10, 23, 59);

test('shows current and upcoming trips, the next one first, three at most', () => {
  const trips = [
    trip('autumn', '2027-10-01', '2027-10-05'),
    trip('over', '2027-05-01', '2027-05-09'),
    trip('last day', '2027-05-02', '2027-05-10'),
    trip('summer', '2027-07-01', '2027-07-05'),
    trip('winter', '2027-12-01', '2027-12-05'),
  ];
  expect(upcomingTrips(trips, today).map(({ name }) => name)).toEqual(['last day', 'summer', 'autumn']);
});
