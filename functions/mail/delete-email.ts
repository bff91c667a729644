import { deleteEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';

export const implementation = implement(deleteEmail, async ({ caller, params }, { emails }: InboxDependencies) => {
  await emails.delete(caller.travellerId, params.id);
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, inboxDependencies);
