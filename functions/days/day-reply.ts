import type { TripDay } from '#shared/days/schema.ts';
import { placeOf } from '../activities/activity-page.ts';
import { sightOf } from '../data/audience.ts';
import type { DayOfTrip } from '../data/day-repository.ts';
import { writeCursor } from '../data/page.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { firstPart } from './day-page.ts';
import { dayView } from './day-view.ts';

interface DayReply {
  readonly body: TripDay;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A day as the answer to a traveller's change of it. Of activities that do not all fit the first ones are there, and
 * x-next-cursor is where the list of the day's activities goes on.
 */
export function dayReply(day: DayOfTrip, travellerId: string): DayReply {
  const whole = dayView(day, sightOf(day.trip, { travellerId }));
  const body = firstPart(whole) ?? whole;
  const last = body.activities.at(-1);
  const isCut = body.activities.length < whole.activities.length;
  return { body, headers: pageHeaders({ items: [], cursor: isCut && last ? writeCursor(placeOf(last)) : undefined }) };
}
