import * as z from 'zod/mini';
import { FoundTraveller } from '../travellers/schema.ts';
import { FeedTrip } from '../trips/schema.ts';

export const Place = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  photos: z.array(z.object({ url: z.string() })),
});
export type Place = z.output<typeof Place>;

/** A destination or a theme with its newest trips. */
export const TripGroup = z.object({
  name: z.string(),
  /** Its total number of public trips. */
  count: z.number(),
  trips: z.array(FeedTrip),
});
export type TripGroup = z.output<typeof TripGroup>;

export const TripGroups = z.object({ destinations: z.array(TripGroup), themes: z.array(TripGroup) });
export type TripGroups = z.output<typeof TripGroups>;

export const TripsTo = z.object({ count: z.number(), trips: z.array(FeedTrip) });
export type TripsTo = z.output<typeof TripsTo>;

export const SearchResult = z.object({ users: z.array(FoundTraveller), places: z.array(Place) });
export type SearchResult = z.output<typeof SearchResult>;
