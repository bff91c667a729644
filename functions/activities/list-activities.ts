import { listActivities } from '#shared/activities/routes.ts';
import { activityView } from '../data/activity-view.ts';
import { sightOf } from '../data/audience.ts';
import { type DayRepository, dayRepository } from '../data/day-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { readerOf } from '../http/reader.ts';
import { activityPage } from './activity-page.ts';

export const implementation = implement(
  listActivities,
  async ({ caller, cookies, params, query }, { days }: { days: DayRepository }) => {
    const reader = readerOf(caller, cookies, query.as);
    const { trip, activities } = await days.read(params.id, reader);
    const sight = sightOf(trip, reader);
    const views = activities.map((activity) => activityView(activity, sight));
    const page = activityPage(views, query);
    return { body: [...page.items], headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, () => ({ days: dayRepository(table()) }));
