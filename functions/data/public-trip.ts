import * as z from 'zod/mini';
import { TravellerItem } from './traveller-item.ts';
import { TripSummary } from './trip-item.ts';

/** A public trip with its author as they were when it was projected. */
export const PublicTrip = z.extend(z.omit(TripSummary, { companionCount: true }), {
  version: z.number(),
  author: z.pick(TravellerItem, {
    id: true,
    email: true,
    showEmail: true,
    firstName: true,
    lastName: true,
    username: true,
    profileImageUrl: true,
  }),
});
export type PublicTrip = z.output<typeof PublicTrip>;

/** What public trips are listed under besides their date; a name belongs to one topic. */
export const Topics = z.object({
  /** Few topics that many trips share, which are read and counted together: Discover's destinations and themes. */
  sections: z.array(z.string()),
  /** One of very many places, each counted on its own. */
  places: z.array(z.string()),
});
export type Topics = z.output<typeof Topics>;

export const NO_TOPICS: Topics = { sections: [], places: [] };
