import { foldInPlace } from '#shared/text/fold.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { clauseTokens } from '../clauses/clause-tokens.ts';
import { isQuestion } from '../clauses/intents.ts';
import type { Draft } from '../edits/draft.ts';
import type { Edited } from '../edits/edit-request.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { ofKindText } from '../edits/place-items.ts';
import { type DatedEvent, spokenEvents } from '../holidays/dated-events.ts';
import type { OpenQuestion } from '../questions/answer.ts';
import { answerKnown, answerOpenQuestion } from '../questions/answer-open-question.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { spokenKinds } from '../understand/kinds-of-things.ts';
import { type Want, wantsIn } from '../understand/wants.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import { beginningOf } from '../words/beginning-of.ts';
import { listed } from '../words/listed.ts';
import type { ReadClause } from './clause-reading.ts';
import { type Hearing, hearingOf } from './hearing.ts';
import { undoneText } from './hold-edits.ts';
import { unheldWants } from './hold-wants.ts';
import { isSamePlan, standings } from './plan-difference.ts';
import { type UnheardThing, unheardThings } from './unheard-things.ts';

/** What became of a clause. */
export interface Accounted {
  /** The clause. */
  readonly said: string;
  readonly outcome: 'done' | 'answered' | 'not-possible' | 'not-understood';
  /** What to say about it; nothing for a part of the wish, which the plan answers. */
  readonly reply?: string;
}

/** What clauses are accounted for against. */
interface Accounts {
  readonly before: Wish;
  readonly wish: Wish;
  /** The plan that questions are about. */
  readonly draft: Draft | undefined;
  readonly around: Surroundings;
  /** All that the message says, folded. */
  readonly message?: string;
  /** Something else of the message is asked. */
  readonly isAsked?: boolean;
}

/** 'That is around then, isn't it?', 'is that so?', 'be honest' */
const ONLY_POINTS =
  /^\W*(?:(?:and|but|so|or)\s+)*(?:(?:that|it|this|thats|its)(?:'?s| is| was)?|is (?:that|it|this))\b(?:\s+\S+){0,6}\W*$/;

/** 'Is that bad?' of what is asked beside it. */
const ONLY_JUDGES =
  /^\W*(?:(?:and|but|so|or)\s+)*(?:is|isn'?t|would|will) (?:that|it|this)(?: be)?(?: an?)? (?:bad|good|ok|okay|fine|true|right|so|problem|issue)\W*$/;

/** Fewer words than this ask for nothing on their own: 'and Sunday'. */
const FEWEST_WORDS = 2;

/** What became of each clause of a message; small talk asks for nothing. */
export function accountFor(clauses: readonly ReadClause[], accounts: Accounts): Accounted[] {
  const message = clauses.map(({ clause }) => foldInPlace(clause.text)).join(', ');
  return clauses.flatMap((read, at) => {
    const isAsked = clauses.some(
      (each, index) => index !== at && (each.isOpenQuestion === true || isQuestion(each.intent)),
    );
    return accounted(read, { ...accounts, message, isAsked });
  });
}

function accounted(read: ReadClause, accounts: Accounts): readonly Accounted[] {
  const { intent, clause } = read;
  const events =
    (intent === 'wish' || intent === 'small') && !read.isOpenQuestion ? eventsIn(clause.text, accounts.wish) : [];
  const own = accountOf(read, accounts);
  const isOnPlan = events.length > 0 && events.every(({ outcome }) => outcome === 'done');
  // What is done about a clause is said of it once.
  return [
    ...(isOnPlan ? own.filter(({ outcome, reply }) => outcome !== 'done' || reply !== undefined) : own),
    ...events,
  ];
}

/** What is every year on certain days: on the plan on its day, or when it is. */
function eventsIn(said: string, wish: Wish): Accounted[] {
  const { days } = editedPlan(wish);
  const replies = spokenEvents(foldInPlace(said), wish.destinations).map((event) => {
    const at = days.findIndex(({ entries }) => entries.some(({ place }) => place.name === event.name));
    const whenNot = wish.isDateSaid ? 'no day of the plan is then' : 'the plan has no dates yet';
    return at >= 0
      ? ({ outcome: 'done', reply: `${event.name}: on day ${at + 1}. ${event.note}` } as const)
      : ({ outcome: 'not-possible', reply: `${event.name}: ${whenText(event)}, and ${whenNot}.` } as const);
  });
  return (['done', 'not-possible'] as const).flatMap((outcome) => {
    const reply = replies.flatMap((each) => (each.outcome === outcome ? each.reply : [])).join(' ');
    return reply === '' ? [] : { said, outcome, reply };
  });
}

function whenText({ from, to }: DatedEvent): string {
  const [first, last] = [from, to].map((day) => formatDay(`2000-${day}`));
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

function accountOf(read: ReadClause, accounts: Accounts): readonly Accounted[] {
  const { clause, intent, resolved, text, isOpenQuestion, offers } = read;
  const said = clause.text;
  if (isOpenQuestion) {
    return [openAnswer(read, accounts)];
  }
  if (offers)
    return [{ said, outcome: 'answered', reply: `If you say "do that": ${offers.would} Nothing is changed yet.` }];
  if (resolved && 'done' in resolved) return [doneEdit(said, resolved, accounts)];
  if (resolved) return [{ said, outcome: 'not-possible', reply: resolved.notPossible }];
  if (isQuestion(intent) && accounts.isAsked && ONLY_JUDGES.test(foldInPlace(said)))
    return [{ said, outcome: 'answered', reply: '' }];
  if (isQuestion(intent)) {
    const { wish, draft } = accounts;
    const { message } = accounts;
    const reply = answerQuestion({ intent, text, folded: foldInPlace(text), draft, wish, message });
    // What is asked of a plan and cannot be answered out of it has a topic at least.
    if (reply === undefined && draft && draft.tripTitle === undefined) return [openAnswer(read, accounts)];
    return reply === undefined
      ? [
          {
            said,
            outcome: 'not-understood',
            reply: `To "${beginningOf(said)}" I have no answer: I know places, closing days, prices, distances and the climate.`,
          },
        ]
      : [{ said, outcome: 'answered', reply }];
  }
  // A reason, or more words to a question, is heard with what it belongs to.
  if (read.isAside && intent === 'small') return [{ said, outcome: 'done', reply: '' }];
  if (isSmall(read, accounts) || clauseTokens(said).length < FEWEST_WORDS) return [];
  return wished(read, accounts);
}

/** 'Is something closed at the New Year? That is around then, isn't it': what only points at the rest has its answer. */
function openAnswer(read: ReadClause, accounts: Accounts): Accounted {
  const said = read.clause.text;
  const asked = openQuestion(read, accounts);
  const isOfRest = accounts.isAsked === true && ONLY_POINTS.test(foldInPlace(said)) && answerKnown(asked) === undefined;
  return { said, outcome: 'answered', reply: isOfRest ? '' : answerOpenQuestion(asked) };
}

function openQuestion(
  { text }: ReadClause,
  { before, wish, draft, message, around: { today } }: Accounts,
): OpenQuestion {
  // What was offered before counts, not what this answer offers.
  return { text, folded: foldInPlace(text), draft, message, today, wish: { ...wish, proposals: before.proposals } };
}

/** An edit is done where the plan that goes out shows it; of one's own trip it is only proposed. */
function doneEdit(said: string, { edits, done }: Edited, { wish, draft }: Accounts): Accounted {
  const undone = draft?.tripTitle === undefined ? undoneText(edits, standings(editedPlan(wish))) : '';
  return undone === '' ? { said, outcome: 'done', reply: done } : { said, outcome: 'not-possible', reply: undone };
}

/** Talk that asks for nothing; 'my friend is vegetarian' is none, though it is put so. */
function isSmall({ intent, clause }: ReadClause, { before, wish, around }: Accounts): boolean {
  return (
    intent === 'small' && (before.destinations.length === 0 || !hearingOf([before, wish], around).isHeard(clause.text))
  );
}

/** A part of the wish: done where it is understood, but for what in it is not. */
function wished(
  { clause, isMissed, isAside, isTranslated }: ReadClause,
  { before, wish, around, draft }: Accounts,
): readonly Accounted[] {
  const said = clause.text;
  const isOfOwnTrip = isMissed && (draft?.tripTitle !== undefined || isAside === true);
  const hearing = isOfOwnTrip ? DEAF : hearingOf([before, wish], around);
  const missed = isTranslated ? [] : missedIn(said, hearing, wish);
  const looseKinds = kindsText(said, before, wish);
  if (looseKinds !== '') {
    const unheld = doneOf(said, missed, before, wish).filter(({ outcome }) => outcome === 'not-possible');
    return [{ said, outcome: 'done', reply: looseKinds }, ...unheld, ...missed];
  }
  if (hearing.isHeard(said)) return [...doneOf(said, missed, before, wish), ...missed];
  if (missed.some(({ outcome }) => outcome === 'done')) return missed;
  return isMissed && draft
    ? [
        {
          said,
          outcome: 'not-possible',
          reply: `I do not find anything in the plan that "${beginningOf(said)}" could mean: say its name as the plan has it, or its day.`,
        },
      ]
    : [
        {
          said,
          outcome: 'not-understood',
          reply: `I did not understand "${beginningOf(said)}", so nothing was done about it.`,
        },
      ];
}

/** What stands on the plan for things that were wanted just now, and that no place is known for. */
function kindsText(said: string, before: Wish, wish: Wish): string {
  const titles = new Set(wantsIn(foldInPlace(said)).map(({ title }) => title));
  const own = (wish.own ?? []).filter((title) => titles.has(title) && !before.own?.includes(title));
  return editedPlan(wish)
    .days.flatMap(({ entries, destination }, index) =>
      entries.flatMap(({ place, time }) =>
        own.includes(place.name)
          ? `${place.name} is on day ${index + 1}, in the ${time}. ${ofKindText(place, destination.name)}`
          : [],
      ),
    )
    .join(' ');
}

/** A wish is done, but for what the plan could not be held to. */
function doneOf(said: string, missed: readonly Accounted[], before: Wish, wish: Wish): Accounted[] {
  const isMissed = (want: Want) => missed.some((each) => foldInPlace(each.said).includes(want.said));
  const reply = unheldText(
    unheldWants(said, before, wish).filter((want) => !isMissed(want)),
    whereText(wish),
  );
  if (reply === '') return [{ said, outcome: 'done' }];
  return [
    ...(isSamePlan(before, wish) ? [] : [{ said, outcome: 'done' } as const]),
    { said, outcome: 'not-possible', reply },
  ];
}

function unheldText(wants: readonly Want[], where: string): string {
  const named = (how: Want['how']) =>
    listed([...new Set(wants.flatMap((want) => (want.how === how ? want.said : [])))], 'or');
  const [some, more, less] = [named('some'), named('more'), named('less')];
  return [
    some && `I know no place for ${some}${where}, so there is none in the plan.`,
    more && `I found no more ${more} for these days than you have: name a place, and I add it.`,
    less && `What there is of ${less} you asked for by name, so it stays: say "drop" and its name.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of one's own trip nothing is heard that the plan has nothing for. */
const DEAF: Hearing = { isHeard: () => false, isPlaced: () => false, isNotThere: () => false, isPartOf: () => false };

/** The things that the catalogue does not know, each for itself: on the plan as the traveller's own, or nowhere. */
function missedIn(said: string, hearing: Hearing, wish: Wish): Accounted[] {
  const stops = new Set(wish.destinations.map(({ name }) => foldInPlace(name)));
  const missed = unheardThings(said, hearing)
    .filter(({ title }) => !stops.has(foldInPlace(title)))
    .filter((thing) => spokenEvents(foldInPlace(thing.said), wish.destinations).length === 0)
    .filter((thing) => !spokenKinds(foldInPlace(thing.said)).some(({ title }) => wish.own?.includes(title)));
  const isOwn = ({ title }: UnheardThing) => wish.own?.includes(title) ?? false;
  const own = missed.filter(isOwn);
  const missing = missed.filter((thing) => thing.isMissing && !isOwn(thing));
  const unknown = missed.filter((thing) => !thing.isMissing && !isOwn(thing));
  const where = whereText(wish);
  return [
    ...saidOnce(
      own,
      'done',
      (names) => `I know nothing of ${names}${where}: look up where and when, it is on the plan unchecked.`,
    ),
    ...saidOnce(
      missing,
      'not-possible',
      (names) =>
        `For ${names} I know no address${where}, so no hour is set for it: ask your hotel, and say "free" with an afternoon to keep one.`,
    ),
    ...saidOnce(
      unknown.filter(({ isName }) => isName),
      'not-understood',
      (names) => `Nothing that I know${where} is ${names}, so that is not in the plan.`,
    ),
    ...saidOnce(
      unknown.filter(({ isName }) => !isName),
      'not-understood',
      (names) => `I did not understand ${names}, so nothing was done about it.`,
    ),
  ];
}

function saidOnce(
  things: readonly UnheardThing[],
  outcome: Accounted['outcome'],
  text: (names: string) => string,
): Accounted[] {
  const names = listed(
    things.slice(0, MOST_MISSED).map(({ title }) => `"${beginningOf(title)}"`),
    'or',
  );
  return things.map(({ said }, index) => ({ said, outcome, reply: index === 0 ? text(names) : '' }));
}

function whereText({ destinations }: Wish): string {
  const names = destinations.slice(0, 3).map(({ name }) => name);
  return names.length > 0 ? ` in ${listed(names, 'or')}` : '';
}

const MOST_MISSED = 4;
