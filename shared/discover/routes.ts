import * as z from 'zod';
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
  query: z.object({ q: z.string().max(200, { error: 'This search is too long' }).default('') }),
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
    name: z.string({ error: 'name is required' }).min(1, { error: 'name is required' }).max(200),
    location: z.string().max(200).default(''),
  }),
  answer: Place.omit({ location: true }),
});
