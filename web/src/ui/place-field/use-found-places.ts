import { useQuery } from '@tanstack/react-query';
import type { FoundPlace } from '#shared/place-search/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { placeQueries } from './place-queries.ts';
import { readPosition } from './read-position.ts';

interface Wanted {
  readonly near: Position | undefined;
  readonly airports: boolean;
}

/** The places that are offered for a typed term, and what a screen reader says of them. */
export function useFoundPlaces(
  term: string,
  { near, airports }: Wanted,
): { readonly places: readonly FoundPlace[]; readonly said: string } {
  const searched = readPosition(term) ? '' : term;
  const query = placeQueries.beginning(searched, near);
  const { data, isError } = useQuery(query);
  if (!query.enabled) return { places: [], said: '' };
  if (isError) return { places: [], said: 'The search does not answer. Your text stays as it is.' };
  if (!data) return { places: [], said: '' };
  const ofAirports = airports ? data.filter(({ kind }) => kind === 'airport') : [];
  const places = ofAirports.length > 0 ? ofAirports : data;
  return { places, said: saidOf(places.length) };
}

function saidOf(count: number): string {
  if (count === 0) return 'No such place is known. Your text stays as it is.';
  return `${count === 1 ? 'One place' : `${count} places`}. Use the arrow keys to choose.`;
}
