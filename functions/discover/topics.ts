import { destinationsOf, isTripTo } from '#shared/discover/rules.ts';
import { type Theme, themesOf } from '#shared/discover/themes.ts';
import { DESTINATIONS, type Destination } from '#shared/places/destinations.ts';
import { fold } from '#shared/text/fold.ts';
import type { PublicTrip, Topics } from '../data/public-trip.ts';
import { knownPlace } from '../places/known-places.ts';
import { namedPlaces } from './named-places.ts';

/** How many places a trip is listed under besides its destinations: all its lists change in one transaction. */
const MOST_PLACES = 12;

export const destinationTopic = (name: Destination) => `destination ${name}`;
export const themeTopic = (name: Theme) => `theme ${name}`;
/** The topic of a place by any of its names, regardless of case and accents. */
export const placeTopic = (name: string) =>
  `place ${fold(knownPlace(name)?.name ?? name.trim()).replace(/\s+/gu, ' ')}`;

/**
 * What a public trip is listed under: its destinations and themes, and every place that its title or description names.
 */
export async function topicsOf(trip: PublicTrip): Promise<Topics> {
  const destinations = destinationsOf({ ...trip, location: trip.location ?? trip.firstLocation });
  const themes = themesOf(trip).filter((theme) => theme !== 'Other');
  const contained = DESTINATIONS.filter((name) => isTripTo(trip, name));
  const named = await namedPlaces([trip.title, trip.description ?? '']);
  const places = new Set([...contained.map(placeTopic), ...named.map(placeTopic)]);
  return {
    sections: [...destinations.map(destinationTopic), ...themes.map(themeTopic)],
    places: [...places].slice(0, DESTINATIONS.length + MOST_PLACES),
  };
}
