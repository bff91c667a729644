import type { Activity } from '#shared/activities/schema.ts';

/** What a planner reads of an existing activity. */
export type OwnActivity = Pick<
  Activity,
  | ('id' | 'title' | 'time' | 'endTime' | 'endDate' | 'timeOfDay' | 'category' | 'location' | 'endLocation')
  | ('coordinates' | 'confirmationNumber' | 'emailIds' | 'cancelled')
>;

/** A traveller's own trip, as a planner sees it. Dates are 'YYYY-MM-DD'. */
export interface OwnTrip {
  readonly trip: {
    readonly id: string;
    readonly title: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly location: string | null;
    readonly firstLocation: string | null;
  };
  readonly days: readonly OwnDay[];
}

export interface OwnDay {
  readonly day: {
    readonly date: string;
    readonly title: string;
    readonly location: string | null;
    readonly accommodationAddress: string | null;
  };
  readonly activities: readonly OwnActivity[];
}
