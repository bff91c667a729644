import { restoreEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type InboxDependencies, inboxDependencies } from './dependencies.ts';
import { oneEmailView } from './email-views.ts';

export const implementation = implement(
  restoreEmail,
  async ({ caller: { travellerId }, params }, { emails, bookings }: InboxDependencies) => {
    const [restored, known] = await Promise.all([emails.restore(travellerId, params.id), bookings.list(travellerId)]);
    return { body: await oneEmailView(restored, known, travellerId, bookings) };
  },
);

export const handler = lambdaHandler(implementation, inboxDependencies);
