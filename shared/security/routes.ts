import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { ActiveSession, PasswordChange } from './schema.ts';

const feature = 'security';

export const changePassword = defineRoute({
  name: 'changePassword',
  feature,
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Replace the password; ends all other sessions and starts this one anew',
  access: 'signed-in',
  body: PasswordChange,
  answer: Success,
  limits: [{ per: 'traveller', requests: 10, seconds: 300 }],
});

export const listSessions = defineRoute({
  name: 'listSessions',
  feature,
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the traveller is signed in, the latest first',
  access: 'signed-in',
  answer: z.array(ActiveSession),
});

export const endSession = defineRoute({
  name: 'endSession',
  feature,
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Sign out in one browser',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-z]{20,40}$/, { error: 'Session not found' })) }),
  answer: Success,
  errors: ['not_found'],
});

export const endOtherSessions = defineRoute({
  name: 'endOtherSessions',
  feature,
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Sign out everywhere but here',
  access: 'signed-in',
  answer: Success,
});
