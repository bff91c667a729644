import { createCalendar } from '#shared/calendars/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { newCalendarToken, readCalendarToken } from './calendar-token.ts';
import { type CalendarDependencies, calendarDependencies } from './dependencies.ts';

export const implementation = implement(
  createCalendar,
  async ({ caller: { travellerId }, body }, { calendars, trips, siteUrl }: CalendarDependencies) => {
    const { tripId = null, withReferences } = body;
    const trip = tripId === null ? undefined : await trips.read(tripId, { travellerId });
    const token = newCalendarToken(travellerId);
    const { hash } = readCalendarToken(token);
    const createdAt = new Date().toISOString();
    await calendars.create({ hash, travellerId, tripId, tripTitle: trip?.title ?? null, withReferences, createdAt });
    return { body: { id: hash, address: `${siteUrl}/calendar/${token}.ics` } };
  },
);

export const handler = lambdaHandler(implementation, calendarDependencies);
