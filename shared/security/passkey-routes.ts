import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { SessionUser } from '../session/schema.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRemoval,
  PasskeyRequest,
  PasskeyStart,
  PasskeyUse,
} from './passkey.ts';

const feature = 'security';
/** A password may come with these, so it cannot be guessed by them. */
const guessing = [{ per: 'traveller', requests: 10, seconds: 300 }] as const;
/** Many may sign in from a hotel or a school, and a signature cannot be guessed. */
const fromOneAddress = [{ per: 'address', requests: 300, seconds: 300 }] as const;

export const startPasskey = defineRoute({
  name: 'startPasskey',
  feature,
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary: 'Start making a passkey: options for the browser, with a challenge that is valid once, for five minutes',
  access: 'signed-in',
  body: PasskeyStart,
  answer: PasskeyCreation,
  errors: ['conflict'],
  limits: guessing,
});

export const addPasskey = defineRoute({
  name: 'addPasskey',
  feature,
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Add a passkey that the browser has made to the account, and tell its owner by mail',
  access: 'signed-in',
  body: NewPasskey,
  answer: Passkey,
  status: 201,
  errors: ['conflict'],
  limits: guessing,
});

export const listPasskeys = defineRoute({
  name: 'listPasskeys',
  feature,
  method: 'GET',
  path: '/api/user/passkeys',
  summary: 'The passkeys of the account, the latest first',
  access: 'signed-in',
  answer: z.array(Passkey),
});

export const removePasskey = defineRoute({
  name: 'removePasskey',
  feature,
  method: 'DELETE',
  path: '/api/user/passkeys/{id}',
  summary: 'Remove a passkey, the last one with the password; from now on it signs nobody in',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'Passkey not found' })) }),
  body: PasskeyRemoval,
  answer: Success,
  errors: ['not_found', 'conflict'],
  limits: guessing,
});

export const startPasskeySignIn = defineRoute({
  name: 'startPasskeySignIn',
  feature,
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'Start signing in with a passkey: options for the browser, with a challenge for five minutes',
  access: 'anyone',
  answer: PasskeyRequest,
  limits: fromOneAddress,
});

export const signInWithPasskey = defineRoute({
  name: 'signInWithPasskey',
  feature,
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with a passkey; sets the session cookie',
  access: 'anyone',
  body: PasskeyUse,
  answer: SessionUser,
  limits: fromOneAddress,
});
