import { defineRoute } from '../contract/define-route.ts';
import { SessionUser } from '../session/schema.ts';
import { ProfileChanges } from './profile.ts';

/* Apart from the other calls, as no first page checks a profile. */

export const updateProfile = defineRoute({
  name: 'updateProfile',
  feature: 'travellers',
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Change the own profile',
  access: 'signed-in',
  body: ProfileChanges,
  answer: SessionUser,
  errors: ['conflict'],
});
