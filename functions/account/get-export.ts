import { getExport } from '#shared/account/routes.ts';
import { AppError } from '#shared/contract/errors.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type ExportDependencies, exportDependencies } from './dependencies.ts';
import { exportView } from './export-view.ts';

export const implementation = implement(
  getExport,
  async ({ caller, params }, { accounts, media }: ExportDependencies) => {
    const found = await accounts.findExport(caller.travellerId, params.id);
    if (!found) throw new AppError('not_found', 'Download not found');
    return { body: await exportView(found, media) };
  },
);

export const handler = lambdaHandler(implementation, exportDependencies);
