import { listPasskeys } from '#shared/security/passkey-routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PasskeyDependencies, passkeyDependencies } from './dependencies.ts';
import { passkeyView } from './passkey-view.ts';

export const implementation = implement(listPasskeys, async ({ caller }, { passkeys }: PasskeyDependencies) => ({
  body: (await passkeys.list(caller.travellerId)).map(passkeyView),
}));

export const handler = lambdaHandler(implementation, passkeyDependencies);
