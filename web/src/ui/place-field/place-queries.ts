import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findPlaces } from '#shared/place-search/routes.ts';
import type { Position } from '#shared/places/position.ts';
import { callApi } from '../../lib/api.ts';

const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 100;

export const placeQueries = {
  /** The places whose name begins so, near ones first; none is asked for a text that is too short or too long. */
  beginning: (text: string, near?: Position) => {
    const query = { q: text, ...(near && { near: inDegrees(near) }) };
    return queryOptions({
      queryKey: ['places', query],
      queryFn: ({ signal }) => callApi(findPlaces, { query, signal }),
      enabled: text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS,
      placeholderData: keepPreviousData,
    });
  },
} as const;

/** To a hundredth of a degree, about a kilometre, so that the same search is the same wherever one stands in a town. */
function inDegrees({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
