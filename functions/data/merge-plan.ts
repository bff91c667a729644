import * as z from 'zod';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import type { DayWithActivities, TripWithDays } from './trip-days.ts';
import { type ActivityItem, DayItem } from './trip-item.ts';

/** What a merge may fill in on a day of the target. */
const Filled = DayItem.pick({
  location: true,
  weather: true,
  accommodation: true,
  accommodationAddress: true,
  notes: true,
  photos: true,
}).partial();

/** A day of the target that takes in a source day of the same date. */
const CombinedDay = z.object({
  dayId: z.string(),
  before: Filled,
  after: Filled,
  activitiesAdded: z.number(),
});

const Combined = z.object({ startDate: z.string(), endDate: z.string(), photos: z.array(z.string()) });

/** What undoing a merge needs to know. */
export const MergeRecord = z.object({
  sourceId: z.string(),
  targetId: z.string(),
  batch: z.string(),
  /** The target's version right after the merge: any later change is seen by it. */
  targetVersion: z.number(),
  daysAdded: z.number(),
  activitiesAdded: z.number(),
  days: z.array(CombinedDay),
  before: Combined,
  after: Combined,
});
export type MergeRecord = z.output<typeof MergeRecord>;

export interface MergePlan {
  readonly days: readonly DayItem[];
  readonly activities: readonly ActivityItem[];
  readonly record: MergeRecord;
}

/**
 * How two trips are combined: a source day joins the target's day of the same date and fills its empty fields, other
 * source days move over whole. Every copy's id follows from the original's, so that the work can be repeated.
 */
export function planMerge(source: TripWithDays, target: TripWithDays, batch: string): MergePlan {
  const days: DayItem[] = [];
  const activities: ActivityItem[] = [];
  const combined: MergeRecord['days'] = [];
  const movedDates: string[] = [];
  for (const { day, activities: own } of source.days) {
    const match = target.days.find((each) => each.day.date === day.date);
    const into = match?.day.id ?? `${target.trip.id}${day.id.slice(tripIdOf(day.id).length)}`;
    activities.push(...own.map((activity) => ({ ...activity, id: movedId(activity.id, into), batch })));
    movedDates.push(day.date);
    if (!match) days.push({ ...day, id: into, batch, activityCount: own.length });
    else join(combined, match, day, own.length);
  }
  const before = combinedFields(target);
  return {
    days,
    activities,
    record: {
      sourceId: source.trip.id,
      targetId: target.trip.id,
      batch,
      targetVersion: target.trip.version + 1,
      daysAdded: days.length,
      activitiesAdded: activities.length,
      days: combined,
      before,
      after: {
        startDate: [before.startDate, ...movedDates].sort()[0] ?? before.startDate,
        endDate: [before.endDate, ...movedDates].sort().at(-1) ?? before.endDate,
        photos: [...new Set([...before.photos, ...source.trip.photos])],
      },
    },
  };
}

function combinedFields({ trip }: TripWithDays): MergeRecord['before'] {
  return { startDate: trip.startDate, endDate: trip.endDate, photos: trip.photos };
}

/** Notes what a target day gets from a source day; two source days of one date follow one another. */
function join(combined: MergeRecord['days'], { day }: DayWithActivities, from: DayItem, activitiesAdded: number): void {
  const earlier = combined.find(({ dayId }) => dayId === day.id);
  const now = { ...day, ...earlier?.after };
  const after: z.output<typeof Filled> = { ...earlier?.after };
  for (const field of ['location', 'weather', 'accommodation', 'accommodationAddress'] as const) {
    if (now[field] === null && from[field] !== null) after[field] = from[field];
  }
  if (from.notes !== null && from.notes !== now.notes) {
    after.notes = now.notes === null ? from.notes : `${now.notes}\n${from.notes}`;
  }
  if (from.photos.length > 0) after.photos = [...new Set([...(now.photos ?? []), ...from.photos])];
  const before: Record<string, unknown> = {};
  for (const field of Object.keys(after)) before[field] = Reflect.get(day, field);
  const next = {
    dayId: day.id,
    before: Filled.parse(before),
    after,
    activitiesAdded: (earlier?.activitiesAdded ?? 0) + activitiesAdded,
  };
  if (earlier) combined.splice(combined.indexOf(earlier), 1, next);
  else combined.push(next);
}

function movedId(activityId: string, dayId: string): string {
  return `${dayId}${activityId.slice(dayIdOf(activityId).length)}`;
}
