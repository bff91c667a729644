import { EmailAddress } from '#shared/session/schema.ts';
import type { FoundTraveller } from '#shared/travellers/schema.ts';
import { type FollowRepository, followRepository } from '../data/follow-repository.ts';
import { table } from '../data/table.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TravellerWordRepository, travellerWordRepository } from '../data/traveller-word-repository.ts';
import { travellerView, tripCountFor } from './traveller-view.ts';
import { matchesAll, wordsOfSearch, wordsOfTraveller } from './traveller-words.ts';

/** The maximum number of results of a search. */
const MOST = 20;

/** What searches for travellers read. */
export interface SearchDependencies {
  readonly travellers: TravellerRepository;
  readonly follows: FollowRepository;
  readonly words: TravellerWordRepository;
}

export function searchDependencies(): SearchDependencies {
  return {
    travellers: travellerRepository(table()),
    follows: followRepository(table()),
    words: travellerWordRepository(table()),
  };
}

/** At most 20 travellers whose names have words with all the prefixes searched for, by name. */
export async function findTravellers(
  q: string,
  viewerId: string,
  { travellers, words, follows }: SearchDependencies,
): Promise<FoundTraveller[]> {
  const searched = wordsOfSearch(q);
  const longest = searched.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const beginning = await words.beginningWith(longest);
  const matching = beginning.filter((each) => matchesAll(searched, each.words)).map(({ travellerId }) => travellerId);
  // The projection may still have a name that was just changed.
  const isCalledSo = (traveller: TravellerItem) => matchesAll(searched, wordsOfTraveller(traveller));
  return foundViews([...new Set(matching)].slice(0, MOST), viewerId, { travellers, follows }, isCalledSo);
}

/** The traveller with exactly this email: one, or none. */
export async function findByEmail(
  q: string,
  viewerId: string,
  { travellers, follows }: Pick<SearchDependencies, 'travellers' | 'follows'>,
): Promise<FoundTraveller[]> {
  const address = EmailAddress.safeParse(q);
  const claim = address.success ? await travellers.findEmailClaim(address.data) : undefined;
  return claim ? foundViews([claim.travellerId], viewerId, { travellers, follows }) : [];
}

/** Travellers as the searching one sees them, in one round trip. */
async function foundViews(
  ids: readonly string[],
  viewerId: string,
  { travellers, follows }: Pick<SearchDependencies, 'travellers' | 'follows'>,
  isFound = (_traveller: TravellerItem) => true,
): Promise<FoundTraveller[]> {
  const [found, followed] = await Promise.all([travellers.findAll(ids), follows.followedAmong(viewerId, ids)]);
  return found.filter(isFound).map((traveller) => ({
    ...travellerView(traveller, viewerId, followed.has(traveller.id)),
    tripCount: tripCountFor(traveller, viewerId),
    followerCount: traveller.followerCount,
  }));
}
