import { foldInPlace } from '#shared/text/fold.ts';
import { isQuestion } from '../clauses/intents.ts';
import { afterMessage } from '../understand/understand.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import type { ReadClause } from './read-clause.ts';

/** 'He naps after lunch', 'the 6yo is obsessed with sharks', 'been there before'. */
const TELLING =
  /^\W*(?:(?:and|but|so|as|because|cause|coz|cos|since|cuz|bc|oh|well|ok)\s+)*(?:we|we'll|we're|i|i'm|he|she|they|they're|it|it's|its|that|that's|thats|this|there|my|our|his|her|the|one of|some of|been|had|got|too)\b/;
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
  ...(['days', 'start', 'month', 'budget', 'currency', 'level', 'needs', 'clock', 'earliest'] as const),
  ...(['country', 'hasBeds'] as const),
] satisfies (keyof Wish)[];

/** So few words beside an edit are a remark: 'that is for tourists'. */
const SHORT = 6;

/** The clauses of a message with an edit, those that only say why it is asked for read as nothing more. */
export function withReasons(read: readonly ReadClause[], wish: Wish, around: Surroundings): readonly ReadClause[] {
  const isAsking = read.some(({ resolved, intent }) => resolved !== undefined || isQuestion(intent));
  if (!isAsking || wish.destinations.length + (wish.country === undefined ? 0 : 1) === 0) return read;
  return read.map((each) => (isReason(each, wish, around) ? { ...each, intent: 'small', isAside: true } : each));
}

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
  if (isElsewhere || FRAME.some((part) => after[part] !== wish[part])) return false;
  return TOLD.some((part) => after[part] !== wish[part]) || (folded.match(/\p{L}+/gu) ?? []).length <= SHORT;
}
