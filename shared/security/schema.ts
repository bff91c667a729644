import * as z from 'zod/mini';
import { Credentials, NewPassword } from '../session/schema.ts';

export const PasswordChange = z.object({
  currentPassword: Credentials.shape.password,
  newPassword: NewPassword,
});
export type PasswordChange = z.output<typeof PasswordChange>;

/** A browser that the traveller is signed in with. */
export const ActiveSession = z.object({
  id: z.string(),
  /** Browser and system, as 'Firefox on Windows'; null for one that does not say. */
  device: z.nullable(z.string()),
  /** The day of last use, YYYY-MM-DD in UTC; null until it is used after it began. */
  lastUsed: z.nullable(z.string()),
  /** Whether it is the session of the request. */
  current: z.boolean(),
});
export type ActiveSession = z.output<typeof ActiveSession>;
