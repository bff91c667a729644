import { foldInPlace } from '#shared/text/fold.ts';
import type { Guess } from '../clauses/classify-clause.ts';
import { isQuestion } from '../clauses/intents.ts';
import { isPutAsQuestion } from '../clauses/put-as-question.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import { type Draft, destinationsOf, placedItems } from '../edits/draft.ts';
import { namedSights } from '../understand/find-sights.ts';
import { afterMessage } from '../understand/understand.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';

interface Against {
  readonly draft: Draft | undefined;
  readonly wish: Wish;
  readonly around: Surroundings;
}

/** What a wish gains where the clause gives the trip a new frame: a length, a sum, a currency, who travels. */
const FRAME = 0.35;

/** What a wish loses where the clause names something on the plan: then the plan is spoken of. */
const PLANNED = 0.3;

/** Weighs what a clause may want by what it names: a new frame for the trip, or something on its plan. */
export function weighed(guesses: readonly Guess[], { text }: Clause, { draft, wish, around }: Against): Guess[] {
  const isAsking = isPutAsQuestion(foldInPlace(text)) && !PROPOSES.test(foldInPlace(text));
  const after = afterMessage(wish, text, around);
  // 'What is that in pounds?' asks for no other currency.
  const isAboutSum = isAsking && !SHOWS.test(foldInPlace(text));
  const isFrame = givesFrame(wish, isAboutSum && draft ? { ...after, currency: wish.currency } : after);
  if (isFrame && draft && ONLY_ASKS.test(foldInPlace(text))) return [...guesses];
  if (!isFrame) return draft && namesPlanned(text, draft) ? changedWish(guesses, -PLANNED) : [...guesses];
  return changedWish(
    guesses.filter(({ intent }) => isAsking || !isQuestion(intent)),
    FRAME,
  );
}

/** 'How about a day less?' wants one. */
const PROPOSES = /^\W*(?:(?:and|but|so|ok|or|hm+)\s+)*(?:how|what) (?:about|if)\b/;

/** 'Can you show that in euros?' asks for another currency. */
const SHOWS = /\b(?:show|put|display|switch|change|convert|use|price)\b/;

function changedWish(guesses: readonly Guess[], by: number): Guess[] {
  return guesses
    .map((guess) => (guess.intent === 'wish' ? { ...guess, sure: guess.sure + by } : guess))
    .sort((a, b) => b.sure - a.sure);
}

/** Whether a text names something on the plan. */
export function namesPlanned(text: string, draft: Draft): boolean {
  const named = namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place);
  return placedItems(draft).some(({ item }) => item.place && named.includes(item.place));
}

/** Whether two wishes are of different trips: in length, dates, places, money or pace. */
export function givesFrame(before: Wish, after: Wish): boolean {
  return FRAMES.some((part) => after[part] !== before[part]);
}

const FRAMES = [
  ...(['days', 'start', 'budget', 'currency', 'level', 'pace', 'dayTrips', 'variant'] as const),
  ...(['destinations', 'country', 'unknown'] as const),
] satisfies (keyof Wish)[];

/** Who asks so wants to know something, whatever numbers and places they name. */
const ONLY_ASKS =
  /^\W*(?:(?:and|but|so|ok|also)\s+)*(?:why|how (?:much|many|long|far)|is|are|was|were|does|which|when)\b(?!.*\b(?:somewhere|anywhere|cheaper|warmer)\b)/;
