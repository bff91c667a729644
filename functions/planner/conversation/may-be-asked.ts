import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Guess } from '../clauses/classify-clause.ts';
import type { Intent } from '../clauses/intents.ts';
import { isPutAsQuestion } from '../clauses/put-as-question.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { isAboutAirport } from '../questions/airport-way.ts';
import type { OpenQuestion } from '../questions/answer.ts';
import { answerByWords, answerTold } from '../questions/told-by-words.ts';
import { answerFirst, answerTopic } from '../questions/topic-answers.ts';
import { isAskedAbout, isSureTopic } from '../questions/topic-of.ts';
import { findLength } from '../understand/find-length.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import { monthsIn } from '../understand/months.ts';
import type { Wish } from '../understand/wish.ts';

/** A clause as it is written, with what 'it' stands for, and the plan that it is about. */
interface SaidOfPlan {
  readonly said: string;
  readonly text: string;
  readonly draft: Draft | undefined;
}

/** Above this it is a question even if it is not put as one. */
const CERTAIN = 0.85;
/** Below this nothing but a wish is sure. */
export const SURE = 0.5;

/** Whether a clause may be the question that it is taken for. */
export function mayBeAsked({ intent, sure }: Guess, { said, text, draft }: SaidOfPlan): boolean {
  if (draft && ASKS_WHEN.has(intent) && mayMove(text, draft)) return false;
  if (draft && intent === 'season' && !isAboutSeason(foldInPlace(said))) return false;
  // 'What shall we do on Friday?' about an empty day asks for something to do.
  if (intent === 'what-plan' && draft && isAboutEmptyDay(text, draft)) return false;
  return isAsked(said, sure) && (draft !== undefined || isAboutPlace(said, sure) || isAboutAirport(foldInPlace(said)));
}

/** Whether the words of a clause alone tell what it asks for. */
export function isToldByWords(
  text: string,
  {
    draft,
    wish,
    message,
  }: { readonly draft: Draft | undefined; readonly wish: Wish; readonly message?: string | undefined },
): boolean {
  const folded = foldInPlace(text);
  const question = { text, folded, draft, wish, message };
  if (answerTold(question) !== undefined) return true;
  if (draft?.tripTitle !== undefined) return false;
  const isAbout = ABOUT.test(folded) && isAskedAbout(folded);
  const isPut = isPutAsQuestion(folded) || TELL.test(folded) || isAbout || COULD.test(folded);
  if ((isPut || FOR_THEM.test(folded)) && !CHANGES.test(folded) && answerFirst(question) !== undefined) return true;
  if (draft === undefined) return isPut && isAskedOfPlace(question);
  return isPut && (!WANTS.test(folded) || isSureTopic(folded) || isAbout) && answerByWords(question) !== undefined;
}

/** What asks to change the plan, whatever it speaks of. */
const CHANGES =
  /\b(?:add|put|swap|replace|move|drop|remove|skip|squeeze|fit in|plan (?:a|me|us)|book (?:me|us)|find (?:me|us)|give (?:me|us) (?:a|an|some)|make (?:it|that))\b|^\W*(?:can|could|may|shall)\b.*\binstead\b/;

/** 'Something easy for my parents on Saturday': an idea is asked for, and is offered. */
const FOR_THEM =
  /\b(?:something|anything|somewhere|an idea|ideas)\b[^.;!?]{0,40}\bfor (?:my|our|the|him|her|them|himself|herself|themselves|granny|grandma|grandpa|mum|mom|dad)\b/;

const COULD = /^\W*(?:(?:and|but|so|ok)\s+)*could (?:we|i) (?:do|manage|get by|live|cope)\b/;

/** 'What about our suitcases?' */
const ABOUT = /\b(?:what|how) about\b/;

/** Before there is a plan: a topic that has an answer, with a place that it is about or none at all, and no trip asked for. */
function isAskedOfPlace(question: OpenQuestion): boolean {
  const { folded, wish } = question;
  const isTrip = findLength(folded) !== undefined || wish.days !== undefined || monthsIn(folded).length > 0;
  return !isTrip && !TRIP.test(folded) && isSureTopic(folded) && answerTopic(question) !== undefined;
}

const TRIP =
  /\b(?:plan|trip to|itinerary|weekend in|somewhere|anywhere|where (?:to|should|can|could)|ideas?|suggest|recommend)\b/;

/** A request that is put as a question: 'could you leave out what is shut on the holiday?' */
const WANTS =
  /^\W*(?:(?:and|but|so|ok|please|pls)\s+)*(?:can|could|shall|should|will|would|may)\s+(?:we|i|you|u)\b(?! (?:write|give me (?:a|the) (?:line|phrase|sentence)|translate|teach|say|drink|pay|drive))|\b(?:how|what) about\b/;

/** Whether it is put as a question, or hardly anything else. */
function isAsked(text: string, sure: number): boolean {
  return sure >= CERTAIN || isPutAsQuestion(foldInPlace(text)) || TELL.test(foldInPlace(text));
}

/** What the weather and the season are asked by: of a plan that is there, other questions are not answered by them. */
const SEASON =
  /\b(?:weather|forecast|rain\w*|warm\w*|cold\w*|hot\w*|heat\w*|cool\w*|temperatures?|sun\w*|snow\w*|wet|dry|degrees|pack\w*|wear\w*|coats?|jackets?|umbrella|climate|season\w*|humid\w*|monsoons?|storm\w*|typhoons?|hurricanes?|when|months?|time|best|swim\w*|blossom\w*|leaves|lights?|aurora|dark\w*|daylight|wind\w*|ic[ey]|freez\w*|crowd\w*|busy|ramadan|festivals?|bloom\w*|spring|summer|autumn|fall|winter|easter|christmas|clothes|boiling|chilly|mild|foggy?|mosquitos?|mosquitoes|midges|then|celsius|fahrenheit|sea|whales?|see)\b/;

function isAboutSeason(folded: string): boolean {
  return SEASON.test(folded) || monthsIn(folded).length > 0;
}

const ASKS_WHEN: ReadonlySet<Intent> = new Set(['open', 'what-plan']);

/** 'Can we see the Pantheon on day 4?', which is on day 2: they want it there. */
function mayMove(text: string, draft: Draft): boolean {
  const { days } = askedDays(text, draft.days, draft.today);
  const named = namedSights(foldInPlace(text), destinationsOf(draft));
  return (
    /\b(?:can|could) (?:we|it|that|this|they)\b(?! (?:open|closed))/.test(foldInPlace(text)) &&
    days.length > 0 &&
    named.length > 0
  );
}

const TELL = /\b(?:tell|give|show|name|remind) (?:me|us)\b/;

function isAboutEmptyDay(text: string, draft: Draft): boolean {
  const { days } = askedDays(text, draft.days, draft.today);
  return days.length > 0 && days.every(({ items }) => items.length === 0);
}

/** Before there is a plan, a question names a place, and asks for no trip there. */
function isAboutPlace(text: string, sure: number): boolean {
  const folded = foldInPlace(text);
  const isPlaced =
    findPlaces(text).some(({ kind }) => kind === 'city' || kind === 'country') ||
    namedSights(folded, catalogue().destinations).length > 0;
  return sure >= SURE && findLength(folded) === undefined && isPlaced;
}
