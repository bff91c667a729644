import * as z from 'zod/mini';
import { FoundTraveller } from '../travellers/schema.ts';

export const Place = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  location: z.nullable(z.string()),
  photos: z.array(z.object({ url: z.string() })),
});
export type Place = z.output<typeof Place>;

export const SearchResult = z.object({ users: z.array(FoundTraveller), places: z.array(Place) });
export type SearchResult = z.output<typeof SearchResult>;
