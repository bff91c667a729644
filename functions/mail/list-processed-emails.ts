import { listProcessedEmails } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';
import { emailView } from './inbox-email.ts';

export const implementation = implement(
  listProcessedEmails,
  async ({ caller, query }, { emails }: InboxDependencies) => {
    const page = await emails.list(caller.travellerId, query);
    return { body: page.items.map(emailView), headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, inboxDependencies);
