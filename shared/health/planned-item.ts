import { isJourney, type Kind, kindOf } from '../activities/kinds.ts';
import type { Activity } from '../activities/schema.ts';
import { endDateOf, type Span, spanOf } from '../activities/span.ts';
import { addDays } from '../calendar/calendar.ts';
import { tailOf } from '../contract/ids.ts';
import type { TripDay } from '../days/schema.ts';
import { kilometres } from '../places/kilometres.ts';
import type { Position } from '../places/position.ts';

/** What the rules know of a trip. */
export interface Plan {
  readonly trip: { readonly startDate: string; readonly endDate: string };
  readonly days: readonly TripDay[];
  /** In the order of the plan, cancelled ones too. */
  readonly items: readonly PlannedItem[];
  readonly now: Date;
}

/** An activity with what its rules ask of it. */
export interface PlannedItem {
  readonly activity: Activity;
  readonly tail: string;
  readonly kind: Kind;
  /** Its day's and that of its end, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly endDate: string;
  readonly span: Span | undefined;
  /** Neither cancelled nor only an idea: it takes time and place. */
  readonly stands: boolean;
  readonly from: Position | null;
  readonly to: Position | null;
}

export function planOf(trip: Plan['trip'], days: readonly TripDay[], now: Date): Plan {
  const items = days.flatMap((day) => day.activities.map((activity) => itemOf(activity, day.date.slice(0, 10))));
  return { trip, days, items, now };
}

function itemOf(activity: Activity, date: string): PlannedItem {
  const kind = kindOf(activity);
  const { coordinates } = activity;
  const span = spanOf(activity, date);
  return {
    ...{ activity, kind, date, tail: tailOf(activity.id) },
    endDate: endDateOf(activity, date, span) ?? clockEnd(activity, date),
    span,
    stands: !activity.cancelled && activity.status !== 'idea',
    from: coordinates,
    to: isJourney(kind) ? (activity.endCoordinates ?? null) : coordinates,
  };
}

/** Without zones, an end before the start by the clock is on the next day. */
function clockEnd({ time, endTime }: Activity, date: string): string {
  return time !== null && endTime !== null && endTime < time ? addDays(date, 1) : date;
}

export const journeysOf = ({ items }: Plan): PlannedItem[] =>
  items.filter(({ kind, stands }) => stands && isJourney(kind));
export const staysOf = ({ items }: Plan): PlannedItem[] =>
  items.filter(({ kind, stands }) => stands && kind === 'stay');

/** The last night of a stay; one without an end has one. */
export function lastNightOf({ date, activity: { endDate } }: PlannedItem): string {
  return endDate !== null && endDate > date ? addDays(endDate, -1) : date;
}

export function distance(a: Position, b: Position): number {
  return kilometres([a.latitude, a.longitude], [b.latitude, b.longitude]);
}
