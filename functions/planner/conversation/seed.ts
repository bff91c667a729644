import { MAX_HISTORY, type TripSuggestion } from '#shared/planner/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { bareDestination } from '../catalogue/bare-destination.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { countryByName, townNear } from '../catalogue/gazetteer.ts';
import type { HeldHours } from '../itinerary/held-hours.ts';
import type { PlannerRequest } from '../planner.ts';
import { understand } from '../understand/understand.ts';
import { NO_WISH, type Surroundings, type Wish } from '../understand/wish.ts';
import { heardIn } from '../words/words.ts';
import { shownDays } from './shown-days.ts';

/**
 * The initial state for understanding a message. A chat that is longer than the transmitted history has lost its
 * beginning: then the current suggestion stands for it, and only the last message changes that. The one before it may
 * have been a question, whose answer offered something.
 */
export function seedOf(
  messages: readonly string[],
  { chatHistory, suggestion }: PlannerRequest,
  around: Surroundings,
): { readonly messages: readonly string[]; readonly seed: Wish | undefined } {
  const isCut = chatHistory.length >= MAX_HISTORY;
  const isLost = messages.length === 1;
  const seed = (isCut || isLost) && suggestion ? wishOf(suggestion, around) : undefined;
  return seed ? { messages: messages.slice(-2), seed } : { messages, seed: undefined };
}

function wishOf(suggestion: TripSuggestion, around: Surroundings): Wish | undefined {
  const text = foldInPlace(suggestion.destination ?? suggestion.title);
  const country = countryByName().get(text);
  const destinations = stopsIn(text);
  if (destinations.length === 0 && country === undefined) return undefined;
  const start = suggestion.startDate ?? undefined;
  const made = heardIn(suggestion.description);
  const { party, pace, tastes, dishes, without, budget, currency, level, isFrugal } = understand(
    made === undefined ? [] : [made],
    around,
  );
  const shown = shownDays(suggestion, destinations);
  const held = heldIn(suggestion);
  return {
    ...NO_WISH,
    ...(shown === undefined ? {} : { shown }),
    ...(held.length === 0 ? {} : { held }),
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

/** What has an hour on the card keeps it. */
function heldIn({ itinerary }: TripSuggestion): HeldHours[] {
  return itinerary.flatMap(({ details = [] }, index) =>
    details.flatMap(({ title, time, minutes }) => {
      if (time === undefined) return [];
      const from = 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
      return { title, from, to: from + (minutes ?? 60), on: { by: 'index', indexes: [index] } } as const;
    }),
  );
}

/** The destinations that a suggestion is for, in order, and the towns between them that are only on the map. */
function stopsIn(text: string): CatalogueDestination[] {
  const words = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = catalogue().names.filter(({ folded }) => words.includes(` ${folded} `));
  const known = [...new Set(named.map(({ destination }) => destination))];
  const [first] = known;
  const towns = text.split(/,\s*|\s+and\s+/).flatMap((name) => {
    const isKnown = known.some(({ names }) => names.some((each) => foldInPlace(each) === name));
    const town = isKnown || !first ? undefined : townNear(name, first.at);
    return town
      ? (bareDestination({ kind: 'unknown', name: town.name, code: town.country, position: town.at }) ?? [])
      : [];
  });
  return [...known, ...towns].sort((a, b) => text.indexOf(foldInPlace(a.name)) - text.indexOf(foldInPlace(b.name)));
}
