import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { Credentials, PasswordResetConfirmation, PasswordResetRequest, Registration, SessionUser } from './schema.ts';

const feature = 'session';
const guessing = [{ per: 'address', requests: 30, seconds: 300 }] as const;

export const getUser = defineRoute({
  name: 'getUser',
  feature,
  method: 'GET',
  path: '/api/user',
  summary: 'The current user, or null when signed out',
  access: 'anyone',
  answer: z.nullable(SessionUser),
});

export const login = defineRoute({
  name: 'login',
  feature,
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password; sets the session cookie',
  access: 'anyone',
  body: Credentials,
  answer: SessionUser,
  limits: [...guessing, { per: 'account-and-network', requests: 30, seconds: 3600 }],
});

export const register = defineRoute({
  name: 'register',
  feature,
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in; sets the session cookie',
  access: 'anyone',
  body: Registration,
  answer: SessionUser,
  status: 201,
  errors: ['conflict'],
  // A hotel or a school shares one address: many may register there at once, and there is no password to guess.
  limits: [{ per: 'address', requests: 120, seconds: 300 }],
  idempotent: true,
});

export const logout = defineRoute({
  name: 'logout',
  feature,
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session',
  access: 'anyone',
  answer: Success,
  // Once it has ended the session there is nothing left to write.
  limits: [],
});

export const loginPage = defineRoute({
  name: 'loginPage',
  feature,
  method: 'GET',
  path: '/api/login',
  summary: 'Full-page navigation: to the sign-in page, or on to next when the session is still good',
  access: 'anyone',
  query: z.object({ next: z.optional(z.string().check(z.maxLength(2000))) }),
  answer: z.null(),
  status: 302,
});

export const logoutPage = defineRoute({
  name: 'logoutPage',
  feature,
  method: 'GET',
  path: '/api/logout',
  summary: 'Full-page navigation: end the session when it comes from the same site or the address bar, then go home',
  access: 'anyone',
  answer: z.null(),
  status: 302,
});

export const requestPasswordReset = defineRoute({
  name: 'requestPasswordReset',
  feature,
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Send a one-hour link to choose a new password; the answer is the same for an unknown address',
  access: 'anyone',
  body: PasswordResetRequest,
  answer: Success,
  limits: [...guessing, { per: 'account-and-network', requests: 5, seconds: 3600 }],
});

export const confirmPasswordReset = defineRoute({
  name: 'confirmPasswordReset',
  feature,
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Choose a new password with the token of the link; ends all sessions',
  access: 'anyone',
  body: PasswordResetConfirmation,
  answer: Success,
  limits: guessing,
  idempotent: true,
});
