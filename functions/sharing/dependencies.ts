import { type CompanionRepository, companionRepository } from '../data/companion-repository.ts';
import { type InvitationRepository, invitationRepository } from '../data/invitation-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { environment } from '../runtime/environment.ts';

/** What calls about companions need. */
export interface SharingDependencies {
  readonly companions: CompanionRepository;
  readonly invitations: InvitationRepository;
  readonly travellers: TravellerRepository;
  readonly siteUrl: string;
}

export function sharingDependencies(): SharingDependencies {
  return {
    companions: companionRepository(table()),
    invitations: invitationRepository(table()),
    travellers: travellerRepository(table()),
    siteUrl: environment().SITE_URL,
  };
}
