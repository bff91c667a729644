import { Activity } from '../activities/schema.ts';
import { TripDay } from '../days/schema.ts';
import { TripDetail } from '../trips/schema.ts';
import type { Plan } from './plan.ts';

const TRIP = `0mwsh8lizdan6k6nbacjsk2j625db`;

type Given = Partial<Activity> & { readonly title: string };

const NOTHING = {
  ...{ time: null, endTime: null, timeZone: null, cost: null, currency: null, rating: null, notes: null, photos: [] },
  ...{ category: null, location: null, endDate: null, endLocation: null, timeOfDay: null, confirmationNumber: null },
};

/** A plan for tests: the activities of each date; an activity's UID ends with its number, 10,000 times its day's before. */
export function testPlan(title: string, byDate: Readonly<Record<string, readonly Given[]>>): Plan {
  const days = Object.entries(byDate).map(([date, activities], dayNumber) => {
    const id = `${TRIP}-${String(dayNumber).padStart(15, '0')}`;
    return TripDay.parse({
      ...{ id, tripId: TRIP, title: `Day ${dayNumber + 1}`, date: `${date}T00:00:00.000Z`, photos: [] },
      ...{ location: null, weather: null, accommodation: null, accommodationAddress: null, notes: null },
      activities: activities.map((given, number) => {
        const tail = String(dayNumber * 10_000 + number).padStart(15, '0');
        return Activity.parse({ ...NOTHING, id: `${id}-${tail}`, tripDayId: id, ...given });
      }),
    });
  });
  const dates = Object.keys(byDate).toSorted();
  const trip = TripDetail.parse({
    ...{ id: TRIP, title, description: null, location: null, coverImage: null, isPublic: false, photos: [] },
    ...{ startDate: `${dates[0]}T00:00:00.000Z`, endDate: `${dates.at(-1)}T00:00:00.000Z` },
    ...{ dayCount: days.length, activityCount: 0, creatorFirstName: null, creatorLastName: null, creatorEmail: null },
    ...{ creatorProfileImage: null, ownerId: '0'.repeat(20), ownerUsername: null, isOwner: true, mergedTrips: [] },
  });
  return { trip, days };
}
