import * as z from 'zod/mini';
import { TIMES_OF_DAY } from '../activities/times-of-day.ts';
import { calendarDate } from '../contract/calendar-date.ts';
import { Currency } from '../contract/currency.ts';
import { ActivityId, TripId } from '../contract/ids.ts';
import { MAX_TEXT, optionalText, requiredLine } from '../contract/text.ts';
import { isVisible } from '../contract/visible-text.ts';
import { Position } from '../places/position.ts';

/** The maximum number of previous messages in a call. */
export const MAX_HISTORY = 10;

/** The maximum number of changes to a trip that a reply proposes and one call applies. */
export const MAX_CHANGES = 100;

const short = z.string().check(z.maxLength(300));
const line = requiredLine('Title');
const CalendarDate = calendarDate('A date is required');

/** One thing to do, as the planner proposes it. */
export const PlannedActivity = z.object({
  title: line,
  timeOfDay: z.enum(TIMES_OF_DAY),
  category: z.nullable(z.string().check(z.maxLength(40))),
  /** The usual length of a visit. */
  minutes: z.nullable(z.int().check(z.minimum(0), z.maximum(1440))),
  /** For one adult, in `currency`. */
  cost: z.nullable(z.number().check(z.minimum(0), z.maximum(1e7))),
  currency: Currency,
  location: z.nullable(z.string().check(z.maxLength(200))),
  coordinates: z.nullable(Position),
  /** Whether the place was found in the catalogue or the gazetteer. */
  verified: z.boolean(),
  note: z.nullable(short),
  /** The hour that the traveller said, 'HH:MM'; absent where only the part of the day is planned. */
  time: z.optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
});
export type PlannedActivity = z.output<typeof PlannedActivity>;

const Suggestion = z.object({
  /** May be empty where there is a destination. */
  title: short,
  destination: optionalText('Destination', 300),
  description: z.string().check(z.maxLength(MAX_TEXT)),
  /** Ready-made text: '5 days'. */
  duration: short,
  /** Ready-made text: '€1,200'. */
  estimatedCost: short,
  imageUrl: z.pipe(
    z.nullish(z.string().check(z.maxLength(2000))),
    z.transform((url) => url ?? null),
  ),
  highlights: z.array(short).check(z.maxLength(20)),
  itinerary: z
    .array(
      z.object({
        day: z.int().check(z.minimum(1), z.maximum(60)),
        title: short,
        activities: z.array(short).check(z.maxLength(20)),
        /** `details[i]` describes `activities[i]`. */
        details: z.optional(z.array(PlannedActivity).check(z.maxLength(20))),
      }),
    )
    .check(z.maxLength(60)),
  /** 'YYYY-MM-DD' when the traveller named dates or a month. */
  startDate: z.nullish(CalendarDate),
});
export const TripSuggestion = Suggestion.check(
  z.refine(({ title, destination }) => isVisible(title) || destination !== null, {
    error: 'Title is required',
    path: ['title'],
  }),
);
export type TripSuggestion = z.output<typeof TripSuggestion>;

export const QuickSuggestion = z.object({
  destination: short,
  title: short,
  duration: short,
  estimatedCost: short,
  highlights: z.array(short).check(z.maxLength(20)),
  imageUrl: z.pipe(
    z.nullish(z.string().check(z.maxLength(2000))),
    z.transform((url) => url ?? null),
  ),
});
export type QuickSuggestion = z.output<typeof QuickSuggestion>;

export const ChatRequest = z.object({
  message: z
    .string({ error: 'Message is required' })
    .check(
      z.trim(),
      z.refine(isVisible, { error: 'Message is required' }),
      z.maxLength(MAX_TEXT, { error: `Message can have at most ${MAX_TEXT} characters` }),
    ),
  chatHistory: z.pipe(
    z._default(
      z.array(z.object({ role: z.enum(['assistant', 'user']), content: z.string().check(z.maxLength(20_000)) })),
      [],
    ),
    z.transform((messages) => messages.slice(-MAX_HISTORY)),
  ),
  /** A trip of the traveller's own that the message is about. */
  tripId: z.nullish(TripId),
  /** The suggestion shown next to the chat, which 'shorter' refers to. */
  suggestion: z.nullish(TripSuggestion),
});
export type ChatRequest = z.output<typeof ChatRequest>;

const why = short;

/** One change to a trip that the traveller may accept or reject. Dates are 'YYYY-MM-DD'. */
export const ProposedChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    date: CalendarDate,
    /** The title of the day when the trip has none on that date. */
    dayTitle: z.nullish(line),
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
  suggestion: z.optional(TripSuggestion),
  quickSuggestions: z.optional(z.array(QuickSuggestion)),
  /** Proposed changes to the traveller's own trip; nothing changes before they apply them. */
  changes: z.optional(
    z.object({
      tripId: z.string(),
      tripTitle: z.string(),
      items: z.array(ProposedChange).check(z.maxLength(MAX_CHANGES)),
    }),
  ),
  /** What became of each clause of the message, in order. */
  account: z.optional(
    z.array(
      z.object({
        /** The clause as it was written. */
        said: short,
        outcome: z.enum(['done', 'answered', 'not-possible', 'not-understood']),
      }),
    ),
  ),
  /** Who answered: a model, or the built-in planner. */
  planner: z.enum(['bedrock', 'built-in']),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

/** What applying changes did. */
export const PlanApplied = z.object({
  undoId: z.string(),
  added: z.number(),
  moved: z.number(),
  removed: z.number(),
});
export type PlanApplied = z.output<typeof PlanApplied>;
