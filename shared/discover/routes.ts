import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { ShortPageQuery } from '../contract/paging.ts';
import { Place, SearchResult, TripGroups, TripsTo } from './schema.ts';

const feature = 'discover';

export const search = defineRoute({
  name: 'search',
  feature,
  method: 'GET',
  path: '/api/search',
  summary: 'People and places by a term',
  access: 'signed-in',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200, { error: 'This search is too long' })), '') }),
  answer: SearchResult,
  // Enough for typing, and too few to look up addresses one by one.
  limits: [{ per: 'traveller', requests: 200, seconds: 300 }],
});

export const listPlacePhotos = defineRoute({
  name: 'listPlacePhotos',
  feature,
  method: 'GET',
  path: '/api/places/photos',
  summary: 'Photos of a place',
  access: 'signed-in',
  query: z.object({
    name: z
      .string({ error: 'name is required' })
      .check(
        z.minLength(1, { error: 'name is required' }),
        z.maxLength(200, { error: 'name can have at most 200 characters' }),
      ),
    location: z._default(z.string().check(z.maxLength(200, { error: 'location can have at most 200 characters' })), ''),
  }),
  answer: z.omit(Place, { location: true }),
});

export const listTripGroups = defineRoute({
  name: 'listTripGroups',
  feature,
  method: 'GET',
  path: '/api/discover',
  summary: 'The destinations and themes that most public trips are of, each with its newest trips',
  access: 'anyone',
  answer: TripGroups,
});

export const listTripsTo = defineRoute({
  name: 'listTripsTo',
  feature,
  method: 'GET',
  path: '/api/discover/trips',
  summary: 'How many public trips name a place in title or description, and these trips, newest first',
  access: 'anyone',
  query: z.extend(ShortPageQuery, {
    to: z
      .string({ error: 'to is required' })
      .check(
        z.minLength(1, { error: 'to is required' }),
        z.maxLength(200, { error: 'to can have at most 200 characters' }),
      ),
  }),
  answer: TripsTo,
});
