import * as z from 'zod/mini';
import { requiredLine } from '../contract/text.ts';

const RESERVED_USERNAMES = new Set(['search', 'me', 'public', 'following', 'profile', 'users', 'api', 'media']);

/** An address in RFC 5322's common form, in lower case: two accounts never differ by case alone. */
export const EmailAddress = z.pipe(
  z.pipe(
    z
      .string({ error: 'Please enter a valid email address' })
      .check(z.trim(), z.maxLength(254, { error: 'Please enter a valid email address' })),
    z.email({ error: 'Please enter a valid email address' }),
  ),
  z.transform((address) => address.toLowerCase()),
);

export const NewPassword = z
  .string({ error: 'Password must be at least 6 characters' })
  .check(
    z.minLength(6, { error: 'Password must be at least 6 characters' }),
    z.maxLength(200, { error: 'Password can have at most 200 characters' }),
  );

/** 3 to 30 of letters, digits, '_', '-', '.'; stored as typed, found in any case. */
export const Username = z.string().check(
  z.trim(),
  z.minLength(3, { error: 'Username must be at least 3 characters' }),
  z.maxLength(30, { error: 'Username can have at most 30 characters' }),
  z.regex(/^[A-Za-z0-9_.-]+$/, { error: "Username can have letters, digits, '_', '-' and '.' only" }),
  z.refine((name) => !RESERVED_USERNAMES.has(name.toLowerCase()), { error: 'This username cannot be used' }),
);

export const optionalUsername = z.pipe(
  z.nullish(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      Username,
    ]),
  ),
  z.transform((name) => name ?? null),
);

export const Credentials = z.object({
  email: EmailAddress,
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(200, { error: 'Password can have at most 200 characters' }),
    ),
});
export type Credentials = z.output<typeof Credentials>;

export const Registration = z.object({
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  email: EmailAddress,
  username: optionalUsername,
  password: NewPassword,
});
export type Registration = z.output<typeof Registration>;

export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  /** IANA zone of the clock at home; null until the traveller says so. */
  homeTimeZone: z.optional(z.nullable(z.string())),
  /** The rules of the check of a plan that are never told of. */
  neverFindings: z.optional(z.array(z.string())),
});
export type SessionUser = z.output<typeof SessionUser>;

export const PasswordResetRequest = z.object({ email: EmailAddress });
export const PasswordResetConfirmation = z.object({
  token: z
    .string({ error: 'This link is not valid' })
    .check(z.minLength(1, { error: 'This link is not valid' }), z.maxLength(500)),
  password: NewPassword,
});
