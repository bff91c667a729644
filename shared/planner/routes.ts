import * as z from 'zod/mini';
import { calendarDate } from '../contract/calendar-date.ts';
import { defineRoute } from '../contract/define-route.ts';
import { TripId, UndoId } from '../contract/ids.ts';
import { Success } from '../contract/success.ts';
import { TripDetail } from '../trips/schema.ts';
import { ChatAnswer, ChatRequest, MAX_CHANGES, PlanApplied, ProposedChange, TripSuggestion } from './schema.ts';

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
  /** Defaults to the suggestion's own start date, else 30 days from today. */
  body: z.object({ suggestion: TripSuggestion, startDate: z.nullish(calendarDate('Start date is required')) }),
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
    place: z
      .string({ error: 'place is required' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'place is required' }),
        z.maxLength(100, { error: 'place can have at most 100 characters' }),
      ),
    userId: z.optional(z.unknown()),
    /** The trip that the client expects to be the current or next one: if it is right, the call saves a round trip. */
    expectedTripId: z.optional(TripId),
  }),
  answer: z.object({
    tripId: z.string(),
    tripTitle: z.string(),
    /** A trip was created for the city; undoing it deletes the trip. */
    tripCreated: z.boolean(),
    /** Undoes the addition to an existing trip; null when the trip was created for it. */
    undoId: z.nullable(z.string()),
  }),
  status: 201,
  idempotent: true,
});

export const applyPlan = defineRoute({
  name: 'applyPlan',
  feature,
  method: 'POST',
  path: '/api/trips/{id}/plan-changes',
  summary: "Apply the planner's proposed changes to a trip in one step",
  access: 'signed-in',
  params: z.object({ id: TripId }),
  body: z.object({
    items: z
      .array(ProposedChange, { error: 'Please choose at least one change' })
      .check(
        z.minLength(1, { error: 'Please choose at least one change' }),
        z.maxLength(MAX_CHANGES, { error: `At most ${MAX_CHANGES} changes can be applied at once` }),
      ),
  }),
  answer: PlanApplied,
  errors: ['not_found', 'forbidden', 'conflict', 'unprocessable'],
  idempotent: true,
});

export const undoPlan = defineRoute({
  name: 'undoPlan',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/plan-changes/{undoId}',
  summary: 'Undo changes that were applied to a trip in one step',
  access: 'signed-in',
  params: z.object({ id: TripId, undoId: UndoId }),
  answer: Success,
  errors: ['not_found', 'forbidden', 'conflict'],
});
