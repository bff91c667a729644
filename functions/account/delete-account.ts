import { deleteAccount } from '#shared/account/routes.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type AccountRepository, accountRepository } from '../data/account-repository.ts';
import { again } from '../data/plan-again.ts';
import type { Caller } from '../data/session.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { noSessionCookies } from '../http/session-cookie.ts';
import { environment } from '../runtime/environment.ts';
import { ownCredentials } from '../session/own-credentials.ts';
import { verifyPassword } from '../session/password.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly accounts: AccountRepository;
  readonly siteUrl: string;
}

export const implementation = implement(
  deleteAccount,
  async ({ caller, body }, { travellers, accounts, siteUrl }: Dependencies) => {
    await again(() => close(caller, body.password, { travellers, accounts }));
    return { body: { success: true as const }, cookies: noSessionCookies(siteUrl) };
  },
);

async function close(
  caller: Caller,
  password: string,
  { travellers, accounts }: Pick<Dependencies, 'travellers' | 'accounts'>,
): Promise<void> {
  const [{ traveller, claim }, entrances] = await Promise.all([
    ownCredentials(caller, travellers),
    accounts.entrances(caller.travellerId),
  ]);
  const right = await verifyPassword(password, claim?.passwordHash);
  // Not 401: the session is valid, and the browser must not go to the sign-in page.
  if (!claim || !right) throw new AppError('forbidden', 'This is not your password');
  await accounts.close(traveller, claim.passwordHash, entrances);
}

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  accounts: accountRepository(table()),
  siteUrl: environment().SITE_URL,
}));
