import * as z from 'zod/mini';

/** A traveller as others see them. `email` is masked unless its owner shows it. */
export const Traveller = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  followers: z.number(),
  following: z.number(),
  isFollowing: z.boolean(),
});
export type Traveller = z.output<typeof Traveller>;

/** A traveller in search results. */
export const FoundTraveller = z.extend(Traveller, { tripCount: z.number(), followerCount: z.number() });
export type FoundTraveller = z.output<typeof FoundTraveller>;

/** One row of the lists of followers and of those followed. */
export const FollowRow = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  followerCount: z.number(),
  tripCount: z.number(),
});
export type FollowRow = z.output<typeof FollowRow>;

/** The traveller's own profile. */
export const OwnProfile = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  username: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  showEmail: z.boolean(),
  homeTimeZone: z.optional(z.nullable(z.string())),
  neverFindings: z.optional(z.array(z.string())),
  createdAt: z.string(),
  tripCount: z.number(),
  followerCount: z.number(),
  followingCount: z.number(),
});
export type OwnProfile = z.output<typeof OwnProfile>;
