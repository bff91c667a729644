import { endLink } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type LinkDependencies, linkDependencies } from './link-dependencies.ts';

export const implementation = implement(endLink, async ({ caller, params }, { links }: LinkDependencies) => {
  await links.end(params.id, caller.travellerId);
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, linkDependencies);
