import * as z from 'zod';
import { Currency, Position, TIMES_OF_DAY } from '../activities/schema.ts';
import { calendarDate } from '../contract/calendar-date.ts';
import { ActivityId, TripId } from '../contract/ids.ts';
import { MAX_TEXT } from '../contract/text.ts';

/** The most former messages that a call carries. */
export const MAX_HISTORY = 10;

/** The most changes to a trip that a reply proposes and one call applies. */
export const MAX_CHANGES = 100;

const short = z.string().max(300);
const line = z.string().trim().min(1).max(200);
const CalendarDate = calendarDate('A date is required');

/** One thing to do, as the planner proposes it. */
export const PlannedActivity = z.object({
  title: line,
  timeOfDay: z.enum(TIMES_OF_DAY),
  category: z.string().max(40).nullable(),
  /** How long people usually stay. */
  minutes: z.number().int().min(0).max(1440).nullable(),
  /** For one adult, in `currency`. */
  cost: z.number().min(0).max(1e7).nullable(),
  currency: Currency,
  location: z.string().max(200).nullable(),
  coordinates: Position.nullable(),
  /** Whether the place was found in the catalogue or the gazetteer. */
  verified: z.boolean(),
  note: short.nullable(),
});
export type PlannedActivity = z.output<typeof PlannedActivity>;

export const TripSuggestion = z.object({
  title: short,
  destination: short.nullish().transform((text) => text ?? null),
  description: z.string().max(MAX_TEXT),
  /** Ready-made text: '5 days'. */
  duration: short,
  /** Ready-made text: '€1,200'. */
  estimatedCost: short,
  imageUrl: z
    .string()
    .max(2000)
    .nullish()
    .transform((url) => url ?? null),
  highlights: z.array(short).max(20),
  itinerary: z
    .array(
      z.object({
        day: z.number().int().min(1).max(60),
        title: short,
        activities: z.array(short).max(20),
        /** `details[i]` tells about `activities[i]`. */
        details: z.array(PlannedActivity).max(20).optional(),
      }),
    )
    .max(60),
  /** 'YYYY-MM-DD' when the traveller named dates or a month. */
  startDate: CalendarDate.nullish(),
});
export type TripSuggestion = z.output<typeof TripSuggestion>;

export const QuickSuggestion = z.object({
  destination: short,
  title: short,
  duration: short,
  estimatedCost: short,
  highlights: z.array(short).max(20),
  imageUrl: z
    .string()
    .max(2000)
    .nullish()
    .transform((url) => url ?? null),
});
export type QuickSuggestion = z.output<typeof QuickSuggestion>;

export const ChatRequest = z.object({
  message: z.string({ error: 'Message is required' }).trim().min(1, { error: 'Message is required' }).max(MAX_TEXT),
  chatHistory: z
    .array(z.object({ role: z.enum(['assistant', 'user']), content: z.string().max(20_000) }))
    .default([])
    .transform((messages) => messages.slice(-MAX_HISTORY)),
  /** A trip of the traveller's own that the message is about. */
  tripId: TripId.nullish(),
  /** The suggestion that stands beside the chat now, so that 'shorter' has something to hold on to. */
  suggestion: TripSuggestion.nullish(),
});
export type ChatRequest = z.output<typeof ChatRequest>;

const why = short;

/** One change to a trip that the traveller may take or leave. Dates are 'YYYY-MM-DD'. */
export const ProposedChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    date: CalendarDate,
    /** The title of the day when the trip has none on that date. */
    dayTitle: line.nullish(),
    activity: PlannedActivity,
    why,
  }),
  z.object({
    kind: z.literal('move'),
    activityId: ActivityId,
    title: short,
    from: CalendarDate,
    to: CalendarDate,
    why,
  }),
  z.object({ kind: z.literal('remove'), activityId: ActivityId, title: short, date: CalendarDate, why }),
]);
export type ProposedChange = z.output<typeof ProposedChange>;

export const ChatAnswer = z.object({
  message: z.string(),
  suggestion: TripSuggestion.optional(),
  quickSuggestions: z.array(QuickSuggestion).optional(),
  /** What would change on the traveller's own trip; nothing does before they apply it. */
  changes: z
    .object({ tripId: z.string(), tripTitle: z.string(), items: z.array(ProposedChange).max(MAX_CHANGES) })
    .optional(),
  /** Who answered: a model, or the planner that is built in. */
  planner: z.enum(['bedrock', 'built-in']),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

/** Names one step of applied changes, for undoing it. */
export const UndoId = z
  .string({ error: 'These changes can no longer be undone' })
  .regex(/^[0-9a-z]{16}$/, { error: 'These changes can no longer be undone' });

/** What applying changes did. */
export const PlanApplied = z.object({
  undoId: z.string(),
  added: z.number(),
  moved: z.number(),
  removed: z.number(),
});
export type PlanApplied = z.output<typeof PlanApplied>;
