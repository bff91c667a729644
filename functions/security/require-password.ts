import { notYourPassword } from '../data/password-repository.ts';
import type { Caller } from '../data/session.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import { ownCredentials } from '../session/own-credentials.ts';
import { verifyPassword } from '../session/password.ts';

/** Throws unless it is the caller's password. */
export async function requirePassword(
  caller: Caller,
  password: string,
  travellers: Pick<TravellerRepository, 'own' | 'findEmailClaim'>,
): Promise<void> {
  const { claim } = await ownCredentials(caller, travellers);
  if (!(await verifyPassword(password, claim?.passwordHash))) throw notYourPassword();
}
