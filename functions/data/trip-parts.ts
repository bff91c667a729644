import { dayIdOf, isIdeasDay } from '#shared/contract/ids.ts';
import { arranged } from '#shared/trips/arrange.ts';
import { sortDays } from '#shared/trips/sort.ts';
import { isDeletedDay } from './day-lives.ts';
import { emptyIdeasDay } from './ideas-day.ts';
import { isActivityItem, type StoredItem } from './stored-item.ts';
import type { DayWithActivities, TripWithDays } from './trip-days.ts';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem, type TripItem } from './trip-item.ts';

/** A trip with its days, the one of its ideas too, and their activities; without deleted days; in no order. */
export interface TripParts {
  readonly trip: TripItem;
  readonly days: readonly DayItem[];
  readonly activities: readonly ActivityItem[];
}

/** From a trip's visible items. */
export function tripParts(trip: TripItem, items: readonly StoredItem[]): TripParts {
  const days = items
    .filter((item) => !isActivityItem(item))
    .map(readDayItem)
    .filter((day) => !isDeletedDay(day));
  const there = new Set(days.map(({ id }) => id));
  const activities = items.filter(isActivityItem).map(readActivityItem);
  return { trip, days, activities: activities.filter(({ id }) => there.has(dayIdOf(id))) };
}

/** The days in order, each with its activities in order, without ideas. */
export function inOrder({ trip, days, activities }: TripParts): TripWithDays {
  const dated = sortDays(days.filter(({ id }) => !isIdeasDay(id)));
  return {
    trip,
    days: dated.map((day) => ({
      day,
      activities: arranged(
        activities.filter(({ id }) => dayIdOf(id) === day.id),
        day.order,
      ),
    })),
  };
}

/** A trip's ideas as a day; an empty one where there are none. */
export function ideasIn({ trip, days, activities }: TripParts): DayWithActivities {
  const day = days.find(({ id }) => isIdeasDay(id)) ?? emptyIdeasDay(trip.id);
  const own = activities.filter(({ id }) => dayIdOf(id) === day.id);
  return { day, activities: arranged(own, day.order) };
}
