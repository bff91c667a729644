import type { LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';

/** A place that a message names, and how: it should not be far from 'near', and be another one 'like' it. */
export type PlaceMention = {
  readonly role: 'go' | 'origin' | 'not' | 'near' | 'like';
  readonly at: number;
  readonly end: number;
} & NamedPlace;

export type NamedPlace =
  | { readonly kind: 'city'; readonly destination: CatalogueDestination }
  | { readonly kind: 'country'; readonly code: string }
  | UnknownPlace;

/** A place that the catalogue does not have; its country, and where it is, when that is known. */
export interface UnknownPlace {
  readonly kind: 'unknown';
  readonly name: string;
  readonly code: string | undefined;
  readonly position?: LatLon | undefined;
}
