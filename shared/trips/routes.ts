import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';
import { PageQuery } from '../contract/paging.ts';
import { Success } from '../contract/success.ts';
import { PhotoToAdd, PhotoToRemove } from '../photos/schema.ts';
import { seeAs } from '../sharing/audiences.ts';
import { FeedTrip, NewTrip, Trip, TripChanges, TripDetail } from './schema.ts';

const feature = 'trips';
const params = z.object({ id: TripId });

export const createTrip = defineRoute({
  name: 'createTrip',
  feature,
  method: 'POST',
  path: '/api/trips',
  summary: 'Create a trip',
  access: 'signed-in',
  body: NewTrip,
  answer: TripDetail,
  // Everyone can see a public trip, and its followers' feeds include it.
  limits: [{ per: 'traveller', requests: 300, seconds: 300 }],
  status: 201,
  idempotent: true,
});

export const listTrips = defineRoute({
  name: 'listTrips',
  feature,
  method: 'GET',
  path: '/api/trips',
  summary: "The traveller's own trips, newest first",
  access: 'signed-in',
  query: PageQuery,
  answer: z.array(Trip),
});

export const listProfileTrips = defineRoute({
  name: 'listProfileTrips',
  feature,
  method: 'GET',
  path: '/api/user/profile/trips',
  summary: 'The own trips, public and private, newest first',
  access: 'signed-in',
  query: PageQuery,
  answer: z.array(Trip),
});

export const listPublicTrips = defineRoute({
  name: 'listPublicTrips',
  feature,
  method: 'GET',
  path: '/api/trips/public',
  summary: 'Public trips of everybody, newest first',
  access: 'anyone',
  query: PageQuery,
  answer: z.array(FeedTrip),
});

export const listFollowingTrips = defineRoute({
  name: 'listFollowingTrips',
  feature,
  method: 'GET',
  path: '/api/trips/following',
  summary: 'Public trips of the travellers one follows, newest first',
  access: 'signed-in',
  query: PageQuery,
  answer: z.array(FeedTrip),
});

export const listTravellerTrips = defineRoute({
  name: 'listTravellerTrips',
  feature,
  method: 'GET',
  path: '/api/trips/public/{username}',
  summary: "A traveller's public trips, newest first",
  access: 'anyone',
  params: z.object({
    username: z
      .string()
      .check(z.minLength(1, { error: 'User not found' }), z.maxLength(40, { error: 'User not found' })),
  }),
  query: PageQuery,
  answer: z.array(Trip),
  errors: ['not_found'],
});

export const getTrip = defineRoute({
  name: 'getTrip',
  feature,
  method: 'GET',
  path: '/api/trips/{id}',
  summary: 'One trip: public ones for anyone, private ones for their owner, companions and who has their link',
  access: 'anyone',
  params,
  query: z.object(seeAs),
  answer: TripDetail,
  errors: ['not_found', 'forbidden'],
});

export const updateTrip = defineRoute({
  name: 'updateTrip',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}',
  summary: 'Change any of a trip’s fields',
  access: 'signed-in',
  params,
  body: TripChanges,
  answer: TripDetail,
  errors: ['not_found', 'forbidden', 'conflict', 'unprocessable'],
  current: TripDetail,
});

export const deleteTrip = defineRoute({
  name: 'deleteTrip',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}',
  summary: 'Delete a trip with its days, activities and uploaded photos',
  access: 'signed-in',
  params,
  answer: Success,
  errors: ['not_found', 'forbidden'],
  current: TripDetail,
});

export const mergeTrips = defineRoute({
  name: 'mergeTrips',
  feature,
  method: 'POST',
  path: '/api/trips/{sourceId}/merge/{targetId}',
  summary: 'Merge the source into the target and delete the source',
  access: 'signed-in',
  params: z.object({ sourceId: TripId, targetId: TripId }),
  answer: TripDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
  idempotent: true,
});

export const unmergeTrips = defineRoute({
  name: 'unmergeTrips',
  feature,
  method: 'POST',
  path: '/api/trips/{targetId}/unmerge/{sourceId}',
  summary: 'Undo a merge of the last 30 days: the source trip comes back',
  access: 'signed-in',
  params: z.object({ targetId: TripId, sourceId: TripId }),
  answer: TripDetail,
  errors: ['not_found', 'forbidden', 'conflict'],
  idempotent: true,
});

export const addTripPhoto = defineRoute({
  name: 'addTripPhoto',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}/photos',
  summary: 'Add a photo to the trip, once',
  access: 'signed-in',
  params,
  body: PhotoToAdd,
  answer: TripDetail,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});

export const removeTripPhoto = defineRoute({
  name: 'removeTripPhoto',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/photos',
  summary: 'Remove a photo from the trip',
  access: 'signed-in',
  params,
  body: PhotoToRemove,
  answer: Success,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});
