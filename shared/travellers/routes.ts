import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TravellerId } from '../contract/ids.ts';
import { ShortPageQuery } from '../contract/paging.ts';
import { FollowRow, FoundTraveller, OwnProfile, Traveller } from './schema.ts';

const feature = 'travellers';
const errors = ['not_found'] as const;
const Following = z.object({ isFollowing: z.boolean() });

export const getTraveller = defineRoute({
  name: 'getTraveller',
  feature,
  method: 'GET',
  path: '/api/users/{username}',
  summary: 'A traveller’s public profile, by username or id',
  access: 'signed-in',
  params: z.object({
    username: z
      .string()
      .check(z.minLength(1, { error: 'User not found' }), z.maxLength(40, { error: 'User not found' })),
  }),
  answer: Traveller,
  errors,
});

export const searchTravellers = defineRoute({
  name: 'searchTravellers',
  feature,
  method: 'GET',
  path: '/api/users/search',
  summary: 'Travellers by the beginnings of username and names; nobody below 2 characters',
  access: 'signed-in',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200, { error: 'This search is too long' })), '') }),
  answer: z.array(FoundTraveller),
  // Enough for typing, and too few to look up addresses one by one.
  limits: [{ per: 'traveller', requests: 200, seconds: 300 }],
});

export const followTraveller = defineRoute({
  name: 'followTraveller',
  feature,
  method: 'POST',
  path: '/api/users/{id}/follow',
  summary: 'Follow a traveller',
  access: 'signed-in',
  params: z.object({ id: TravellerId }),
  answer: Following,
  errors,
});

export const unfollowTraveller = defineRoute({
  name: 'unfollowTraveller',
  feature,
  method: 'DELETE',
  path: '/api/users/{id}/follow',
  summary: 'No longer follow a traveller',
  access: 'signed-in',
  params: z.object({ id: TravellerId }),
  answer: Following,
  errors,
});

export const getProfile = defineRoute({
  name: 'getProfile',
  feature,
  method: 'GET',
  path: '/api/user/profile',
  summary: 'The own profile',
  access: 'signed-in',
  answer: OwnProfile,
});

export const listFollowers = defineRoute({
  name: 'listFollowers',
  feature,
  method: 'GET',
  path: '/api/user/followers',
  summary: 'Who follows the traveller, newest first',
  access: 'signed-in',
  query: ShortPageQuery,
  answer: z.array(FollowRow),
});

export const listFollowing = defineRoute({
  name: 'listFollowing',
  feature,
  method: 'GET',
  path: '/api/user/following',
  summary: 'Whom the traveller follows, newest first',
  access: 'signed-in',
  query: ShortPageQuery,
  answer: z.array(FollowRow),
});
