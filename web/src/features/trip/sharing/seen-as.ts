import { useSearchParams } from 'react-router-dom';
import type { SeenAs } from '../../../lib/trips/trip-queries.ts';

/** As whom an owner looks at a trip, in words. */
export const SEEN_AS_WORDS: Readonly<Record<SeenAs, string>> = {
  stranger: 'a stranger',
  link: 'someone with the link',
  viewer: 'a viewer',
};

/** As whom the owner looks at the trip, by the page's ?as=; undefined as themselves, and for everyone else. */
export function useSeenAs(): SeenAs | undefined {
  const [search] = useSearchParams();
  const named = search.get('as');
  return (Object.keys(SEEN_AS_WORDS) as SeenAs[]).find((each) => each === named);
}
