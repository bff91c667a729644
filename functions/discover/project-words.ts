import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TravellerWordRepository } from '../data/traveller-word-repository.ts';
import { wordsOfTraveller } from '../travellers/traveller-words.ts';

interface Words {
  readonly travellers: Pick<TravellerRepository, 'find'>;
  readonly words: TravellerWordRepository;
}

/**
 * Updates the words that a traveller is found by to the current profile. Idempotent. `seen` are words that they have or
 * once had: those that are no longer theirs are removed.
 */
export async function projectWords(travellerId: string, seen: readonly string[], to: Words): Promise<void> {
  const shown = await presentWords(travellerId, to);
  await to.words.put(travellerId, shown);
  const gone = new Set(seen.filter((word) => !shown.includes(word)));
  await to.words.remove(travellerId, [...gone]);
  // Projections run concurrently, and the one that read first may write last: what has changed since is written again.
  const now = await presentWords(travellerId, to);
  if (now.join(' ') !== shown.join(' ')) await projectWords(travellerId, [...seen, ...shown], to);
}

async function presentWords(travellerId: string, { travellers }: Words): Promise<string[]> {
  const traveller = await travellers.find(travellerId);
  return traveller ? wordsOfTraveller(traveller) : [];
}
