import { type CompanionRepository, companionRepository } from '../data/companion-repository.ts';
import { type EventRepository, eventRepository } from '../data/event-repository.ts';
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

/** What listing a trip's changes needs. */
export interface ChangesDependencies {
  readonly events: EventRepository;
  readonly travellers: Pick<TravellerRepository, 'findAll'>;
}

export function changesDependencies(): ChangesDependencies {
  return { events: eventRepository(table()), travellers: travellerRepository(table()) };
}

export function sharingDependencies(): SharingDependencies {
  return {
    companions: companionRepository(table()),
    invitations: invitationRepository(table()),
    travellers: travellerRepository(table()),
    siteUrl: environment().SITE_URL,
  };
}
