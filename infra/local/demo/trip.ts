import type { ActivityCategory } from '#shared/activities/categories.ts';

/** One activity of a day, as the demo's trips are written. */
export interface DemoActivity {
  readonly time: string;
  readonly title: string;
  readonly location: string;
  readonly category: ActivityCategory;
  /** In the trip's currency. */
  readonly cost?: number | undefined;
  readonly notes?: string | undefined;
  readonly rating?: number | undefined;
}

export interface DemoDay {
  readonly title: string;
  readonly location: string;
  readonly stay?: string | undefined;
  readonly address?: string | undefined;
  readonly weather?: string | undefined;
  readonly notes?: string | undefined;
  readonly activities: readonly DemoActivity[];
}

export interface DemoTrip {
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** Month and day of the first day, 'MM-DD': a trip stays in its season, whenever the demo is created. */
  readonly starts: string;
  /** Whether that day is its latest occurrence before today, or its next. */
  readonly when: 'past' | 'coming';
  readonly isPublic?: boolean;
  /** ISO 4217; EUR when left out. */
  readonly currency?: string;
  readonly days: readonly DemoDay[];
}

interface Details {
  /** In the trip's currency. */
  readonly cost?: number;
  readonly notes?: string;
  readonly rating?: number;
}

const entry =
  (category: ActivityCategory) =>
  (time: string, title: string, location: string, details: Details = {}): DemoActivity => ({
    ...{ time, title, location, category },
    ...details,
  });

export const ride = entry('transport');
export const bed = entry('accommodation');
export const meal = entry('food');
export const sight = entry('sightseeing');
export const show = entry('entertainment');
export const shop = entry('shopping');

export function day(
  title: string,
  location: string,
  activities: readonly DemoActivity[],
  details: Omit<DemoDay, 'title' | 'location' | 'activities'> = {},
): DemoDay {
  return { title, location, activities, ...details };
}
