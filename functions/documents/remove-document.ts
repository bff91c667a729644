import { removeDocument } from '#shared/documents/routes.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type DocumentDependencies, documentDependencies } from './dependencies.ts';

export const implementation = implement(
  removeDocument,
  async ({ caller, params, body }, { documents }: DocumentDependencies) => {
    await again(async () => {
      const before = await documents.read(params.id, caller.travellerId);
      await documents.remove(before, caller.travellerId, body.documentURL);
    });
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, documentDependencies);
