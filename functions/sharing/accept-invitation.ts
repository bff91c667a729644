import { acceptInvitation } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';
import { namedInvitation } from './secret-token.ts';

export const implementation = implement(
  acceptInvitation,
  async ({ caller, body }, { invitations }: SharingDependencies) => {
    const named = namedInvitation(body.token);
    await invitations.accept(named, caller.travellerId);
    return { body: { tripId: named.tripId } };
  },
);

export const handler = lambdaHandler(implementation, sharingDependencies);
