import { POPULAR_DESTINATIONS } from './popular-destinations.ts';

/** The cities and islands that trips are grouped by. */
export const DESTINATION_CITIES = [
  ...POPULAR_DESTINATIONS,
  'New York',
  'Barcelona',
  'Amsterdam',
  'Dubai',
  'Bangkok',
  'Singapore',
  'Sydney',
  'Istanbul',
  'Lisbon',
] as const;

/** The cities and countries that trips are grouped by; ties in top lists go by this order. */
export const DESTINATIONS = [...DESTINATION_CITIES, 'Italy', 'France', 'Spain', 'Greece', 'Japan', 'Thailand'] as const;
export type Destination = (typeof DESTINATIONS)[number];
