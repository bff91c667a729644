import * as z from 'zod';

/** A traveller as others see them. `email` is masked unless its owner shows it. */
export const Traveller = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  followers: z.number(),
  following: z.number(),
  isFollowing: z.boolean(),
});
export type Traveller = z.output<typeof Traveller>;

/** A traveller in search results. */
export const FoundTraveller = Traveller.extend({ tripCount: z.number(), followerCount: z.number() });
export type FoundTraveller = z.output<typeof FoundTraveller>;

/** One row of the lists of followers and of those followed. */
export const FollowRow = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  followerCount: z.number(),
  tripCount: z.number(),
});
export type FollowRow = z.output<typeof FollowRow>;

/** The traveller's own profile. */
export const OwnProfile = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  username: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  showEmail: z.boolean(),
  createdAt: z.string(),
  tripCount: z.number(),
  followerCount: z.number(),
  followingCount: z.number(),
});
export type OwnProfile = z.output<typeof OwnProfile>;
