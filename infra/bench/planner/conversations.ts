import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const FOLDER = new URL('../../../events/planner/', import.meta.url);

/** What the last answer of a conversation must be like; what is not said is not looked at. */
const Expectation = z.strictObject({
  destination: z.string().optional(),
  notDestination: z.string().optional(),
  /** Destinations that the trip stops at, in order, others may follow. */
  stops: z.array(z.string()).optional(),
  days: z.number().optional(),
  start: z.string().optional(),
  month: z.number().optional(),
  /** The most that one adult pays, or a whole family, and its currency. */
  budget: z.tuple([z.number(), z.string()]).optional(),
  /** The budget cannot be kept, and the answer says so. */
  tooLittle: z.literal(true).optional(),
  currency: z.string().optional(),
  interests: z.array(z.string()).optional(),
  /** Interests and kinds of places that are left out. */
  without: z.array(z.string()).optional(),
  kids: z.literal(true).optional(),
  pace: z.enum(['relaxed', 'full']).optional(),
  noTrips: z.literal(true).optional(),
  /** Against the answer before. */
  shorter: z.literal(true).optional(),
  longer: z.literal(true).optional(),
  cheaper: z.literal(true).optional(),
  different: z.literal(true).optional(),
  moreTrips: z.literal(true).optional(),
  moreOf: z.string().optional(),
  lessOf: z.string().optional(),
  /** The same suggestion as in this earlier answer, counted from 0. */
  sameAs: z.number().optional(),
  /** The idea of an earlier answer that is planned now, counted from 0. */
  ideaChosen: z.number().optional(),
  ideas: z
    .strictObject({
      coastal: z.literal(true).optional(),
      month: z.number().optional(),
      minHigh: z.number().optional(),
      maxHigh: z.number().optional(),
      regions: z.array(z.string()).optional(),
      countries: z.array(z.string()).optional(),
      interests: z.array(z.string()).optional(),
      /** Every idea shows a place that has it. */
      dish: z.string().optional(),
      /** Destinations that must be among them. */
      among: z.array(z.string()).optional(),
      /** Euros for one adult. */
      budget: z.number().optional(),
      not: z.array(z.string()).optional(),
      /** Three when left out. */
      count: z.number().optional(),
    })
    .optional(),
  /** It asks back, and plans nothing. */
  asks: z.literal(true).optional(),
  /** A place that it says it does not know. */
  unknown: z.string().optional(),
  says: z.string().optional(),
  saysNot: z.string().optional(),
});
export type Expectation = z.output<typeof Expectation>;

const File = z.strictObject({
  about: z.string(),
  conversations: z.array(z.strictObject({ turns: z.array(z.string()).min(1), expect: Expectation })),
});

export interface Conversation {
  /** The file without its ending: 'changes', 'held-out/mixed'. */
  readonly kind: string;
  readonly turns: readonly string[];
  readonly expect: Expectation;
}

/** Every written conversation. Throws for a file that is not one. */
export function readConversations(): Conversation[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('trips/'))
    .sort()
    .flatMap((file) => {
      const { conversations } = File.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return conversations.map((each) => ({ kind: file.replace(/\.json$/, ''), ...each }));
    });
}
