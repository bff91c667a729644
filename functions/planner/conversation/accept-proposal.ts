import { foldInPlace } from '#shared/text/fold.ts';
import { type Intent, isQuestion } from '../clauses/intents.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import type { Edited, Resolved } from '../edits/edit-request.ts';
import { kindAsked } from '../edits/find-items.ts';
import { resolveEdit } from '../edits/resolve-edit.ts';
import { choiceOf } from '../itinerary/choose.ts';
import type { Proposal } from '../questions/question.ts';
import { offersOf } from '../questions/topic-answers.ts';
import { exchangesFor } from '../questions/what-is-near.ts';
import { removalsFor } from '../questions/what-would-go.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';

/** A clause, and what it asks for. */
interface Asked {
  readonly intent: Intent;
  readonly text: string;
  readonly isOpenQuestion?: boolean;
  readonly offers?: Proposal;
}

/** The edits that the answers to a message's questions offer. */
export function proposalsIn(
  clauses: readonly Asked[],
  draft: Draft | undefined,
  wish: Wish,
): readonly Proposal[] | undefined {
  const all = clauses.flatMap(({ intent, text, isOpenQuestion, offers }) => {
    if (offers) return [{ intent: offers.intent, text: offers.text }];
    const question = { text, folded: foldInPlace(text), draft, wish };
    if (isOpenQuestion === true) return offersOf(question);
    if (!isQuestion(intent)) return [];
    return intent === 'advice'
      ? removalsFor({ ...question, intent })
      : intent === 'rain'
        ? exchangesFor({ ...question, intent })
        : offersOf(question);
  });
  return all.length > 0 ? all : undefined;
}

const OPENING =
  "(?:(?:ok|okay|yes|yeah|yep|yup|ya|sure|fine|great|perfect|good|nice|alright|right|please|pls|then|well|and|so|cool|sounds good|good idea|let'?s|can you|could you|just|actually)\\W+)*";
const ANSWERS = [
  '(?:do|take|use|choose|pick|swap|cut|drop|remove|exchange|change|replace|add|put|book|plan|go with|go for)\\s+(?:that|it|so|this|those|these|them|both|all(?: of (?:them|those|that|it))?|exactly that)(?: (?:in|on|one))?',
  '(?:(?:do|take|add|use|go with|go for|have|make it)\\s+)?the\\s+[a-z]+er\\s+(?:one|version|option|place)',
  'go ahead|go for it|make it so|agreed|deal|both|all of (?:them|those)|yes(?: please)?|yeah|yep|yup|sure|sounds (?:good|great|fine|like a plan)|good idea|(?:please )?do',
  '(?:(?:do|take|use|drop|cut|remove|swap|only|not)\\s+)?(?:just\\s+)?the\\s+(?:first|second|third|last|1st|2nd|3rd)(?:\\s+(?:one|two))?',
].join('|');
const ACCEPTS = new RegExp(
  `^\\W*${OPENING}(?:${ANSWERS})(?:\\W+(?:then|please|pls|plz|thanks|thx|to me|for (?:me|us)|instead|on (?:that|the) day|(?:for|on) day \\d+))*\\W*$`,
);

const ORDER = ['first', 'second', 'third'];

/** 'Yes, but without the museum': what is accepted, and what of it is not. */
const EXCEPT =
  /^(.*?)\W*\b(?:but |only |just )*(?:without|except(?: for)?|minus|not|no)\b(?! the (?:first|second|third|last)\b)(.+)$/;

/** What a clause accepts of what the last answer offered: all of it, 'the first one', 'not the second', 'without the museum'. */
export function acceptedIn(clause: string, draft: Draft | undefined, wish: Wish): Resolved | undefined {
  const folded = foldInPlace(clause);
  const offered = wish.proposals ?? [];
  if (!draft || offered.length === 0) return undefined;
  // Of one offer there are not two.
  if (/\bboth\b/.test(folded) && offered.length === 1) return undefined;
  const [, head = '', except = ''] = EXCEPT.exec(folded) ?? [];
  const isPart = ACCEPTS.test(head) && excluded(except, offered, draft) !== undefined;
  if (!isPart && !ACCEPTS.test(folded)) return undefined;
  const taken = isPart ? (excluded(except, offered, draft) ?? []) : chosen(folded, offered);
  if (taken.length === 0)
    return { notPossible: 'Without that nothing is left of what I offered, so nothing is changed.' };
  const resolved = taken.flatMap(({ intent, text }): Edited[] => {
    if (intent === 'wish') return [];
    const one = resolveEdit({ intent, text, folded: foldInPlace(text), draft, wish });
    return one && 'edits' in one ? [one] : [];
  });
  if (resolved.length === 0) return undefined;
  return {
    edits: resolved.flatMap(({ edits }) => edits),
    wish: Object.assign({}, ...resolved.map((each) => each.wish)),
    done: resolved.map(({ done }) => done).join(' '),
  };
}

/** What was offered without what a text names, or what is of its kind; undefined where it names neither. */
function excluded(text: string, offered: readonly Proposal[], draft: Draft): readonly Proposal[] | undefined {
  const stops = destinationsOf(draft);
  const named = new Set(namedSights(text, stops).map(({ place }) => place));
  const isKind = kindAsked(text);
  if (named.size === 0 && !isKind) return undefined;
  return offered.filter((proposal) => {
    const places = namedSights(foldInPlace(proposal.text), stops).map(({ place }) => place);
    // Of an exchange the last one comes.
    const comes = places.at(-1);
    return !places.some((place) => named.has(place)) && !(named.size === 0 && comes && isKind?.(comes));
  });
}

/** 'Not that one, something on the water': another of what the last answer offered to put in. */
export function asksForAnother(clause: string, { proposals = [] }: Wish): boolean {
  const isPutIn = proposals.some(({ intent }) => intent === 'add' || intent === 'replace');
  const folded = foldInPlace(clause);
  return isPutIn && (NOT_THAT.test(folded) || SOMETHING.test(folded));
}

/** Whether a clause only turns down what was offered. */
export function onlyTurnsDown(clause: string): boolean {
  return NOT_THAT.test(foldInPlace(clause));
}

const NOT_THAT =
  /^\W*(?:(?:hm+|no|nah|nope|ok|oh|well|mm+|ugh|sorry)\W+)*(?:not (?:that|this|it)(?: one)?|another(?: one| idea)?|other ideas?)\W*$/;
const SOMETHING =
  /^\W*(?:(?:no|nah|ok|and|but|rather|maybe|how about|what about|is there)\W+)*(?:something|somewhere|anything|one)\b.{0,40}\b(?:instead|else|rather|then)?\W*$/;

/** The wish that the last answer offered and a message accepts, as the message that says it; undefined for any other. */
export function acceptedWish(message: string, { proposals = [] }: Wish): string | undefined {
  const [first] = proposals;
  return first?.intent === 'wish' && ACCEPTS.test(foldInPlace(message)) ? first.text : undefined;
}

const THAT_ONE =
  /^\W*(?:(?:ok|okay|yes|yeah|yep|right|fine|good|great|cool|then|well|so|alright|sure)\W+)*(?:(?:let'?s |we'?ll |i'?ll )?(?:do|take|go (?:with|for)|have) )?(?:that(?: one)?|yours|your (?:pick|choice|one))(?=\W|$)/;

/** 'Ok that one, 15 to 17 January', of alternatives between which the last answer took a side. */
export function chosenWish(message: string, wish: Wish): string | undefined {
  const said = THAT_ONE.exec(foldInPlace(message))?.[0];
  const choice = said === undefined ? undefined : choiceOf(wish);
  return choice && said !== undefined ? `${choice.destination.name}${message.slice(said.length)}` : undefined;
}

function chosen(folded: string, offered: readonly Proposal[]): readonly Proposal[] {
  const name = /\bthe (first|second|third|last|1st|2nd|3rd)\b/.exec(folded)?.[1];
  if (name === undefined) return offered;
  const at =
    name === 'last' ? offered.length - 1 : /\d/.test(name) ? Number.parseInt(name, 10) - 1 : ORDER.indexOf(name);
  const isNot = /\bnot\b/.test(folded);
  return offered.filter((_, index) => (index === at) !== isNot);
}
