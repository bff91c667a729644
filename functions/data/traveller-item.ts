import * as z from 'zod/mini';

/** A traveller as the table holds them. */
export const TravellerItem = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  showEmail: z.boolean(),
  /** IANA zone of the clock at home; absent until it is first set. */
  homeTimeZone: z.optional(z.nullable(z.string())),
  /** The rules of the check of a plan that are never told of. */
  neverFindings: z.optional(z.array(z.string())),
  createdAt: z.string(),
  tripCount: z.number(),
  /** The fields that others see; projected. */
  publicTripCount: z.number(),
  followerCount: z.number(),
  followingCount: z.number(),
  /** How many calendars can be read; absent until there was one. */
  calendarCount: z.optional(z.number()),
  /** How many passkeys the account has; absent until there was one. */
  passkeyCount: z.optional(z.number()),
  /** How many senders are blocked; absent until there was one. */
  blockedSenderCount: z.optional(z.number()),
  /** The random part of the personal address; null until it is first requested. */
  addressToken: z.nullable(z.string()),
  /** When the personal address replaced another one, ISO 8601; absent until it does. */
  addressReplacedAt: z.optional(z.string()),
});
export type TravellerItem = z.output<typeof TravellerItem>;

/** The attributes of an email claim besides the traveller's id. */
export const EmailClaim = z.object({
  travellerId: z.string(),
  passwordHash: z.string(),
  /** When the password was last changed; older sessions have ended. */
  passwordSetAt: z.optional(z.string()),
});
export type EmailClaim = z.output<typeof EmailClaim>;

/** The attributes of every other claim. */
export const Claim = z.object({ travellerId: z.string() });
