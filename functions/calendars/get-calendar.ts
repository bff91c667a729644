import { getCalendar } from '#shared/calendars/routes.ts';
import { MAX_CALENDAR_EVENTS } from '#shared/calendars/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import { withoutStamps, writeIcs } from '#shared/export/ics.ts';
import type { Plan } from '#shared/export/plan.ts';
import { sightOf } from '../data/audience.ts';
import type { CalendarRepository, CalendarWithCards } from '../data/calendar-repository.ts';
import type { TripWithDays } from '../data/trip-days.ts';
import { dayViews } from '../days/day-view.ts';
import { etagOf } from '../http/answer.ts';
import { ANSWER_ROOM, countFitting } from '../http/answer-room.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { readCalendarToken } from './calendar-token.ts';
import { type CalendarDependencies, calendarDependencies } from './dependencies.ts';
import { tripsToShow } from './trips-to-show.ts';

const EXTENSION = '.ics';

/** The bytes that events may take of one answer: the clocks of all zones take the rest. */
const EVENTS_ROOM = ANSWER_ROOM - 1024 * 1024;

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="trips.ics"',
  'x-robots-tag': 'noindex',
};

/**
 * Whoever has the address sees what its traveller sees of the trips, without the references of bookings unless its
 * traveller has said so. Two round trips: the calendar with the traveller's list of trips, then the trips.
 */
export const implementation = implement(
  getCalendar,
  async (_, { calendars, siteUrl }: CalendarDependencies, found: CalendarWithCards) => {
    const { tripId, withReferences } = found.calendar;
    const now = Date.now();
    const plans = await plansOf(found, calendars, now);
    const ics = writeIcs(plans, {
      ...{ title: (tripId === null ? undefined : plans[0]?.trip.title) ?? 'My trips' },
      ...{ domain: new URL(siteUrl).hostname, now, withReferences },
      howMany: (events) => Math.min(MAX_CALENDAR_EVENTS, countFitting(events, EVENTS_ROOM)),
    });
    return { body: ics, headers: { ...HEADERS, etag: etagOf(withoutStamps(ics)) } };
  },
  {
    besideSession: ({ token }, { calendars }) => calendars.read(readCalendarToken(token.slice(0, -EXTENSION.length))),
  },
);

async function plansOf(
  { calendar: { tripId, travellerId }, cards }: CalendarWithCards,
  calendars: CalendarRepository,
  now: number,
): Promise<Plan[]> {
  if (tripId !== null) return [planOf(await calendars.readTrip(tripId, travellerId), travellerId)];
  const ids = tripsToShow(cards, new Date(now).toISOString().slice(0, 10));
  const trips = await Promise.all(ids.map((id) => calendars.readTrip(id, travellerId).catch(nothingWhenGone)));
  return trips.flatMap((trip) => (trip ? [planOf(trip, travellerId)] : []));
}

/** A trip that was deleted since the list was read. */
function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}

/** A trip as the calendar's traveller sees it. */
function planOf({ trip, days }: TripWithDays, travellerId: string): Plan {
  return { trip: tripDetail(trip, undefined, { travellerId }), days: dayViews(days, sightOf(trip, { travellerId })) };
}

export const handler = lambdaHandler(implementation, calendarDependencies);
