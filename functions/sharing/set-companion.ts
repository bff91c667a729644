import { setCompanion } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';

export const implementation = implement(
  setCompanion,
  async ({ caller, params: { id, companionId }, body }, { companions }: SharingDependencies) => {
    await companions.setRole(id, caller.travellerId, companionId, body.role);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, sharingDependencies);
