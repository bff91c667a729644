import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';
import { TripDetail } from '../trips/schema.ts';
import { TripFile } from './trip-file.ts';

export const importTrip = defineRoute({
  name: 'importTrip',
  feature: 'import',
  method: 'POST',
  path: '/api/trips/import',
  summary: 'Make a trip of a file, or add its days and ideas to an own trip; all or nothing',
  access: 'signed-in',
  body: z.object({ trip: TripFile, tripId: z.optional(TripId) }),
  answer: TripDetail,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unprocessable'],
  limits: [{ per: 'traveller', requests: 60, seconds: 3600 }],
  idempotent: true,
});
