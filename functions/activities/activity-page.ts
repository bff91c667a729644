import * as z from 'zod/mini';
import type { Activity } from '#shared/activities/schema.ts';
import { ActivityId } from '#shared/contract/ids.ts';
import { compareActivities } from '#shared/trips/sort.ts';
import { type Page, type PageRequest, readCursor, writeCursor } from '../data/page.ts';
import { fittingPage } from '../http/fitting-page.ts';

/** Behind which activity a list goes on: its time, empty where it has none, and its id. */
export const ActivityPlace = z.pipe(
  z.string().check(z.regex(/^[^#]{0,20}#[^#]+$/)),
  z.pipe(
    z.transform((text: string) => {
      const [time = '', id = ''] = text.split('#');
      return { time: time || null, id };
    }),
    z.object({ time: z.nullable(z.string()), id: ActivityId }),
  ),
);
export type ActivityPlace = z.output<typeof ActivityPlace>;

export const placeOf = ({ time, id }: ActivityPlace): string => `${time ?? ''}#${id}`;

/**
 * The activities behind a place; they are in their order. Where the one at the place is gone, those behind it without an
 * order by hand.
 */
export function activitiesAfter(activities: readonly Activity[], place: ActivityPlace): Activity[] {
  const at = activities.findIndex(({ id }) => id === place.id);
  return at === -1 ? activities.filter((activity) => compareActivities(activity, place) > 0) : activities.slice(at + 1);
}

/** One page of a day's activities, which are all given in their order: as many as asked for, and as fit into an answer. */
export function activityPage(activities: readonly Activity[], { limit, cursor }: PageRequest): Page<Activity> {
  const rest = cursor === undefined ? activities : activitiesAfter(activities, readCursor(cursor, ActivityPlace));
  const items = rest.slice(0, limit);
  const after = (last: Activity) => writeCursor(placeOf(last));
  const last = items.at(-1);
  return fittingPage({ items, cursor: rest.length > items.length && last ? after(last) : undefined }, after);
}
