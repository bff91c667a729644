import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';

/** A place in a part of a day. */
export interface Entry {
  readonly place: CataloguePlace;
  readonly time: TimeOfDay;
  /** The traveller named it, and the catalogue does not know it. */
  readonly isOwn?: boolean;
  /** For whom it is, where it is not for all: 'for you only'. */
  readonly who?: string;
  /** The hours that the traveller said, in minutes from midnight. */
  readonly from?: number;
  readonly to?: number;
}

export interface LaidDay {
  readonly title: string;
  readonly destination: CatalogueDestination;
  readonly entries: readonly Entry[];
}

/** The journey from one stop to the next. */
export interface Leg {
  readonly by: string;
  /** Undefined when unknown. */
  readonly hours: number | undefined;
}

/** A day of a trip; on one between two stops the transfer comes first. */
export interface TripDayPlan extends LaidDay {
  readonly transfer?: Leg & { readonly from: string; readonly to: string };
}
