import { listCalendars } from '#shared/calendars/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { calendarView } from './calendar-view.ts';
import { type CalendarDependencies, calendarDependencies } from './dependencies.ts';

export const implementation = implement(listCalendars, async ({ caller }, { calendars }: CalendarDependencies) => ({
  body: (await calendars.list(caller.travellerId)).map(calendarView),
}));

export const handler = lambdaHandler(implementation, calendarDependencies);
