import * as z from 'zod';
import { MAX_TEXT } from '../contract/text.ts';

/** The most former messages that a call carries. */
export const MAX_HISTORY = 10;

const short = z.string().max(300);

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
    .array(z.object({ day: z.number().int().min(1).max(60), title: short, activities: z.array(short).max(20) }))
    .max(60),
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
});

export const ChatAnswer = z.object({
  message: z.string(),
  suggestion: TripSuggestion.optional(),
  quickSuggestions: z.array(QuickSuggestion).optional(),
  /** Who answered: a model, or the planner that is built in. */
  planner: z.enum(['bedrock', 'built-in']),
});
