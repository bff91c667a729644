import { dayIdOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { arranged } from '#shared/trips/arrange.ts';
import { sortDays } from '#shared/trips/sort.ts';
import { sightOf } from '../data/audience.ts';
import type { PlanParts } from '../data/plan-writes.ts';
import { dayPage } from '../days/day-page.ts';
import { dayView } from '../days/day-view.ts';
import { pageHeaders } from '../http/page-headers.ts';

/** No list has more days than this. */
const ALL = Number.MAX_SAFE_INTEGER;

/** The days with these ids as the answer to the traveller who changed them, as many as fit; the next cursor is there if some are missing. */
export function daysReply(
  parts: PlanParts,
  dayIds: readonly string[],
  travellerId: string,
): { readonly days: TripDay[]; readonly headers: Readonly<Record<string, string>> } {
  const sight = sightOf(parts[0].trip, { travellerId });
  const days = sortDays(parts.flatMap((each) => each.days).filter(({ id }) => dayIds.includes(id)));
  const activities = parts.flatMap((each) => each.activities);
  const views = days.map((day) => {
    const own = activities.filter(({ id }) => dayIdOf(id) === day.id);
    return dayView({ day, activities: arranged(own, day.order) }, sight);
  });
  const page = dayPage(views, { limit: ALL, cursor: undefined });
  return { days: [...page.items], headers: pageHeaders(page) };
}
