import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { OwnActivity } from './own-trip.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly TimeOfDay[];
/** Minutes of a day: when its parts begin, and how long before a flight or train nothing else fits in. */
const AFTERNOON = 12 * 60;
const EVENING = 17 * 60 + 30;
const BEFORE_JOURNEY = 120;

/** The parts of a day that are occupied; an activity without a time occupies none. */
export function busyParts(activities: readonly OwnActivity[], edge: EdgeOfTrip): ReadonlySet<TimeOfDay> {
  return new Set(activities.flatMap((activity) => partsTakenBy(activity, edge)));
}

/** Whether a day is the trip's first or last, on which one arrives and leaves. */
interface EdgeOfTrip {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function partsTakenBy(activity: OwnActivity, edge: EdgeOfTrip): TimeOfDay[] {
  if (activity.cancelled || activity.category === 'accommodation') return [];
  const said = activity.timeOfDay === null ? [] : [activity.timeOfDay];
  const start = minutesOf(activity.time);
  if (start === undefined) return said;
  const from = takenFrom(activity, start, edge);
  const until = Math.max(takenUntil(activity, start, edge), from + 1);
  return [...said, ...PARTS.filter((part) => overlaps(part, from, until))];
}

/** Nothing fits in right before a journey, nor before the one that the trip begins with. */
function takenFrom({ category }: OwnActivity, start: number, { isFirst }: EdgeOfTrip): number {
  if (category !== 'transport') return start;
  return isFirst ? 0 : Math.max(0, start - BEFORE_JOURNEY);
}

/** An hour if no end is known; nothing fits in after the journey home. */
function takenUntil({ category, endDate, endTime }: OwnActivity, start: number, { isLast }: EdgeOfTrip): number {
  if (endDate !== null || (category === 'transport' && isLast)) return 24 * 60;
  return minutesOf(endTime) ?? start + 60;
}

function overlaps(part: TimeOfDay, from: number, until: number): boolean {
  const [begins, ends] =
    part === 'morning' ? [0, AFTERNOON] : part === 'afternoon' ? [AFTERNOON, EVENING] : [EVENING, 24 * 60];
  return from < ends && until > begins;
}

function minutesOf(time: string | null): number | undefined {
  const [hours, minutes] = time?.split(':').map(Number) ?? [];
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}
