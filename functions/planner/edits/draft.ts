import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';

/** Something on a day of a plan. */
export interface DraftItem {
  /** How edits name it. */
  readonly key: string;
  readonly title: string;
  /** Undefined for an activity without a time. */
  readonly time: TimeOfDay | undefined;
  /** What the catalogue knows of it. */
  readonly place: CataloguePlace | undefined;
  /** A booking, which stays where it is. */
  readonly isBooked: boolean;
  /** It has hours of its own, which the traveller said: it makes way for nothing. */
  readonly isHeld?: boolean;
}

export interface DraftDay {
  /** From 0. */
  readonly index: number;
  /** 'YYYY-MM-DD'; undefined while the plan has no dates. */
  readonly date: string | undefined;
  readonly destination: CatalogueDestination | undefined;
  readonly items: readonly DraftItem[];
  /** Parts of the day that nothing more fits into: journeys and bookings take them. */
  readonly busy: ReadonlySet<TimeOfDay>;
}

/** A suggestion or a traveller's own trip, as edits and questions see it. */
export interface Draft {
  readonly days: readonly DraftDay[];
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** What the traveller's own trip is called; undefined for a suggestion. */
  readonly tripTitle: string | undefined;
}

/** An item and the day that it is on. */
export interface Placed {
  readonly item: DraftItem;
  readonly day: DraftDay;
}

/** Everything on a draft, in order. */
export function placedItems({ days }: Draft): Placed[] {
  return days.flatMap((day) => day.items.map((item) => ({ item, day })));
}

/** The destinations of a draft, each once. */
export function destinationsOf({ days }: Draft): CatalogueDestination[] {
  return [...new Set(days.flatMap(({ destination }) => destination ?? []))];
}
