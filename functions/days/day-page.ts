import * as z from 'zod/mini';
import { DayId } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { compareDays } from '#shared/trips/sort.ts';
import { ActivityPlace, activitiesAfter, placeOf } from '../activities/activity-page.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../data/page.ts';
import { ANSWER_ROOM, answerBytes, countFitting } from '../http/answer-room.ts';

/** Where a list of days goes on: behind a day, or inside it, behind one of its activities. */
const DayPlace = z.pipe(
  z.string().check(z.regex(/^[^#]+#[^#]+(?:#[^#]*#[^#]+)?$/)),
  z.pipe(
    z.transform((text: string) => {
      const [date = '', id = '', time, activityId] = text.split('#');
      return { date, id, within: activityId === undefined ? null : `${time}#${activityId}` };
    }),
    z.object({ date: z.iso.datetime(), id: DayId, within: z.nullable(ActivityPlace) }),
  ),
);
type DayPlace = z.output<typeof DayPlace>;

/**
 * One page of a trip's days, which are all given in their order: as many as asked for, and as fit into an answer. A day
 * whose activities do not all fit is the last with those that do; the next page begins with the same day and the others.
 */
export function dayPage(days: readonly TripDay[], { limit, cursor }: PageRequest): Page<TripDay> {
  const rest = cursor === undefined ? days : daysAfter(days, readCursor(cursor, DayPlace));
  const items: TripDay[] = [];
  let room = ANSWER_ROOM;
  for (const day of rest.slice(0, limit)) {
    const fitting = firstPart(day, room, items.length === 0);
    if (!fitting) break;
    items.push(fitting);
    if (fitting.activities.length < day.activities.length) return { items, cursor: placeWithin(fitting) };
    room -= answerBytes(day);
  }
  const last = items.at(-1);
  return { items, cursor: items.length < rest.length && last ? writeCursor(`${last.date}#${last.id}`) : undefined };
}

/**
 * A day with those of its activities that fit, or undefined when it is to begin on the next page. The first of a page is
 * always there, with an activity if it has any, so that pages come to an end.
 */
export function firstPart(day: TripDay, room: number = ANSWER_ROOM, isFirst = true): TripDay | undefined {
  const left = room - answerBytes({ ...day, activities: [] });
  const count = left < 0 ? 0 : countFitting(day.activities, left);
  const isWhole = left >= 0 && count === day.activities.length;
  if (isWhole) return day;
  if (count === 0 && !isFirst) return undefined;
  return { ...day, activities: day.activities.slice(0, Math.max(1, count)) };
}

function placeWithin({ date, id, activities }: TripDay): string | undefined {
  const last = activities.at(-1);
  return last && writeCursor(`${date}#${id}#${placeOf(last)}`);
}

function daysAfter(days: readonly TripDay[], place: DayPlace): TripDay[] {
  const { within } = place;
  return days.flatMap((day) => {
    if (within === null || day.id !== place.id) return compareDays(day, place) > 0 ? day : [];
    const activities = activitiesAfter(day.activities, within);
    return activities.length > 0 ? { ...day, activities } : [];
  });
}
