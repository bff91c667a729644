import { listDays } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { dayPage } from './day-page.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(listDays, async ({ caller, params, query }, { days }: DayDependencies) => {
  const found = await days.list(params.id, caller?.travellerId);
  const isOwner = found.trip.ownerId === caller?.travellerId;
  const views = found.days.map((day) => dayView(day, isOwner));
  const page = dayPage(views, query);
  return { body: [...page.items], headers: pageHeaders(page) };
});

export const handler = lambdaHandler(implementation, dayDependencies);
