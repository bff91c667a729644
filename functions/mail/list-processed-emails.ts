import { listProcessedEmails } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';
import { emailViews } from './email-views.ts';

export const implementation = implement(
  listProcessedEmails,
  async ({ caller: { travellerId }, query }, { emails, bookings }: InboxDependencies) => {
    const [page, known] = await Promise.all([emails.list(travellerId, query), bookings.list(travellerId)]);
    return { body: await emailViews(page.items, known, travellerId, bookings), headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, inboxDependencies);
