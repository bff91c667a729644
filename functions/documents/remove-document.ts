import { removeDocument } from '#shared/documents/routes.ts';
import { type DocumentRepository, documentRepository } from '../data/document-repository.ts';
import { again } from '../data/plan-again.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly documents: DocumentRepository;
}

export const implementation = implement(
  removeDocument,
  async ({ caller, params, body }, { documents }: Dependencies) => {
    await again(async () => {
      const before = await documents.read(params.id, caller.travellerId);
      await documents.remove(before, caller.travellerId, body.documentURL);
    });
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, () => ({ documents: documentRepository(table()) }));
