import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay, dayAndPart } from '../clauses/clause-tokens.ts';
import { type EditIntent, type Intent, isEdit, isQuestion } from '../clauses/intents.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf, placedItems } from '../edits/draft.ts';
import type { Resolved } from '../edits/edit-request.ts';
import { dayText, outsideText } from '../edits/edit-words.ts';
import { isAboutLeaving, whenToLeave } from '../questions/airport-way.ts';
import { findTime } from '../understand/find-clock.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Turn, Wish } from '../understand/wish.ts';
import words from './leans-on-turn.json' with { type: 'json' };

const SMALL = new Set(words.small.split(' '));
const ASKS = new RegExp(`^\\W*(?:(?:ok|so|well)\\W+)*(?:${words.asks})\\b`);
const DECIDES = new RegExp(`\\b(?:${words.decides})\\b`);
const AGAIN = new RegExp(`\\b(?:${words.again})\\b`);
const PARTS = /^(?:morning|afternoon|evening|night)s?$/;

/** A clause of the last message, as it was read. */
interface Said {
  readonly intent: Intent;
  readonly text: string;
  readonly resolved?: Resolved | undefined;
  readonly isOpenQuestion?: boolean;
}

/** What the last message asked or did, for a message that says no more than a day, an hour or 'the same'. */
export function turnOf(clauses: readonly Said[], isDated: boolean): Turn | undefined {
  if (isDated) return { kind: 'dated', intent: 'wish', text: '' };
  const last = clauses.findLast(
    ({ intent, resolved, isOpenQuestion }) => isOpenQuestion === true || isQuestion(intent) || resolved !== undefined,
  );
  if (!last) return undefined;
  const { intent, text, isOpenQuestion } = last;
  if (isOpenQuestion === true || isQuestion(intent)) return { kind: 'asked', intent, text };
  return isEdit(intent) ? { kind: 'did', intent, text } : undefined;
}

/** A message that only names a day or an hour, and what it is read against. */
interface Leaning {
  readonly clause: Clause;
  readonly draft: Draft;
  readonly wish: Wish;
}

/** What such a message stands for: a question or an edit in words, what becomes of it, or nothing of the kind. */
export type Leant =
  | { readonly kind: 'question'; readonly intent: Turn['intent']; readonly text: string }
  | { readonly kind: 'edit'; readonly intent: EditIntent; readonly text: string }
  | { readonly kind: 'resolved'; readonly resolved: Resolved }
  /** Other dates of the trip. */
  | { readonly kind: 'frame' };

/** Reads 'Sunday then', 'and on Saturday?', 'the same for day 3' and 'Sunday, the flight is at 20:40' against the turn before. */
export function leansOnTurn({ clause: { text }, draft, wish }: Leaning): Leant | undefined {
  const { turn } = wish;
  if (!turn || draft.tripTitle !== undefined) return undefined;
  const leaving = hourOfLeaving(text, draft, wish);
  if (leaving) return { kind: 'resolved', resolved: leaving };
  const both = bothOf(text, draft, turn);
  if (both) return both;
  const day = onlyDay(text);
  if (day === undefined) return undefined;
  if (turn.kind === 'dated') return { kind: 'frame' };
  const asked = askedDays(text, draft.days, draft.today);
  const [on, ...others] = asked.days;
  if (!on && turn.kind === 'asked' && asked.isOutside && !isAskedAgain(text) && thingIn(turn.text, draft) !== undefined)
    return { kind: 'resolved', resolved: { notPossible: outsideText(draft) } };
  if (!on || others.length > 0 || asked.isUndated) return undefined;
  return (
    (turn.kind === 'asked' ? afterQuestion(text, day, { draft, turn }) : afterEdit(text, day, { draft, turn })) ?? {
      kind: 'resolved',
      resolved: {
        notPossible: `What shall be on ${dayText(on)}? Say what goes there, moves there or comes off; nothing is changed yet.`,
      },
    }
  );
}

/** 'Both', of the things that the question before named. */
function bothOf(text: string, draft: Draft, turn: Turn): Leant | undefined {
  const said: readonly string[] = foldInPlace(text).match(/\p{L}+/gu) ?? [];
  if (turn.kind !== 'asked' || !said.includes('both') || !said.every((word) => word === 'both' || SMALL.has(word)))
    return undefined;
  const names = [...new Set(namedSights(foldInPlace(turn.text), destinationsOf(draft)).map(({ place }) => place.name))];
  return names.length === 2 ? { kind: 'edit', intent: 'add', text: `add ${names.join(' and ')}` } : undefined;
}

/** The day that a text names, if it says nothing else. */
function onlyDay(text: string): string | undefined {
  const { day, rest } = apartFromDay(text);
  const left = foldInPlace(rest).match(/[\p{L}\p{N}']+/gu) ?? [];
  return day !== undefined && left.every((word) => SMALL.has(word) || PARTS.test(word)) ? dayAndPart(text) : undefined;
}

interface Before {
  readonly draft: Draft;
  readonly turn: Turn;
}

function afterQuestion(text: string, day: string, { draft, turn }: Before): Leant | undefined {
  const again = { kind: 'question', intent: turn.intent, text: onDay(turn.text, day) } as const;
  if (isAskedAgain(text)) return again;
  const title = thingIn(turn.text, draft);
  if (title !== undefined) return toDay(title, day, draft);
  return apartFromDay(turn.text).day === undefined ? undefined : again;
}

function afterEdit(text: string, day: string, { draft, turn }: Before): Leant | undefined {
  const folded = foldInPlace(text);
  const title = thingIn(turn.text, draft);
  const isPut = turn.intent === 'move' || turn.intent === 'add' || turn.intent === 'fill';
  if (isPut && title !== undefined && DECIDES.test(folded) && !AGAIN.test(folded)) return toDay(title, day, draft);
  const isOfDay = apartFromDay(turn.text).day !== undefined && isEdit(turn.intent);
  return AGAIN.test(folded) && isOfDay && isEdit(turn.intent)
    ? { kind: 'edit', intent: turn.intent, text: onDay(turn.text, day) }
    : undefined;
}

/** A text about another day than the one that it names, if it names one. */
function onDay(text: string, day: string): string {
  const old = apartFromDay(text).day ?? '';
  const at = foldInPlace(text).indexOf(old);
  return old === '' ? `${text} on ${day}` : `${text.slice(0, at)}${day}${text.slice(at + old.length)}`;
}

/** 'And on Saturday?' */
function isAskedAgain(text: string): boolean {
  const folded = foldInPlace(text);
  return text.trim().endsWith('?') || (ASKS.test(folded) && !DECIDES.test(folded));
}

/** The one thing that a text is about. */
function thingIn(text: string, draft: Draft): string | undefined {
  const names = new Set(namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place.name));
  const [only, ...others] = names;
  return others.length === 0 ? only : undefined;
}

function toDay(title: string, day: string, draft: Draft): Leant {
  const isThere = placedItems(draft).some(({ item }) => item.place?.name === title);
  return isThere
    ? { kind: 'edit', intent: 'move', text: `move ${title} to ${day}` }
    : { kind: 'edit', intent: 'add', text: `add ${title} on ${day}` };
}

/** After 'when must we be at the airport?' an hour is that of the flight home. */
function hourOfLeaving(text: string, draft: Draft, wish: Wish): Resolved | undefined {
  const folded = foldInPlace(text);
  const departure = findTime(folded);
  const { turn } = wish;
  if (turn?.kind !== 'asked' || departure === undefined || !awaitsHour(turn)) return undefined;
  const { days } = askedDays(text, draft.days, draft.today);
  const last = draft.days.at(-1);
  if (!last || days.some((day) => day !== last)) return undefined;
  return {
    edits: [],
    wish: { destinations: wish.destinations, clock: { ...wish.clock, departure } },
    done: `You leave on ${dayText(last)}. ${whenToLeave({ folded, wish })}`,
  };
}

function awaitsHour({ text }: Turn): boolean {
  return isAboutLeaving(foldInPlace(text));
}
