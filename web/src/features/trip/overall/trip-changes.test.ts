import { describe, expect, it } from 'vitest';
import { TripChanges, type TripDetail } from '#shared/trips/schema.ts';
import { tripChangesBody, tripChangesValues } from './trip-changes.ts';

const trip: TripDetail = {
  id: 'trip',
  title: 'Azores',
  description: null,
  startDate: '2027-06-03T00:00:00.000Z',
  endDate: '2027-06-09T00:00:00.000Z',
  isPublic: false,
  coverImage: null,
  location: 'Ponta Delgada',
  revision: 0,
  version: 1,
  dayCount: 2,
  activityCount: 0,
  creatorFirstName: null,
  creatorLastName: null,
  creatorEmail: null,
  creatorProfileImage: null,
  ownerId: 'owner',
  ownerUsername: null,
  photos: [],
  isOwner: true,
  mergedTrips: [],
};
const bodyOf = (given: Partial<ReturnType<typeof tripChangesValues>>) =>
  tripChangesBody(trip, TripChanges.parse({ ...tripChangesValues(trip), ...given }));

describe('tripChangesBody', () => {
  it('OPEN-61 OPEN-62 sends the form’s values, isPublic as a boolean and dates at midnight UTC', () => {
    expect(bodyOf({ title: 'Açores' })).toEqual({
      title: 'Açores',
      description: null,
      coverImage: null,
      isPublic: false,
      startDate: '2027-06-03T00:00:00.000Z',
      endDate: '2027-06-09T00:00:00.000Z',
    });
  });

  it('OPEN-61 the days move with the start date, unless the box is unticked', () => {
    expect(bodyOf({ startDate: '2027-06-05' })).toMatchObject({ moveDays: true });
    expect(bodyOf({ startDate: '2027-06-05', moveDays: false })).not.toHaveProperty('moveDays');
    expect(bodyOf({ endDate: '2027-06-12' })).not.toHaveProperty('moveDays');
  });

  it('OPEN-63 a location derived from the days does not become the trip’s own by saving something else', () => {
    expect(bodyOf({})).not.toHaveProperty('location');
    expect(bodyOf({ location: 'Terceira' })).toMatchObject({ location: 'Terceira' });
    expect(bodyOf({ location: '' })).toMatchObject({ location: null });
  });
});
