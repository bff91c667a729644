import { endCalendar } from '#shared/calendars/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type CalendarDependencies, calendarDependencies } from './dependencies.ts';

export const implementation = implement(
  endCalendar,
  async ({ caller, params }, { calendars }: CalendarDependencies) => {
    await calendars.end(caller.travellerId, params.id);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, calendarDependencies);
