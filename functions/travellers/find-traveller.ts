import { AppError } from '#shared/contract/errors.ts';
import { TravellerId } from '#shared/contract/ids.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';

/** The id of the traveller with this username, else of the one with this id; 404 when there is neither. */
export async function findTravellerId(travellers: TravellerRepository, usernameOrId: string): Promise<string> {
  const [byUsername, byId] = await Promise.all([
    travellers.findIdByUsername(usernameOrId),
    TravellerId.safeParse(usernameOrId).success ? travellers.find(usernameOrId) : undefined,
  ]);
  const found = byUsername ?? byId?.id;
  if (found === undefined) throw userNotFound();
  return found;
}

export const userNotFound = () => new AppError('not_found', 'User not found');
