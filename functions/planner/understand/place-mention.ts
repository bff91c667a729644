import type { LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';

/** A place in a message, and its relation: not far from it for 'near', another one for 'like'. */
export type PlaceMention = {
  readonly role: 'go' | 'origin' | 'not' | 'near' | 'like';
  readonly at: number;
  readonly end: number;
  /** The region that it stands for, when only that was named: 'Andalusia' is Seville, Córdoba, Granada and Málaga. */
  readonly region?: string;
} & NamedPlace;

export type NamedPlace =
  | { readonly kind: 'city'; readonly destination: CatalogueDestination }
  | { readonly kind: 'country'; readonly code: string }
  | UnknownPlace;

/** A place that the catalogue does not have; with its country and position, if known. */
export interface UnknownPlace {
  readonly kind: 'unknown';
  readonly name: string;
  readonly code: string | undefined;
  readonly position?: LatLon | undefined;
}

/** What a place is called; a country by its code. */
export function placeName(place: PlaceMention): string {
  return place.kind === 'city' ? place.destination.name : place.kind === 'unknown' ? place.name : place.code;
}
