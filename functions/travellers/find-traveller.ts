import { AppError } from '#shared/contract/errors.ts';
import { TravellerId } from '#shared/contract/ids.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';

/** The traveller with this username, else with this id; 404 when there is neither. */
export async function findTraveller(travellers: TravellerRepository, usernameOrId: string): Promise<TravellerItem> {
  const [byUsername, byId] = await Promise.all([
    travellers.findIdByUsername(usernameOrId),
    TravellerId.safeParse(usernameOrId).success ? travellers.find(usernameOrId) : undefined,
  ]);
  const found = byUsername === undefined ? byId : await travellers.find(byUsername);
  if (!found) throw new AppError('not_found', 'User not found');
  return found;
}
