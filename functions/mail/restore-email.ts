import { restoreEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';
import { emailView } from './inbox-email.ts';

export const implementation = implement(restoreEmail, async ({ caller, params }, { emails }: InboxDependencies) => ({
  body: emailView(await emails.restore(caller.travellerId, params.id)),
}));

export const handler = lambdaHandler(implementation, inboxDependencies);
