import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const FOLDER = new URL('../../../events/planner/', import.meta.url);

/** What the last answer of a conversation must be like; absent properties are not checked. */
const Expectation = z.strictObject({
  destination: z.optional(z.string()),
  notDestination: z.optional(z.string()),
  /** The trip's stops, in order; others may follow. */
  stops: z.optional(z.array(z.string())),
  days: z.optional(z.number()),
  start: z.optional(z.string()),
  month: z.optional(z.number()),
  /** The maximum for one adult, or for a whole family, and its currency. */
  budget: z.optional(z.tuple([z.number(), z.string()])),
  /** The budget is too small, and the answer says so. */
  tooLittle: z.optional(z.literal(true)),
  currency: z.optional(z.string()),
  interests: z.optional(z.array(z.string())),
  /** Interests and kinds of places that are excluded. */
  without: z.optional(z.array(z.string())),
  kids: z.optional(z.literal(true)),
  pace: z.optional(z.enum(['relaxed', 'full'])),
  noTrips: z.optional(z.literal(true)),
  /** Compared with the previous answer. */
  shorter: z.optional(z.literal(true)),
  longer: z.optional(z.literal(true)),
  cheaper: z.optional(z.literal(true)),
  different: z.optional(z.literal(true)),
  moreTrips: z.optional(z.literal(true)),
  moreOf: z.optional(z.string()),
  lessOf: z.optional(z.string()),
  /** The same suggestion as in this earlier answer, counted from 0. */
  sameAs: z.optional(z.number()),
  /** The index of the earlier idea that is planned now, from 0. */
  ideaChosen: z.optional(z.number()),
  ideas: z.optional(
    z.strictObject({
      coastal: z.optional(z.literal(true)),
      month: z.optional(z.number()),
      minHigh: z.optional(z.number()),
      maxHigh: z.optional(z.number()),
      regions: z.optional(z.array(z.string())),
      countries: z.optional(z.array(z.string())),
      interests: z.optional(z.array(z.string())),
      /** Every idea shows a place that has it. */
      dish: z.optional(z.string()),
      /** Destinations that must be among them. */
      among: z.optional(z.array(z.string())),
      /** Euros for one adult. */
      budget: z.optional(z.number()),
      not: z.optional(z.array(z.string())),
      /** Three by default. */
      count: z.optional(z.number()),
    }),
  ),
  /** It asks a question, and plans nothing. */
  asks: z.optional(z.literal(true)),
  /** A place that it says it does not know. */
  unknown: z.optional(z.string()),
  /** Nothing is planned anew: the last answer has no suggestion. */
  unchanged: z.optional(z.literal(true)),
  /** The days that differ from the suggestion before, counted from 1: all others are the same in everything. */
  onlyDays: z.optional(z.array(z.number())),
  /** What is on the plan, and what must not be, as parts of the names of activities. */
  has: z.optional(z.array(z.string())),
  hasNot: z.optional(z.array(z.string())),
  /** What becomes of each clause of the last message. */
  outcomes: z.optional(z.array(z.string())),
  says: z.optional(z.string()),
  saysNot: z.optional(z.string()),
});
export type Expectation = z.output<typeof Expectation>;

const File = z.strictObject({
  about: z.string(),
  conversations: z.array(z.strictObject({ turns: z.array(z.string()).check(z.minLength(1)), expect: Expectation })),
});

export interface Conversation {
  /** The file without its extension: 'changes', 'held-out/mixed'. */
  readonly kind: string;
  readonly turns: readonly string[];
  readonly expect: Expectation;
}

/** Every conversation whose answers code can check. Throws for a file that is not one. */
export function readConversations(): Conversation[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !/^(?:trips|judged)\//.test(file))
    .sort()
    .flatMap((file) => {
      const { conversations } = File.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return conversations.map((each) => ({ kind: file.replace(/\.json$/, ''), ...each }));
    });
}
