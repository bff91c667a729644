import { expect, it } from 'vitest';
import { NEW_TRIP, tripOptions } from './trip-target.ts';

const trip = {
  id: 'a1',
  title: 'Japan',
  description: null,
  startDate: '2027-04-03T00:00:00.000Z',
  endDate: '2027-04-19T00:00:00.000Z',
  isPublic: false,
  coverImage: null,
  location: null,
  dayCount: 0,
  activityCount: 0,
  creatorFirstName: null,
  creatorLastName: null,
  creatorEmail: null,
  creatorProfileImage: null,
};

it("PARS-04 FWD-07 OPEN-105 the select begins with 'Create new trip', then has the trips in their order", () => {
  expect(tripOptions([trip, { ...trip, id: 'b2', title: 'Peru' }])).toEqual([
    { value: NEW_TRIP, label: 'Create new trip' },
    { value: 'a1', label: 'Japan (Apr 3 - Apr 19, 2027)' },
    { value: 'b2', label: 'Peru (Apr 3 - Apr 19, 2027)' },
  ]);
});
