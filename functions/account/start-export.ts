import { startExport } from '#shared/account/routes.ts';
import { type AccountRepository, accountRepository } from '../data/account-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

export const implementation = implement(
  startExport,
  async ({ caller, idempotencyKey }, { accounts }: { readonly accounts: AccountRepository }) => {
    const { id, status } = await accounts.startExport(caller.travellerId, idempotencyKey);
    // Nothing to download yet.
    return { body: { id, status, files: [] } };
  },
);

export const handler = lambdaHandler(implementation, () => ({ accounts: accountRepository(table()) }));
