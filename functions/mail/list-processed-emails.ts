import { listProcessedEmails } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { fittingPage } from '../http/fitting-page.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';
import { emailViews } from './email-views.ts';

export const implementation = implement(
  listProcessedEmails,
  async ({ caller: { travellerId }, query }, { emails, bookings }: InboxDependencies) => {
    const [page, known] = await Promise.all([emails.list(travellerId, query), bookings.list(travellerId)]);
    const items = await emailViews(page.items, known, travellerId, bookings);
    const fitting = fittingPage({ ...page, items }, ({ id }) => emails.cursorAfter(id));
    return { body: [...fitting.items], headers: pageHeaders(fitting) };
  },
);

export const handler = lambdaHandler(implementation, inboxDependencies);
