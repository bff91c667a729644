import { removeCompanion } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';

/** As long as a traveller's id; an invitation's is a hash. */
const TRAVELLER_ID_LENGTH = 20;

export const implementation = implement(
  removeCompanion,
  async ({ caller, params: { id, companionId } }, { companions, invitations }: SharingDependencies) => {
    if (companionId.length === TRAVELLER_ID_LENGTH) await companions.remove(id, caller.travellerId, companionId);
    else await invitations.remove(id, caller.travellerId, companionId);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, sharingDependencies);
