import type { ActivityCategory } from '#shared/activities/categories.ts';
import type { Details } from '#shared/activities/details.ts';
import { categoryOfKind, type JourneyKind, type Kind } from '#shared/activities/kinds.ts';
import type { Status } from '#shared/activities/schema.ts';

/** Latitude and longitude. */
type At = readonly [latitude: number, longitude: number];

interface Known {
  /** In the trip's currency. */
  readonly cost?: number | undefined;
  readonly notes?: string | undefined;
  readonly rating?: number | undefined;
  readonly at?: At;
  /** By the clock of the place where it ends. */
  readonly endTime?: string;
  /** How many nights after its own date it ends; for where that is not the next time after its start. */
  readonly nights?: number;
  readonly status?: Status;
  readonly confirmationNumber?: string;
  readonly details?: Details;
}

/** An activity without a date, as the demo's trips are written. */
export interface DemoIdea extends Known {
  readonly title: string;
  readonly location: string;
}

/** One activity of a day. */
export interface DemoActivity extends DemoIdea {
  readonly time: string | undefined;
  readonly category: ActivityCategory | null;
  readonly kind?: Kind;
  /** Where a journey leads. */
  readonly to?: string;
  readonly toAt?: At;
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

/** When a trip is: in its season, whenever the demo is made, or from a day on that counts from that one. */
export type DemoSeason =
  | {
      /** Month and day of the first day, 'MM-DD'. */
      readonly starts: string;
      /** Whether that day is its latest occurrence before today, or its next. */
      readonly when: 'past' | 'coming';
    }
  | { readonly inDays: number };

export type DemoTrip = DemoSeason & {
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly isPublic?: boolean;
  /** ISO 4217; EUR when left out. */
  readonly currency?: string;
  readonly days: readonly DemoDay[];
  readonly ideas?: readonly DemoIdea[];
};

interface Journey extends Known {
  readonly at: At;
  readonly to: string;
  readonly toAt: At;
  readonly endTime: string;
}

const entry =
  (category: ActivityCategory) =>
  (time: string | undefined, title: string, location: string, known: Known = {}): DemoActivity => ({
    ...{ time, title, location, category },
    ...known,
  });

export const ride = entry('transport');
export const bed = entry('accommodation');
export const meal = entry('food');
export const sight = entry('sightseeing');
export const show = entry('entertainment');
export const shop = entry('shopping');

const journey =
  (kind: JourneyKind) =>
  (time: string, title: string, from: string, known: Journey): DemoActivity => ({
    ...{ kind, category: categoryOfKind(kind), time, title, location: from },
    ...known,
  });

export const flight = journey('flight');
export const train = journey('train');
export const ferry = journey('ferry');
export const drive = journey('drive');

export function stay(time: string | undefined, title: string, location: string, known: Known): DemoActivity {
  return { ...bed(time, title, location, known), kind: 'stay' };
}

export function idea(title: string, location: string, known: Known = {}): DemoIdea {
  return { title, location, ...known };
}

export function day(
  title: string,
  location: string,
  activities: readonly DemoActivity[],
  details: Omit<DemoDay, 'title' | 'location' | 'activities'> = {},
): DemoDay {
  return { title, location, activities, ...details };
}
