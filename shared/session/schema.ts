import * as z from 'zod';
import { optionalText, optionalUrl, requiredLine } from '../contract/text.ts';

const RESERVED_USERNAMES = new Set(['search', 'me', 'public', 'following', 'profile', 'users', 'api', 'media']);

/** An address of RFC 5322's common form, in lower case: two accounts never differ by case alone. */
export const EmailAddress = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(254, { error: 'Please enter a valid email address' })
  .pipe(z.email({ error: 'Please enter a valid email address' }))
  .transform((address) => address.toLowerCase());

export const NewPassword = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(6, { error: 'Password must be at least 6 characters' })
  .max(200, { error: 'Password can have at most 200 characters' });

/** 3 to 30 of letters, digits, '_', '-', '.'; kept as typed, found without regard to case. */
export const Username = z
  .string()
  .trim()
  .min(3, { error: 'Username must be at least 3 characters' })
  .max(30, { error: 'Username can have at most 30 characters' })
  .regex(/^[A-Za-z0-9_.-]+$/, { error: "Username can have letters, digits, '_', '-' and '.' only" })
  .refine((name) => !RESERVED_USERNAMES.has(name.toLowerCase()), { error: 'This username cannot be used' });

const optionalUsername = z
  .union([z.literal('').transform(() => null), Username])
  .nullish()
  .transform((name) => name ?? null);

export const Credentials = z.object({
  email: EmailAddress,
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    .max(200, { error: 'Password can have at most 200 characters' }),
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
  username: z.string().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type SessionUser = z.output<typeof SessionUser>;

export const ProfileChanges = z.object({
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  username: optionalUsername,
  bio: optionalText('Bio', 500),
  profileImageUrl: optionalUrl,
  showEmail: z.boolean().optional(),
});
export type ProfileChanges = z.output<typeof ProfileChanges>;

export const PasswordResetRequest = z.object({ email: EmailAddress });
export const PasswordResetConfirmation = z.object({
  token: z.string({ error: 'This link is not valid' }).min(1, { error: 'This link is not valid' }).max(500),
  password: NewPassword,
});
