import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';
import { PageQuery } from '../contract/paging.ts';
import { Success } from '../contract/success.ts';
import { Link } from './audiences.ts';
import { TripChange } from './changes.ts';
import {
  Companions,
  Invitation,
  InvitationAddress,
  LinkToSave,
  NewInvitation,
  RoleToSave,
  SharedTrip,
  Token,
} from './schema.ts';

const feature = 'sharing';
const params = z.object({ id: TripId });
const companion = z.object({
  id: TripId,
  /** A traveller's id, or an open invitation's. */
  companionId: z.string().check(z.regex(/^(?:[0-9a-z]{20}|[\w-]{43})$/, { error: 'Companion not found' })),
});
const errors = ['not_found', 'forbidden', 'conflict'] as const;

export const listCompanions = defineRoute({
  name: 'listCompanions',
  feature,
  method: 'GET',
  path: '/api/trips/{id}/companions',
  summary: 'Who comes along on a trip, for those who do; for its owner also open invitations, link and what others see',
  access: 'signed-in',
  params,
  answer: Companions,
  errors: ['not_found', 'forbidden'],
});

/** `since`: only what was changed from then on, an ISO 8601 date-time; and the cursor from the answer's x-next-cursor header. */
const ChangesQuery = z.extend(z.pick(PageQuery, { cursor: true }), {
  since: z.optional(
    z.iso.datetime({ error: 'since must be a date and time with its offset (ISO 8601)', offset: true }),
  ),
});

export const listChanges = defineRoute({
  name: 'listChanges',
  feature,
  method: 'GET',
  path: '/api/trips/{id}/changes',
  summary:
    'Who changed what of a trip in the last 90 days, newest first, for those who come along; 304 while nothing has changed',
  access: 'signed-in',
  params,
  query: ChangesQuery,
  answer: z.array(TripChange),
  errors: ['not_found'],
});

export const invite = defineRoute({
  name: 'invite',
  feature,
  method: 'POST',
  path: '/api/trips/{id}/companions',
  summary: 'Make an invitation that works once, within 14 days; its link is shown once, and sent by mail if asked',
  access: 'signed-in',
  params,
  body: NewInvitation,
  answer: InvitationAddress,
  status: 201,
  errors,
  limits: [{ per: 'traveller', requests: 20, seconds: 3600 }],
});

export const setCompanion = defineRoute({
  name: 'setCompanion',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}/companions/{companionId}',
  summary: 'Change what a companion may do',
  access: 'signed-in',
  params: companion,
  body: RoleToSave,
  answer: Success,
  errors,
});

export const removeCompanion = defineRoute({
  name: 'removeCompanion',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/companions/{companionId}',
  summary: 'Remove a companion, or an invitation; companions leave by their own id. What they added stays',
  access: 'signed-in',
  params: companion,
  answer: Success,
  errors,
});

export const getInvitation = defineRoute({
  name: 'getInvitation',
  feature,
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'What one is invited to, and by whom',
  access: 'signed-in',
  body: Token,
  answer: Invitation,
  errors: ['not_found'],
});

export const acceptInvitation = defineRoute({
  name: 'acceptInvitation',
  feature,
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Come along on a trip; who does already stays as they are',
  access: 'signed-in',
  body: Token,
  answer: z.object({ tripId: z.string() }),
  errors: ['not_found', 'conflict'],
});

export const listSharedTrips = defineRoute({
  name: 'listSharedTrips',
  feature,
  method: 'GET',
  path: '/api/trips/shared',
  summary: 'The trips of others that the traveller comes along on, newest first',
  access: 'signed-in',
  query: PageQuery,
  answer: z.array(SharedTrip),
});

export const setLink = defineRoute({
  name: 'setLink',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}/link',
  summary: 'Make a trip’s secret link, renew it, or change until when it works and what it shows',
  access: 'signed-in',
  params,
  body: LinkToSave,
  answer: z.object({ link: Link }),
  errors,
});

export const endLink = defineRoute({
  name: 'endLink',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/link',
  summary: 'End a trip’s secret link at once',
  access: 'signed-in',
  params,
  answer: Success,
  errors: ['not_found', 'forbidden'],
});

export const openLink = defineRoute({
  name: 'openLink',
  feature,
  method: 'POST',
  path: '/api/links/open',
  summary: 'Open a trip by its secret link: sets a cookie by which its page and photos can be read',
  access: 'anyone',
  body: Token,
  answer: z.object({ tripId: z.string() }),
  errors: ['not_found'],
  limits: [{ per: 'address', requests: 30, seconds: 60 }],
});
