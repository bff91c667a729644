import { listDays } from '#shared/days/routes.ts';
import { sightOf } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { readerOf } from '../http/reader.ts';
import { dayPage } from './day-page.ts';
import { dayViews } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  listDays,
  async ({ caller, cookies, params, query }, { days }: DayDependencies) => {
    const reader = readerOf(caller, cookies, query.as);
    const found = await days.list(params.id, reader);
    const views = dayViews(found.days, sightOf(found.trip, reader));
    const page = dayPage(views, query);
    return { body: [...page.items], headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, dayDependencies);
