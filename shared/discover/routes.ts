import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Place, SearchResult } from './schema.ts';

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
