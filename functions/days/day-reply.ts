import type { TripDay } from '#shared/days/schema.ts';
import { placeOf } from '../activities/activity-page.ts';
import { writeCursor } from '../data/page.ts';
import type { DayWithActivities } from '../data/trip-days.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { firstPart } from './day-page.ts';
import { dayView } from './day-view.ts';

interface DayReply {
  readonly body: TripDay;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A day as the answer to its owner's change of it. Of activities that do not all fit the first ones are there, and
 * x-next-cursor is where the list of the day's activities goes on.
 */
export function dayReply(day: DayWithActivities): DayReply {
  const whole = dayView(day, true);
  const body = firstPart(whole) ?? whole;
  const last = body.activities.at(-1);
  const isCut = body.activities.length < whole.activities.length;
  return { body, headers: pageHeaders({ items: [], cursor: isCut && last ? writeCursor(placeOf(last)) : undefined }) };
}
