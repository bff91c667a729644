import type { Trip } from '#shared/trips/schema.ts';

/** A trip of the traveller's own as lists contain it, for tests. */
export function sampleTrip(fields: Partial<Trip> = {}): Trip {
  return {
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
    ...fields,
  };
}
