import { foldInPlace } from '#shared/text/fold.ts';
import { isQuestion } from '../clauses/intents.ts';
import { hasTopic } from '../questions/topic-answers.ts';
import { topicsOf } from '../questions/topic-of.ts';
import { namesPassport } from '../questions/visas.ts';
import { afterMessage } from '../understand/understand.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import { onlyTurnsDown } from './accept-proposal.ts';
import type { ReadClause } from './clause-reading.ts';

/** 'He naps after lunch', 'the 6yo is obsessed with sharks', 'been there before'. */
const TELLING =
  /^\W*(?:(?:and|but|so|as|because|cause|coz|cos|since|cuz|bc|oh|well|ok)\s+)*(?:we|we'll|we're|i|i'm|he|she|they|they're|it|it's|its|that|that's|thats|this|there|my|our|his|her|the|one of|some of|been|had|got|too|feels|sounds|looks|seems)\b/;
const WANTING =
  /\b(?:want|wants|like to|would like|love to|need|needs|prefer|fancy|rather|can|could|should|must|have to|let's|please|pls|add|drop|remove|make|instead)\b|\?/;
/** What a traveller tells of themselves by the way, and what must not change a plan as a reason for something else. */
const TOLD = [
  'destinations',
  'unknown',

  'tastes',
  'party',
  'pace',
  'open',
  'dishes',
  'without',
  'dayTrips',
  'variant',
  'asked',
  'leftOut',
] as const;
const FRAME = [
  ...(['days', 'start', 'month', 'budget', 'currency', 'level', 'needs', 'clock', 'earliest', 'latest'] as const),
  ...(['country', 'hasBeds'] as const),
] satisfies (keyof Wish)[];

/** So few words beside an edit are a remark: 'that is for tourists'. */
const SHORT = 6;

/** The clauses of a message with an edit, those that only say why it is asked for read as nothing more. */
export function withReasons(all: readonly ReadClause[], wish: Wish, around: Surroundings): readonly ReadClause[] {
  const read = all.map((each) => (!isAsked(each) && ofVisa(each, all) ? asideOf(each) : each));
  const isAsking = read.some((each) => each.resolved !== undefined || isAsked(each));
  if (!isAsking || wish.destinations.length + (wish.country === undefined ? 0 : 1) === 0) return read;
  const joined = withJoinedQuestions(read);
  return joined.map((each, index) => {
    if (each !== read[index]) return each;
    const asked = read[index - 1];
    const isTold = isReason(each, wish, around) || (asked && asksMore(asked, each)) || asksIfSo(each, read[index + 1]);
    if (isTold) return { ...each, intent: 'small', isAside: true, isOpenQuestion: false };
    return asked && asksIfSo(asked, each)
      ? { ...each, text: `${asked.text}, ${each.text}` }
      : withMore(each, read[index + 1]);
  });
}

function asideOf({ clause, text }: ReadClause): ReadClause {
  return { clause, text, intent: 'small', isAside: true };
}

function asOpen({ clause, text }: ReadClause): ReadClause {
  return { clause, text, intent: 'small', isAside: true, isOpenQuestion: true };
}

/** 'He wants to go up the tower, where do I wait?': what one of them does is said for the question behind it. */
function isOfOne({ clause }: ReadClause, next: ReadClause): boolean {
  const isAside = topicsOf(foldInPlace(next.clause.text)).some(({ name }) => OF_ONE.has(name));
  return isAside && ONE_OF_THEM.test(foldInPlace(clause.text));
}

/** 'I have a small tattoo, is that a problem?': what is told is what is asked about. */
function pointsBack({ clause }: ReadClause, next: ReadClause): boolean {
  return POINTS.test(foldInPlace(next.clause.text)) && hasTopic(foldInPlace(clause.text));
}

const POINTS =
  /^\W*(?:(?:and|but|so|ok)\s+)*(?:(?:is|will|would|does|could|are)\s+(?:that|it|this|those|they)\b.{0,30}|what (?:do|can|should|would|shall) (?:i|we|you|he|she|they) do(?: (?:then|now|about (?:that|it)))?\W*|any (?:advice|tips|ideas?)\W*|what now\W*)$/;

/** 'A night on the bay or back the same day, what would you do?' */
function asksForSide({ clause }: ReadClause, next: ReadClause): boolean {
  return SIDE.test(foldInPlace(next.clause.text)) && /\bor\b/.test(foldInPlace(clause.text));
}

/** 'And if it is boiling, what do we do with them at noon?' */
function asksWhatIf({ clause }: ReadClause, next: ReadClause): boolean {
  const folded = foldInPlace(clause.text);
  return (
    /^\W*(?:(?:and|but|so)\s+)*(?:if|when|in case|should)\b/.test(folded) &&
    hasTopic(folded) &&
    /^\W*(?:(?:then|so)\s+)*(?:what|where|how)\b/.test(foldInPlace(next.clause.text))
  );
}

const SIDE =
  /^\W*(?:(?:and|but|so|ok|hm+)\s+)*(?:(?:what|which)(?: one)? (?:would|do|should|will) (?:you|u|we|i) (?:do|pick|choose|prefer|recommend|suggest|take|think|say|go for)|which(?: one)? is (?:better|best|nicer)|what'?s (?:better|best)|your (?:call|pick|advice)|any (?:advice|thoughts|preference)|thoughts|opinions?)\W*$/;

const OF_ONE: ReadonlySet<string> = new Set(['where to wait', 'what suits them']);
const ONE_OF_THEM =
  /^\W*(?:(?:and|but|so|ok|if|when|while)\s+)*(?:s?he|they|(?:my|our|the|his|her)\s+(?:\w+\s+)?(?:mum|mom|mother|dad|father|parents|granny|grandma|nana|grandad|grandpa|wife|husband|girlfriend|boyfriend|partner|friend|gf|bf|sister|brother|aunt|uncle|kids?|children|son|daughter|teenager|others?|rest)|mum|dad|granny|nana|one of us)\b/;

/** 'Do I need a visa? Indian passport': whose passport it is belongs to the question, and is no wish. */
function ofVisa({ clause, resolved }: ReadClause, read: readonly ReadClause[]): boolean {
  const isOfWho = resolved === undefined && namesPassport(foldInPlace(clause.text));
  return isOfWho && read.some((each) => topicsOf(foldInPlace(each.clause.text))[0]?.name === 'visas');
}

/** The clauses of a message, those that ask one question between them as one. */
export function withJoinedQuestions(read: readonly ReadClause[]): readonly ReadClause[] {
  return read.map((each, index) => {
    const [asked, next] = [read[index - 1], read[index + 1]];
    if (next && isAsked(next) && (onlyTurnsDown(each.clause.text) || belongTogether(each, next))) return asideOf(each);
    return asked && isAsked(each) && belongTogether(asked, each)
      ? { ...asOpen(each), text: `${asked.clause.text}, ${each.text}` }
      : each;
  });
}

function belongTogether(first: ReadClause, asked: ReadClause): boolean {
  return isOfOne(first, asked) || pointsBack(first, asked) || asksForSide(first, asked) || asksWhatIf(first, asked);
}

/** So few words behind a question go on with it: 'where do we stay? quiet but walkable'. */
const MORE = 5;

function isAsked({ intent, isOpenQuestion }: ReadClause): boolean {
  return isQuestion(intent) || isOpenQuestion === true;
}

/** Whether a clause says no more than how a question before it is meant. */
function asksMore(asked: ReadClause, { clause, intent, resolved }: ReadClause): boolean {
  const folded = foldInPlace(clause.text);
  if (!isAsked(asked) || resolved !== undefined || (intent !== 'wish' && intent !== 'small')) return false;
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= MORE && !WANTING.test(folded.replace(/\?/g, '')) && !ASKED_FOR.test(folded);
}

/** Words by which even a short clause asks for something. */
const ASKED_FOR =
  /\b(?:more|less|fewer|cheaper|shorter|longer|slower|earlier|later|different|else|undo|back|days?|nights?|weeks?|from|on|move|change|swap|replace|skip|no|not|only|just|with|without|start|leave|take|put|keep|plan|give|find|show)\b|\d/;

/** 'My mate says it is Golden Week. True?': what is told is what is asked about. */
function asksIfSo({ intent, resolved, clause, isOpenQuestion }: ReadClause, next: ReadClause | undefined): boolean {
  const isOpen = isOpenQuestion === true || intent === 'wish' || intent === 'small';
  if (!next || !isAsked(next) || resolved !== undefined || !isOpen) return false;
  const words = foldInPlace(next.clause.text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= MOST_IF_SO && !WANTING.test(foldInPlace(clause.text)) && /\?/.test(next.clause.text);
}

/** 'True?', 'is that so?' */
const MOST_IF_SO = 3;

/** A question with what is said of it behind it. */
function withMore(asked: ReadClause, next: ReadClause | undefined): ReadClause {
  return next && asksMore(asked, next) ? { ...asked, text: `${asked.text}, ${next.text}` } : asked;
}

/** 'We are twelve now': how many come is no reason for something else. */
function isOfMore(folded: string, { party: before }: Wish, { party }: Wish): boolean {
  const heads = (each: Wish['party']) => (each ? each.adults + each.children : 0);
  return ARE.test(folded) && before !== undefined && heads(party) !== heads(before);
}

const ARE = /^\W*(?:(?:so|and|but|ok)\s+)*(?:we|there)(?:'re| are| r|'ll be| will be)\b/;

function isReason({ clause, intent, resolved }: ReadClause, wish: Wish, around: Surroundings): boolean {
  const folded = foldInPlace(clause.text);
  if (
    resolved !== undefined ||
    (intent !== 'wish' && intent !== 'small') ||
    !TELLING.test(folded) ||
    WANTING.test(folded)
  )
    return false;
  const after = afterMessage(wish, clause.text, around);
  // 'We are invited somewhere' asks for no ideas.
  const isElsewhere = after.destinations.length > 0 && after.destinations !== wish.destinations;
  if (isElsewhere || isOfMore(folded, wish, after) || FRAME.some((part) => after[part] !== wish[part])) return false;
  return TOLD.some((part) => after[part] !== wish[part]) || (folded.match(/\p{L}+/gu) ?? []).length <= SHORT;
}
