import { startExport } from '#shared/account/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type ExportDependencies, exportDependencies } from './dependencies.ts';
import { exportView } from './export-view.ts';

export const implementation = implement(startExport, async ({ caller }, { accounts, media }: ExportDependencies) => ({
  body: await exportView(await accounts.startExport(caller.travellerId), media),
}));

export const handler = lambdaHandler(implementation, exportDependencies);
