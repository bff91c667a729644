import { queryOptions } from '@tanstack/react-query';
import { listPlacePhotos } from '#shared/discover/routes.ts';
import type { Place } from '#shared/discover/schema.ts';
import { callApi } from '../../../lib/api.ts';

const FRESH_MS = 5 * 60 * 1000;

/** Photos of a place; none, silently, when they cannot be read. */
export function placePhotos({ name, location }: Pick<Place, 'name' | 'location'>) {
  return queryOptions({
    queryKey: ['place-photos', name, location],
    queryFn: async ({ signal }): Promise<Place['photos']> => {
      try {
        return (await callApi(listPlacePhotos, { query: { name, location: location ?? '' }, signal })).photos;
      } catch (error) {
        // A generated picture is shown then, as for a place without photos.
        if (signal.aborted) throw error;
        return [];
      }
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}
