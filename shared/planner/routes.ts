import * as z from 'zod';
import { defineRoute } from '../contract/define-route.ts';
import { TripDetail } from '../trips/schema.ts';
import { ChatAnswer, ChatRequest, TripSuggestion } from './schema.ts';

const feature = 'planner';

export const tripChat = defineRoute({
  name: 'tripChat',
  feature,
  method: 'POST',
  path: '/api/ai/trip-chat',
  summary: 'Ask the planner',
  access: 'signed-in',
  body: ChatRequest,
  answer: ChatAnswer,
  limits: [{ per: 'traveller', requests: 60, seconds: 600 }],
});

export const createTripFromSuggestion = defineRoute({
  name: 'createTripFromSuggestion',
  feature,
  method: 'POST',
  path: '/api/ai/create-trip-from-suggestion',
  summary: 'Turn a suggestion into a trip with its days and activities',
  access: 'signed-in',
  body: z.object({ suggestion: TripSuggestion }),
  answer: TripDetail,
  status: 201,
  idempotent: true,
});

export const quickAddPlace = defineRoute({
  name: 'quickAddPlace',
  feature,
  method: 'POST',
  path: '/api/quick-add-place',
  summary: 'Add a city to the running or next trip',
  access: 'signed-in',
  body: z.object({
    place: z.string({ error: 'place is required' }).trim().min(1, { error: 'place is required' }).max(100),
    userId: z.unknown().optional(),
  }),
  answer: z.object({ tripId: z.string(), tripTitle: z.string() }),
  status: 201,
});
