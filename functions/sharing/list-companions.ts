import { listCompanions } from '#shared/sharing/routes.ts';
import { roleOf } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { sharingView } from '../trips/sharing-view.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';

export const implementation = implement(
  listCompanions,
  async ({ caller, params }, { invitations, travellers, siteUrl }: SharingDependencies) => {
    const { trip, invitations: open } = await invitations.list(params.id, caller.travellerId);
    const ids = [...(trip.editors ?? []), ...(trip.viewers ?? [])];
    const companions = (await travellers.findAll(ids)).flatMap(({ id, firstName, lastName, profileImageUrl }) => {
      const role = roleOf(trip, id);
      return role ? [{ id, role, firstName, lastName, profileImageUrl }] : [];
    });
    return {
      body: {
        companions: companions.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
        ...(trip.ownerId === caller.travellerId && { sharing: sharingView(trip, siteUrl) }),
        invitations: open
          .toSorted((a, b) => a.expiresAt - b.expiresAt)
          .map(({ hash, role, email, expiresAt }) => ({
            ...{ id: hash, role, email },
            expiresAt: new Date(expiresAt * 1000).toISOString(),
          })),
      },
    };
  },
);

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`;

export const handler = lambdaHandler(implementation, sharingDependencies);
