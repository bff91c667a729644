import { foldInPlace } from '#shared/text/fold.ts';
import { nearestTo } from '../catalogue/nearest.ts';
import { dayAndPart } from '../clauses/clause-tokens.ts';
import { isQuestion } from '../clauses/intents.ts';
import { splitClauses, withoutCondition } from '../clauses/split-clauses.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { draftOfPlan } from '../edits/draft-of-plan.ts';
import { draftOfTrip } from '../edits/draft-of-trip.ts';
import { editedPlan, withPlanOf } from '../edits/edited-plan.ts';
import { heldHoursSaid, withHeld } from '../edits/hold-hours.ts';
import { withKeptDays } from '../edits/kept-days.ts';
import { isAboutTime } from '../holidays/times-to-mind.ts';
import { ideasFor } from '../itinerary/quick-ideas.ts';
import { routeOf, usualDays } from '../itinerary/route.ts';
import { conversationInEnglish, isInOtherLanguage } from '../languages/in-english.ts';
import type { PlannerRequest } from '../planner.ts';
import { hasTopic, isEmergency } from '../questions/topic-answers.ts';
import { findLength } from '../understand/find-length.ts';
import { findPlaces } from '../understand/find-places.ts';
import { saysHours } from '../understand/held-times.ts';
import { withTimesSpelt } from '../understand/misspelt-times.ts';
import { isAboutOwnTrips, isOffTopic, isOnlyAsking } from '../understand/off-topic.ts';
import { withoutSystemTalk } from '../understand/spoken-as-system.ts';
import { takesBack, takesFirstBack } from '../understand/take-back.ts';
import { afterMessage, replay } from '../understand/understand.ts';
import { NO_WISH, type Surroundings, type Wish } from '../understand/wish.ts';
import { acceptedWish, chosenWish, proposalsIn } from './accept-proposal.ts';
import { asSaid } from './as-said.ts';
import type { ReadAgainst, ReadClause } from './clause-reading.ts';
import { hearingOf } from './hearing.ts';
import { withWants } from './hold-wants.ts';
import { joinedClauses } from './join-clauses.ts';
import { turnOf } from './leans-on-turn.ts';
import { withOwn } from './own-wishes.ts';
import { isForSome, readClause } from './read-clause.ts';
import { withJoinedQuestions, withReasons } from './reasons.ts';
import { isSaidAgain, joined } from './said-in-two-clauses.ts';
import { seedOf } from './seed.ts';
import { withTopicOfAnswer } from './topic-of-answer.ts';
import { reframed, withEdits, withTopic } from './with-edits.ts';

/** A whole conversation as it was understood. */
export interface Heard {
  /** Everything that the traveller has said so far, with the last message. */
  readonly wish: Wish;
  /** The same before the last message. */
  readonly before: Wish;
  /** The clauses of the last message. */
  readonly clauses: readonly ReadClause[];
  /** The plan, or the traveller's own trip, that the last message was about; undefined while there is none. */
  readonly draft: Draft | undefined;
  /** The plan is the first one, and the message says more of it: 'Paris for 4 days. The Louvre on the first day.' */
  readonly isFirstPlan?: boolean;
}

/** Hears a whole conversation: its messages in turn, each clause for what it wants. */
export function hear(request: PlannerRequest): Heard {
  const said = request.chatHistory.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const around = surroundingsOf(request);
  const all = [...said, request.message].map((each) => withTimesSpelt(withoutInterjections(withoutSystemTalk(each))));
  const { messages: known, seed } = seedOf(conversationInEnglish(all), request, around);
  const messages = seed && !onlyAsks(known[0] ?? '', seed, request, around) ? known.slice(-1) : known;
  let last: Omit<Heard, 'wish'> = { before: seed ?? NO_WISH, clauses: [], draft: undefined };
  let left = messages.length;
  const wish = replay(messages, seed ?? NO_WISH, (before, said) => {
    left--;
    const message = acceptedWish(said, before) ?? chosenWish(said, before) ?? said;
    const isTranslated = isInOtherLanguage(all.slice(0, all.length - left));
    const read = readMessage({ wish: before, message, isLast: left === 0, isTranslated }, request, around);
    const after = afterClauses(before, message, read, around);
    const again = read.draft || request.trip ? undefined : readOnPlan(read.clauses, after, request, around);
    last = { before, ...read, ...(again ? { clauses: again.clauses, isFirstPlan: true } : {}) };
    const now = again?.wish ?? after;
    const turn =
      turnOf(last.clauses, before.start !== undefined && now.start !== before.start) ??
      (now.isUnderstood ? undefined : before.turn);
    return withPlanOf(now, { ...now, turn, proposals: proposalsIn(read.clauses, read.draft, now) });
  });
  // A message that takes the last one back has no clauses of its own.
  return left === 0 ? { wish, ...last } : { wish, before: wish, clauses: [], draft: undefined };
}

/** 'No wait, I do want it' wants it: what only halts is blank, so that positions stay. */
function withoutInterjections(message: string): string {
  return message.replace(HALTS, (said) => ' '.repeat(said.length));
}

const HALTS =
  /(?<=^|[.!?;]\s*)\s*(?:(?:oh|hm+|ugh|ah+|erm?|um+|no+|nope|nah|ok|okay|yeah)[,.!\s]+)*(?:wait(?: a (?:sec|second|minute|moment))?|hang on|hold on)(?! (?:for|until|till|at|in)\b)\b[,.!\s]*/gi;

/** Whether nothing was changed for a message: what it changed is in the seed already. */
function onlyAsks(message: string, wish: Wish, request: PlannerRequest, around: Surroundings): boolean {
  if (takesBack(message)) return false;
  const { clauses } = readMessage({ wish, message, isLast: false, isTranslated: false }, request, around);
  return clauses.every(({ intent }) => isQuestion(intent) || intent === 'small');
}

/** What a message needs but does not contain. */
export function surroundingsOf({ today }: PlannerRequest): Surroundings {
  return {
    today,
    ideasOf: (wish) => (wish.unknown ? nearestTo(wish.unknown).map(({ destination }) => destination) : ideasFor(wish)),
    daysOf: (wish) => wish.days ?? usualDays(wish),
    stopsOf: (wish) => routeOf(wish, wish.days ?? usualDays(wish)).map(({ destination }) => destination),
  };
}

/** A message of a conversation, in English, and the wish before it. */
interface ReadMessage {
  readonly wish: Wish;
  readonly message: string;
  readonly isLast: boolean;
  /** It was written in another language. */
  readonly isTranslated: boolean;
}

/** The clauses of a message; those about the traveller's own trip are read on the trip as it is now. */
function readMessage(
  { wish, message, isLast, isTranslated }: ReadMessage,
  { trip, today }: PlannerRequest,
  around: Surroundings,
): Pick<Heard, 'clauses' | 'draft'> {
  // There is nothing to take back, or it would have been.
  if (takesBack(message) || takesFirstBack(message)) return { clauses: [], draft: undefined };
  // Of a trip that the chat is opened on, everything may be asked.
  const ofTrip = trip && isLast ? draftOfTrip(trip, today) : undefined;
  const draft = ofTrip ?? (trip ? undefined : draftOfWish(wish, today));
  // 'How do we say no nuts in Thai?' is about the trip, once there is one.
  const isOfTrip = trip ? isAboutOwnTrips(message) : draft && hasTopic(foldInPlace(message));
  const text = message.slice(0, MOST_READ).normalize('NFC');
  const isOther = isOffTopic(message) && !isOfTrip;
  if (isOther && splitClauses(text).every((each) => isOffTopic(each.text) || !namesTrip(each.text)))
    return { clauses: [], draft: undefined };
  if (isEmergency(foldInPlace(message))) return { draft, clauses: [asOneQuestion(message)] };
  const clauses = joinedClauses(splitClauses(text).map(withoutCondition), text);
  let spokenOf = wish;
  let now = draft;
  let dayBefore: string | undefined;
  let isApart = false;
  const drafts: (Draft | undefined)[] = [];
  const each = clauses.map((clause) => {
    drafts.push(now);
    const heard = readClause(clause, {
      draft: now,
      wish: spokenOf,
      around,
      dayBefore,
      isApart,
      isAlone: clauses.length === 1,
      message: foldInPlace(text),
    });
    isApart = isForSome(heard);
    dayBefore = dayAndPart(clause.text) ?? dayBefore;
    const isOfHours = !now && !trip && saysHours(foldInPlace(clause.text));
    const read = { ...heard, ...(isTranslated ? { isTranslated } : {}), ...(isOfHours ? { isAside: true } : {}) };
    const said = asSaid(read, { message, text, isPlanned: now !== undefined, hearing: hearingOf([wish], around) });
    // 'The Louvre is a must. Which day is it on?'
    const spoken = withTopic(spokenOf, [said], draft ? destinationsOf(draft) : wish.destinations);
    spokenOf = clauses.length > 1 ? withTopicOfAnswer(spoken, said, now) : spoken;
    // 'Drop the Louvre and add the Orsay on day 2': there is room by then.
    if (said.resolved && 'edits' in said.resolved && !ofTrip && clauses.length > 1) {
      spokenOf = withEdits(unchanged(spokenOf), [said], today);
      now = draftOfWish(spokenOf, today);
    }
    return said;
  });
  const read = withReasons(each, wish, around);
  // 'Too much, take something out' is read as one, from the first to the last of its words.
  const clausesOnce = read.flatMap((each, index) => {
    const before = read[index - 1];
    if (isSaidAgain(each, read[index + 1])) return [];
    return before && isSaidAgain(before, each)
      ? [joined(message, [before, each], { draft: drafts[index - 1], wish, around })]
      : [each];
  });
  return { draft, clauses: clausesOnce };
}

/** The clauses of the message that made the first plan, read once more on that plan; undefined where that says no more. */
function readOnPlan(
  clauses: readonly ReadClause[],
  wish: Wish,
  { today }: PlannerRequest,
  around: Surroundings,
): Pick<Heard, 'wish' | 'clauses'> | undefined {
  const draft = clauses.length > 1 ? draftOfWish(wish, today) : undefined;
  if (!draft) return undefined;
  const read = withJoinedQuestions(clauses.map((each) => onPlan(each, { draft, wish, around }) ?? each));
  const more = read.filter((each, index) => each !== clauses[index]);
  if (more.length === 0) return undefined;
  const held = more.flatMap(({ resolved }) => (resolved && 'edits' in resolved ? (resolved.wish?.held ?? []) : []));
  const planned = held.length > 0 ? { ...wish, held: held.reduce(withHeld, []) } : wish;
  const edited = withEdits({ ...planned, isUnderstood: false }, more, today);
  return { wish: { ...edited, isUnderstood: wish.isUnderstood }, clauses: read };
}

/** A clause of a wish as a question about the plan, or as an edit of one of its days. */
function onPlan(
  { clause, intent }: ReadClause,
  against: ReadAgainst & { readonly draft: Draft },
): ReadClause | undefined {
  const held = heldHoursSaid(clause.text, against);
  if (held) return { clause, text: clause.text, intent: 'time', resolved: held, isAside: true };
  if (intent !== 'wish') return undefined;
  const read = readClause(clause, against);
  const isAsked = read.isOpenQuestion === true || isQuestion(read.intent);
  const folded = foldInPlace(clause.text);
  if (isAsked && (hasTopic(folded) || isAboutTime(folded, destinationsOf(against.draft))))
    return { ...read, isOpenQuestion: true };
  if (isQuestion(read.intent)) return hearingOf([NO_WISH], against.around).isHeard(clause.text) ? undefined : read;
  const { days } = askedDays(clause.text, against.draft.days, against.draft.today);
  return read.resolved && ON_DAY.has(read.intent) && days.length > 0 ? read : undefined;
}

const ON_DAY: ReadonlySet<string> = new Set(['add', 'move', 'free', 'late-start']);

/** Whoever was robbed wants no plan. */
function asOneQuestion(message: string): ReadClause {
  const text = message.slice(0, MOST_READ).normalize('NFC');
  return { clause: { at: 0, end: text.length, text }, text, intent: 'small', isAside: true, isOpenQuestion: true };
}

/** Whether a clause has a place or a length, and so may ask for a trip. */
function namesTrip(text: string): boolean {
  return findPlaces(text).length > 0 || findLength(foldInPlace(text)) !== undefined;
}

/** Characters of a message that are read. */
const MOST_READ = 2000;

/** The plan that a wish leads to; undefined while nothing is planned. */
export function draftOfWish(wish: Wish, today: string): Draft | undefined {
  const isPlanned = !wish.isChoice && !wish.unknown && (wish.destinations.length > 0 || wish.country !== undefined);
  return isPlanned ? draftOfPlan(editedPlan(wish), wish, today) : undefined;
}

/** The wish after a message: a new frame by the clauses that are neither questions nor edits, then the edits. */
function afterClauses(
  before: Wish,
  message: string,
  { clauses, draft }: Pick<Heard, 'clauses' | 'draft'>,
  around: Surroundings,
): Wish {
  const apart = clauses.filter(
    ({ intent, resolved, isAside }) =>
      resolved !== undefined ||
      isAside === true ||
      (draft && (isQuestion(intent) || (intent === 'small' && isOnlyAsking(message)))),
  );
  const rest = withoutClauses(message.slice(0, MOST_READ).normalize('NFC'), apart);
  const framed =
    /[\p{L}\p{N}]/u.test(rest) || clauses.length === 0 ? afterMessage(before, rest, around) : unchanged(before);
  const own = withOwn(before, ofThisPlace(before, framed), clauses, around);
  const anew = reframed(before, own);
  const wanted = withWants(before, anew, wishedTexts(clauses));
  const wanting = wanted === anew || anew.shown === undefined ? wanted : withKeptDays(anew, wanted);
  const held = own.isUnderstood || wanting !== anew ? wanting : own;
  return withEdits(held, clauses, around.today);
}

/** What is said of the trip in clauses that are neither questions nor edits. */
function wishedTexts(clauses: readonly ReadClause[]): string[] {
  return clauses.flatMap(({ clause, intent, resolved, isAside }) =>
    intent === 'wish' && resolved === undefined && isAside !== true ? clause.text : [],
  );
}

/** What was asked for where the trip goes no more is not missed there. */
function ofThisPlace(before: Wish, framed: Wish): Wish {
  const { destinations, asked = [], own = [] } = framed;
  const isElsewhere = !before.destinations.some((each) => destinations.includes(each));
  if (before.destinations.length === 0 || destinations.length === 0 || !isElsewhere) return framed;
  const there = new Set(destinations.flatMap(({ places }) => places.map(({ name }) => name)));
  return { ...framed, asked: asked.filter((name) => there.has(name) || own.includes(name)) };
}

/** The message with these clauses blank, so that positions stay. */
function withoutClauses(message: string, clauses: readonly ReadClause[]): string {
  return clauses.reduce(
    (text, { clause: { at, end } }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    message,
  );
}

function unchanged(wish: Wish): Wish {
  return { ...wish, changes: [], leftAside: undefined, cheaperThan: undefined, isUnderstood: false };
}
