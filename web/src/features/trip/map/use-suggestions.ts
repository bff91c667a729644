import { useState } from 'react';
import { locateTrip } from '#shared/place-search/routes.ts';
import type { LocatedActivity } from '#shared/place-search/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Places that may be meant by what has none; nothing is stored until they are accepted. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly LocatedActivity[]>([]);
  const search = useWrite({
    write: (tripId: string, press) => callApi(locateTrip, { params: { id: tripId }, press }),
    onSuccess: (found) => {
      setSuggestions(found);
      if (found.length === 0) showToast({ title: 'No place found for sure. Find them one by one, or put pins.' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to look for places' }),
  });
  return { suggestions, find: search.mutate, finding: search.isPending, discard: () => setSuggestions([]) };
}
