import * as z from 'zod/mini';
import { INVALID_ZONE, isTimeZone } from '../activities/time.ts';
import { optionalText, optionalUrl, requiredLine } from '../contract/text.ts';
import { RULES } from '../health/rules.ts';
import { optionalUsername } from '../session/schema.ts';

/** What replaces the profile. Fields from `showEmail` on stay as they are when they are not sent. */
export const ProfileChanges = z.object({
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  username: optionalUsername,
  bio: optionalText('Bio', 500),
  profileImageUrl: optionalUrl,
  showEmail: z.optional(z.boolean()),
  /** IANA zone of the clock at home; null or empty is none. */
  homeTimeZone: z.optional(
    optionalText('Home time zone', 60).check(
      z.refine((name) => name === null || isTimeZone(name), { error: INVALID_ZONE }),
    ),
  ),
  /** The rules of the check of a plan that are never told of. */
  neverFindings: z.optional(
    z
      .array(z.enum(RULES, { error: 'There is no such finding' }), { error: 'neverFindings must be a list' })
      .check(z.maxLength(RULES.length)),
  ),
});
export type ProfileChanges = z.output<typeof ProfileChanges>;
