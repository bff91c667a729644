import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';
import { FoundPlace, LocatedActivity } from './schema.ts';

const NEAR = 'Please enter a latitude and a longitude, like 35.0,135.7';

/** '35.0,135.7': decimal degrees (WGS 84). */
const isPosition = (text: string): boolean => {
  const degrees = /^(-?\d{1,2}(?:\.\d{1,10})?),(-?\d{1,3}(?:\.\d{1,10})?)$/.exec(text);
  return degrees !== null && Math.abs(Number(degrees[1])) <= 90 && Math.abs(Number(degrees[2])) <= 180;
};

export const findPlaces = defineRoute({
  name: 'findPlaces',
  feature: 'place-search',
  method: 'GET',
  path: '/api/places/find',
  summary: 'At most ten towns, airports, sights, regions and countries whose name begins so, near ones first',
  access: 'signed-in',
  query: z.object({
    q: z
      .string({ error: 'q is required' })
      .check(
        z.minLength(2, { error: 'Search must have at least 2 characters' }),
        z.maxLength(100, { error: 'Search can have at most 100 characters' }),
      ),
    near: z.optional(z.string().check(z.refine(isPosition, { error: NEAR }))),
  }),
  answer: z.array(FoundPlace),
  // Enough for typing.
  quota: { requests: 300, seconds: 600 },
});

export const locateTrip = defineRoute({
  name: 'locateTrip',
  feature: 'place-search',
  method: 'POST',
  path: '/api/trips/{id}/locate',
  summary:
    'Places for the activities without a position, where only one place near the town of the day is called so; stores nothing',
  access: 'signed-in',
  params: z.object({ id: TripId }),
  answer: z.array(LocatedActivity),
  errors: ['not_found', 'forbidden'],
  limits: [{ per: 'traveller', requests: 60, seconds: 600 }],
});
