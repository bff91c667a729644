import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';

/** Of its rule, tails and date: 'overlap.0mk3f8q2xz7b4n9.0mk3f8q2xz7b4na.2027-06-03'. */
const FindingId = z
  .string({ error: 'Finding not found' })
  .check(z.regex(/^[0-9a-z.-]{1,100}$/, { error: 'Finding not found' }));

export const setFinding = defineRoute({
  name: 'setFinding',
  feature: 'health',
  method: 'PUT',
  path: '/api/trips/{id}/findings/{findingId}',
  summary:
    'Ignore a finding about the trip, or show it again; of more than 300 ignored ones the oldest are shown again',
  access: 'signed-in',
  params: z.object({ id: TripId, findingId: FindingId }),
  body: z.object({ ignored: z.boolean({ error: 'ignored must be true or false' }) }),
  answer: z.object({ ignored: z.boolean() }),
  errors: ['not_found', 'forbidden', 'conflict'],
});
