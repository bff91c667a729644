import { type FollowRepository, followRepository } from '../data/follow-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';

/** Dependencies of calls on travellers. */
export interface TravellerDependencies {
  readonly travellers: TravellerRepository;
  readonly follows: FollowRepository;
}

export function travellerDependencies(): TravellerDependencies {
  return { travellers: travellerRepository(table()), follows: followRepository(table()) };
}
