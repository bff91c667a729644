import type { Caller } from '../data/session.ts';
import type { EmailClaim, TravellerItem } from '../data/traveller-item.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';

/** The caller and the claim that holds their password; in one round trip, as the session knows the email. */
export async function ownCredentials(
  { travellerId, email }: Caller,
  travellers: Pick<TravellerRepository, 'own' | 'findEmailClaim'>,
): Promise<{ readonly traveller: TravellerItem; readonly claim: EmailClaim | undefined }> {
  const [traveller, named] = await Promise.all([
    travellers.own(travellerId),
    email === undefined ? undefined : travellers.findEmailClaim(email),
  ]);
  const isOwn = named?.travellerId === travellerId;
  return { traveller, claim: isOwn ? named : await travellers.findEmailClaim(traveller.email) };
}
