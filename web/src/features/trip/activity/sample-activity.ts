import type { Activity } from '#shared/activities/schema.ts';

/** An activity with only a title, and a test's own values. */
export function sampleActivity(given: Partial<Activity> = {}): Activity {
  return {
    id: 'activity',
    tripDayId: 'day',
    title: 'A walk',
    time: null,
    endTime: null,
    timeZone: null,
    cost: null,
    currency: null,
    rating: null,
    notes: null,
    photos: [],
    category: null,
    location: null,
    endDate: null,
    endLocation: null,
    timeOfDay: null,
    confirmationNumber: null,
    emailIds: [],
    cancelled: false,
    coordinates: null,
    unverified: false,
    revision: 0,
    ...given,
  };
}
