import { foldInPlace } from '#shared/text/fold.ts';
import { classifyClause, type Guess } from '../clauses/classify-clause.ts';
import { clauseTokens } from '../clauses/clause-tokens.ts';
import { type EditIntent, type Intent, isEdit, isQuestion } from '../clauses/intents.ts';
import { isOnlyQuestion, isPutAsQuestion } from '../clauses/put-as-question.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import { absentTowns } from '../edits/absent-towns.ts';
import { stayIntent } from '../edits/change-stays.ts';
import { wantsDayOut } from '../edits/day-out.ts';
import type { Draft } from '../edits/draft.ts';
import { lengthIntent } from '../edits/drop-days.ts';
import type { Edited, Resolved } from '../edits/edit-request.ts';
import { exchangesStops } from '../edits/exchange-stops.ts';
import { kindAsked } from '../edits/find-items.ts';
import { freesEachStop } from '../edits/free-each-stop.ts';
import { heldHoursSaid } from '../edits/hold-hours.ts';
import { apart, forWhom, isOfOthers } from '../edits/people-apart.ts';
import { removesSome } from '../edits/remove-some.ts';
import { resolveEdit } from '../edits/resolve-edit.ts';
import { takenOff, wantsThing } from '../edits/said-of-things.ts';
import { spreadsDay } from '../edits/spread-day.ts';
import { hasTopic } from '../questions/topic-answers.ts';
import { isAboutOwnTrips, isOffTopic, isOtherTask } from '../understand/off-topic.ts';
import { afterMessage } from '../understand/understand.ts';
import { isAboutDay, setsClock, setsFirstDay, staysEmpty } from './about-a-day.ts';
import { acceptedIn, asksForAnother } from './accept-proposal.ts';
import { asksForPlan, keepsPlan } from './asks-for-nothing.ts';
import { clauseMarks } from './clause-marks.ts';
import type { ReadAgainst, ReadClause } from './clause-reading.ts';
import { firstOf } from './first-of.ts';
import { goesToDay } from './goes-to-day.ts';
import { isExchange } from './is-exchange.ts';
import { leansOnTurn } from './leans-on-turn.ts';
import { isToldByWords, mayBeAsked, SURE } from './may-be-asked.ts';
import { wantsSomething } from './wants-something.ts';
import { givesFrame, weighed } from './weigh-guesses.ts';
import { asBefore, withTopic } from './what-it-stands-for.ts';

/** Intents less likely than this are not tried. */
const LEAST = 0.12;
const MOST_TRIED = 4;
/** Of all that a question may be, the share that one must have to be answered as that. */
const LEAST_OF_QUESTIONS = 0.3;
/** Of what is about a day of the plan something must be done or said. */
const LEAST_ON_DAY = 0.03;

/** Names what a clause wants: the likeliest intent that the plan has something for. */
export function readClause(clause: Clause, against: ReadAgainst): ReadClause {
  const { draft, wish } = against;
  if (against.isApart && isOfOthers(clause.text)) return { clause, text: clause.text, intent: 'small', isAside: true };
  const who = draft && draft.tripTitle === undefined ? forWhom(clause.text) : undefined;
  const read = readForAll(clause, against);
  if (!draft || who === undefined) return read;
  const resolved = isPut(read)
    ? read
    : (readAs({ intent: 'add', sure: 1 }, { clause, text: read.text }, against) ?? read);
  return isPut(resolved)
    ? { ...resolved, resolved: apart(resolved.resolved, who, { draft, wish }), isAside: true }
    : read;
}

function isPut(read: ReadClause): read is ReadClause & { readonly resolved: Edited } {
  const { resolved } = read;
  return (
    resolved !== undefined &&
    'edits' in resolved &&
    resolved.edits.some(({ kind }) => kind === 'add' || kind === 'move')
  );
}

/** Whether a clause put something on the plan that is not for all. */
export function isForSome({ resolved }: ReadClause): boolean {
  return resolved !== undefined && 'edits' in resolved && resolved.edits.some(({ kind }) => kind === 'mark');
}

function readForAll(clause: Clause, against: ReadAgainst): ReadClause {
  const { draft } = against;
  const pointsBack = readAsBefore(clause, against);
  if (pointsBack) return pointsBack;
  const text = withTopic(clause.text, against);
  const toNothing = asksForNothing({ clause, text }, against.draft);
  if (toNothing) return toNothing;
  const held = draft && heldHoursSaid(clause.text, { draft, wish: against.wish });
  if (held) return { clause, text, intent: 'time', resolved: held, isAside: true };
  if (draft && setsFirstDay(clause.text, draft)) return { clause, text, intent: 'wish' };
  if (isToldByWords(draft ? clause.text : text, against))
    return { clause, text, intent: 'small', isAside: true, isOpenQuestion: true };
  if (asksOfPlan(clause.text, against.draft)) return readQuestion({ clause, text }, against);
  if (against.draft && setsClock(clause.text, against.draft)) return { clause, text, intent: 'wish' };
  const certain = readCertain({ clause, text }, against);
  if (certain) return certain;
  const guesses = weighed(classified({ clause, text }, against), clause, against);
  if (isAboutDay(text, against.draft)) return readOnDay({ clause, text }, guesses, against);
  const tried = guesses.slice(0, MOST_TRIED).filter(({ sure }) => sure >= LEAST);
  const first = firstOf(tried, (guess) => readAs(guess, { clause, text }, against));
  const read = isNotPossible(first) && isNewFrame(clause.text, against) ? undefined : first;
  const asOff = readAsOff({ clause, text }, read, against);
  if (asOff) return asOff;
  const isMissed = read?.resolved === undefined && guesses[0] !== undefined && isSureEdit(guesses[0]);
  return { ...(read && !wantsSomething(read) ? read : { clause, text, intent: 'wish' }), isMissed };
}

/** An edit that its words tell for certain, whatever they are like. */
function readCertain(said: Pick<ReadClause, 'clause' | 'text'>, against: ReadAgainst): ReadClause | undefined {
  const { draft } = against;
  if (!draft) return undefined;
  const as = (intent: EditIntent | undefined) => intent && readAs({ intent, sure: 1 }, said, against);
  if (exchangesStops(said.clause.text, draft)) return as('stay-longer');
  const asInstead = isExchange(said.text, draft) ? as('replace') : undefined;
  const folded = foldInPlace(said.text);
  const aside =
    asInstead ??
    (removesSome(said.clause.text, draft) ? as('remove') : undefined) ??
    (freesEachStop(folded, draft) || staysEmpty(said.text, draft) ? as('free') : undefined) ??
    (spreadsDay(folded, draft) ? as('add-day') : undefined);
  if (aside) return { ...aside, isAside: true };
  // What was spoken of is no part of it: 'one more in the other one'.
  const ofStops = (intent: EditIntent | undefined) =>
    intent && readAs({ intent, sure: 1 }, { ...said, text: said.clause.text }, against);
  const stay = ofStops(stayIntent(said.clause.text, draft));
  if (stay) return stay;
  if (wantsDayOut(said.clause.text, draft)) return as('add');
  return ofStops(lengthIntent(said.clause.text, draft));
}

/** What keeps the plan as it is, or asks for one where there is none. */
function asksForNothing(said: Pick<ReadClause, 'clause' | 'text'>, draft: Draft | undefined): ReadClause | undefined {
  const folded = foldInPlace(said.clause.text);
  if (draft) return keepsPlan(folded) ? { ...said, intent: 'small', isAside: true } : undefined;
  return asksForPlan(folded) ? { ...said, intent: 'small' } : undefined;
}

/** No matter for this planner, what the last answer offered, or the last edit once more. */
function readAsBefore(clause: Clause, against: ReadAgainst): ReadClause | undefined {
  const { text } = clause;
  if (
    isOtherTask(text) ||
    (isOffTopic(text) && !isAboutOwnTrips(text) && !(against.draft && hasTopic(foldInPlace(text))))
  )
    return { clause, text, intent: 'small', resolved: ONLY_TRIPS };
  if (asksForAnother(text, against.wish)) return { clause, text, intent: 'small', isAside: true, isOpenQuestion: true };
  const accepted = acceptedIn(text, against.draft, against.wish);
  if (accepted) return { clause, text, intent: 'replace', resolved: accepted };
  const again = asBefore(text, against);
  const repeated = again && readAs({ intent: again.intent, sure: 1 }, { clause, text: again.text }, against);
  return repeated ? { ...repeated, isAside: true } : readOnTurn(clause, against);
}

/** What says no more than a day or an hour is read against the turn before. */
function readOnTurn(clause: Clause, against: ReadAgainst): ReadClause | undefined {
  const { draft, wish, isAlone } = against;
  const leant = draft && isAlone ? leansOnTurn({ clause, draft, wish }) : undefined;
  if (!leant) return undefined;
  if (leant.kind === 'resolved')
    return { clause, text: clause.text, intent: 'time', resolved: leant.resolved, isAside: true };
  if (leant.kind === 'frame') return { clause, text: clause.text, intent: 'wish' };
  const { intent, text } = leant;
  if (leant.kind === 'edit') {
    const read = readAs({ intent, sure: 1 }, { clause, text }, against);
    return read && { ...read, isAside: true };
  }
  return { clause, text, intent, isAside: true, ...(isQuestion(intent) ? {} : { isOpenQuestion: true }) };
}

function isNotPossible(read: ReadClause | undefined): boolean {
  return read?.resolved !== undefined && 'notPossible' in read.resolved;
}

/** Whether it may be heard as another frame for the trip: 'it should start on May 14' of a plan without dates. */
function isNewFrame(text: string, { draft, wish, around }: ReadAgainst): boolean {
  return draft?.tripTitle === undefined && givesFrame(wish, afterMessage(wish, text, around));
}

/** What is to go is never a wish for it: 'take the tower off', though it is not on the plan. */
function readAsOff(
  said: Pick<ReadClause, 'clause' | 'text'>,
  read: ReadClause | undefined,
  against: ReadAgainst,
): ReadClause | undefined {
  const isWish = read === undefined || read.intent === 'wish';
  if (!isWish || !against.draft) return undefined;
  const isOff = takenOff(said.text, against.draft).size > 0 || absentTowns(said.text, against.draft).length > 0;
  if (!isOff) return undefined;
  return readAs({ intent: 'remove', sure: 1 }, said, against);
}

/** Whether a clause only asks about a plan that is there. */
function asksOfPlan(text: string, draft: Draft | undefined): boolean {
  return draft !== undefined && draft.tripTitle === undefined && isOnlyQuestion(foldInPlace(text));
}

function classified({ clause, text }: Pick<ReadClause, 'clause' | 'text'>, against: ReadAgainst): Guess[] {
  return classifyClause(
    clauseTokens(clause.text, clauseMarks(clause.text, text, against)),
    against.draft !== undefined,
  );
}

/** What only asks gives no new frame and edits nothing: it is the likeliest of the questions, or none of them. */
function readQuestion(said: Pick<ReadClause, 'clause' | 'text'>, against: ReadAgainst): ReadClause {
  const asked = classified(said, against).filter(({ intent }) => isQuestion(intent));
  const all = asked.reduce((sum, { sure }) => sum + sure, 0);
  const tried = asked.filter(({ sure }) => sure >= LEAST_OF_QUESTIONS * all).slice(0, MOST_TRIED);
  const read = firstOf(tried, (guess) => readAs(guess, said, against));
  return read ?? { ...said, intent: 'small', isAside: true, isOpenQuestion: true };
}

const ONLY_TRIPS: Resolved = {
  notPossible: 'That is not for me, I am afraid: I only plan trips, and am glad to go on with yours.',
};

/** What is about a day of the plan is an edit of that day, a question about it, or talk. */
function readOnDay(
  said: Pick<ReadClause, 'clause' | 'text'>,
  guesses: readonly Guess[],
  against: ReadAgainst,
): ReadClause {
  const likely = guesses.filter(({ intent }) => intent !== 'wish');
  const tried = likely.filter(({ intent, sure }, index) => (intent === 'small' ? index === 0 : sure >= LEAST_ON_DAY));
  const isPut = against.draft && !isQuestion(guesses[0]?.intent ?? 'wish') && wantsThing(said.text, against.draft);
  const folded = foldInPlace(said.text);
  const isLighter = !isPut && LIGHTER.test(folded) && !isPutAsQuestion(folded) && kindAsked(folded) === undefined;
  const read =
    (goesToDay(said.text, against.draft) && !isPutAsQuestion(folded)
      ? readAs({ intent: 'move', sure: 1 }, said, against)
      : undefined) ??
    (isLighter ? readAs({ intent: 'lighten', sure: 1 }, said, against) : undefined) ??
    firstOf(tried, (guess) => readAs(guess, said, against)) ??
    (isPut ? readAs({ intent: 'move', sure: 1 }, said, against) : undefined);
  return { ...(read ?? { ...said, intent: 'wish', isMissed: true }), isAside: true };
}

/** A day that is to be so is not to be emptied. */
const LIGHTER =
  /\b(?:quiet(?:er|est)?|calm(?:er)?|eas(?:y|ier)|light(?:er)?|slow(?:er)?|gentle|gentler|chill(?:ed)?|relaxed|lazy|less (?:packed|busy|full))\b/;

/** Reads a clause as what it is known to want; undefined where the plan has nothing for that. */
export function readClauseAs(intent: Intent, clause: Clause, against: ReadAgainst): ReadClause | undefined {
  return readAs({ intent, sure: 1 }, { clause, text: withTopic(clause.text, against) }, against);
}

function isSureEdit({ intent, sure }: Guess): boolean {
  return isEdit(intent) && sure >= SURE;
}

function readAs(
  { intent, sure }: Guess,
  { clause, text }: Pick<ReadClause, 'clause' | 'text'>,
  { draft, wish }: ReadAgainst,
): ReadClause | undefined {
  if (isQuestion(intent)) {
    return mayBeAsked({ intent, sure }, { said: clause.text, text, draft }) ? { clause, text, intent } : undefined;
  }
  if (!isEdit(intent)) return { clause, text, intent };
  if (TAKES_AWAY.has(intent) && clause.text.endsWith('?') && !ASKS_FOR.test(foldInPlace(clause.text))) return undefined;
  const resolved = draft && resolveEdit({ intent, text, folded: foldInPlace(text), draft, wish });
  return resolved && { clause, text, intent, resolved };
}

/** What is lost when a question is taken for a request: 'la Casa Azul abre el domingo?' */
const TAKES_AWAY: ReadonlySet<Intent> = new Set(['remove', 'lighten', 'replace', 'free', 'stay-shorter']);
const ASKS_FOR =
  /\b(?:can|could|would|will|shall|may|might|should|how about|what about|maybe|please|pls|let'?s|mind|take|remove|drop|skip|cut|swap|replace|change|leave|else|better|different|other|instead)\b/;
