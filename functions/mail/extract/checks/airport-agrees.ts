import { kilometres, type LatLon } from '#shared/places/kilometres.ts';

/** An airport is at most this far from the town whose name stands before its code. */
const MAX_KILOMETRES = 300;

interface Located {
  readonly at: LatLon;
}

/**
 * Whether a code in brackets can be an airport of the town before it: 'Madrid (MAD)', and no 'Berlin (MAX)'. `airports`: the
 * codes of the airports that the name can mean. A name that is no town's contradicts nothing.
 */
export function airportAgrees(
  airport: Located & { readonly code: string },
  town: Located | undefined,
  airports: readonly { readonly code: string }[],
): boolean {
  if (town === undefined || airports.some(({ code }) => code === airport.code)) return true;
  return kilometres(airport.at, town.at) <= MAX_KILOMETRES;
}
