import { MAX_HISTORY, type TripSuggestion } from '#shared/planner/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { countryByName } from '../catalogue/gazetteer.ts';
import type { PlannerRequest } from '../planner.ts';
import { understand } from '../understand/understand.ts';
import { NO_WISH, type Surroundings, type Wish } from '../understand/wish.ts';
import { heardIn } from '../words/words.ts';

/**
 * The initial state for understanding a message. A chat that is longer than the transmitted history has lost its
 * beginning: then the current suggestion stands for it, and only the last message changes that.
 */
export function seedOf(
  messages: readonly string[],
  { chatHistory, suggestion }: PlannerRequest,
  around: Surroundings,
): { readonly messages: readonly string[]; readonly seed: Wish | undefined } {
  const isCut = chatHistory.length >= MAX_HISTORY;
  const isLost = messages.length === 1;
  const seed = (isCut || isLost) && suggestion ? wishOf(suggestion, around) : undefined;
  return seed ? { messages: messages.slice(-1), seed } : { messages, seed: undefined };
}

function wishOf(suggestion: TripSuggestion, around: Surroundings): Wish | undefined {
  const text = foldInPlace(suggestion.destination ?? suggestion.title);
  const country = countryByName().get(text);
  const named = catalogue().names.filter(({ folded }) =>
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${folded} `),
  );
  const destinations = [...new Set(named.map(({ destination }) => destination))].sort(
    (a, b) => text.indexOf(foldInPlace(a.name)) - text.indexOf(foldInPlace(b.name)),
  );
  if (destinations.length === 0 && country === undefined) return undefined;
  const start = suggestion.startDate ?? undefined;
  const made = heardIn(suggestion.description);
  const { party, pace, tastes, dishes, without, budget, currency, level, isFrugal } = understand(
    made === undefined ? [] : [made],
    around,
  );
  return {
    ...NO_WISH,
    ...{ party, pace, tastes, budget, currency, level },
    ...(dishes === undefined ? {} : { dishes }),
    ...(without === undefined ? {} : { without }),
    ...(isFrugal === undefined ? {} : { isFrugal }),
    destinations,
    ...(destinations.length === 0 ? { country } : {}),
    days: suggestion.itinerary.length || undefined,
    ...(start === undefined ? {} : { start, month: Number(start.slice(5, 7)), isDateSaid: true }),
  };
}
