import { listSharedTrips } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { tripView } from '../trips/trip-view.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';

export const implementation = implement(
  listSharedTrips,
  async ({ caller, query }, { companions, travellers }: SharingDependencies) => {
    const page = await companions.list(caller.travellerId, query);
    const owners = await travellers.findAll([...new Set(page.items.map(({ ownerId }) => ownerId))]);
    const body = page.items.map((card) => {
      const owner = owners.find(({ id }) => id === card.ownerId);
      return { ...tripView(card, owner, caller.travellerId), role: card.role };
    });
    return { body, headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, sharingDependencies);
