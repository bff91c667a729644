import { toDateTime } from '#shared/contract/calendar-date.ts';
import { getInvitation } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';
import { namedInvitation } from './secret-token.ts';

export const implementation = implement(
  getInvitation,
  async ({ body }, { invitations, travellers }: SharingDependencies) => {
    const { trip, invitation } = await invitations.read(namedInvitation(body.token));
    const inviter = await travellers.find(trip.ownerId);
    return {
      body: {
        title: trip.title,
        startDate: toDateTime(trip.startDate),
        endDate: toDateTime(trip.endDate),
        role: invitation.role,
        inviter: inviter ? `${inviter.firstName} ${inviter.lastName}` : '',
      },
    };
  },
);

export const handler = lambdaHandler(implementation, sharingDependencies);
