import { EmailAddress } from '#shared/session/schema.ts';
import type { FoundTraveller } from '#shared/travellers/schema.ts';
import { type FollowRepository, followRepository } from '../data/follow-repository.ts';
import { table } from '../data/table.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TravellerWordRepository, travellerWordRepository } from '../data/traveller-word-repository.ts';
import { matchesAll, wordsOfSearch, wordsOfTraveller } from '../discover/folded-words.ts';
import { travellerView } from './traveller-view.ts';

/** How many travellers a search finds at most. */
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

/** At most 20 travellers whose names have words with all the beginnings searched for, by name. */
export async function findTravellers(q: string, { travellers, words }: SearchDependencies): Promise<TravellerItem[]> {
  const searched = wordsOfSearch(q);
  const longest = searched.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const ids = new Set<string>();
  for await (const page of words.beginningWith(longest)) {
    for (const { travellerId, words: all } of page) {
      if (ids.size < MOST && matchesAll(searched, all)) ids.add(travellerId);
    }
    if (ids.size === MOST) break;
  }
  // A name that was changed a moment ago may still be projected.
  const found = await travellers.findAll([...ids]);
  return found.filter((traveller) => matchesAll(searched, wordsOfTraveller(traveller)));
}

/** The traveller whose whole address this is. */
export async function findByEmail(
  q: string,
  { travellers }: Pick<SearchDependencies, 'travellers'>,
): Promise<TravellerItem | undefined> {
  const address = EmailAddress.safeParse(q);
  const claim = address.success ? await travellers.findEmailClaim(address.data) : undefined;
  return claim && travellers.find(claim.travellerId);
}

/** Found travellers as the searching one sees them. */
export async function foundViews(
  found: readonly TravellerItem[],
  viewerId: string,
  { follows }: Pick<SearchDependencies, 'follows'>,
): Promise<FoundTraveller[]> {
  const followed = await follows.followedAmong(
    viewerId,
    found.map(({ id }) => id),
  );
  return found.map((traveller) => ({
    ...travellerView(traveller, viewerId, followed.has(traveller.id)),
    tripCount: traveller.tripCount,
    followerCount: traveller.followerCount,
  }));
}
