import type { TimeOfDay } from '#shared/activities/schema.ts';
import type { OwnActivity } from './own-trip.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly TimeOfDay[];
/** Minutes of a day: when its parts begin, and how long before a flight or train nothing else fits in. */
const AFTERNOON = 12 * 60;
const EVENING = 17 * 60 + 30;
const BEFORE_JOURNEY = 120;

/** The parts of a day that are occupied; an activity without a time occupies none. */
export function busyParts(
  activities: readonly OwnActivity[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): ReadonlySet<TimeOfDay> {
  const busy = new Set<TimeOfDay>();
  for (const activity of activities) {
    if (activity.cancelled || activity.category === 'accommodation') continue;
    if (activity.timeOfDay !== null) busy.add(activity.timeOfDay);
    const start = minutesOf(activity.time);
    if (start === undefined) continue;
    const isJourney = activity.category === 'transport';
    const end = activity.endDate === null ? (minutesOf(activity.endTime) ?? start + 60) : 24 * 60;
    const from = isJourney && isFirst ? 0 : isJourney ? Math.max(0, start - BEFORE_JOURNEY) : start;
    const until = isJourney && isLast ? 24 * 60 : end;
    for (const part of PARTS) if (overlaps(part, from, Math.max(until, from + 1))) busy.add(part);
  }
  return busy;
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
