import * as z from 'zod';
import { FoundTraveller } from '../travellers/schema.ts';

export const Place = z.object({
  name: z.string(),
  description: z.string().nullable(),
  location: z.string().nullable(),
  photos: z.array(z.object({ url: z.string() })),
});
export type Place = z.output<typeof Place>;

export const SearchResult = z.object({ users: z.array(FoundTraveller), places: z.array(Place) });
export type SearchResult = z.output<typeof SearchResult>;
