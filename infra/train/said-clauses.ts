import { resolve } from 'node:path';
import type { Marked } from '#functions/planner/clauses/clause-tokens.ts';
import type { Intent } from '#functions/planner/clauses/intents.ts';
import { conversationInEnglish } from '#functions/planner/languages/in-english.ts';
import { findPlaces } from '#functions/planner/understand/find-places.ts';
import type { SaidIntent } from './said-labels.ts';
import { type SaidMessage, saidMessages } from './said-messages.ts';

/** A clause of events/planner/said as the planner reads it: in English, with its names marked. */
export interface SaidClause {
  readonly author: string;
  /** The same for the clauses of one message. */
  readonly message: number;
  readonly hasPlan: boolean;
  readonly intent: Intent;
  readonly text: string;
  readonly marked: readonly Marked[];
}

/** What the planner does about intents that it does not tell apart; those that it has nothing for are left out. */
const SAME: Partial<Record<SaidIntent, Intent>> = {
  'question-plan': 'what-plan',
  ...{ exclude: 'wish', correct: 'wish', choose: 'wish', 'add-stop': 'wish', 'drop-stop': 'wish' },
};
const NOTHING: ReadonlySet<SaidIntent> = new Set(['question-other', 'undo', 'early-end']);

export function saidClauses(): SaidClause[] {
  return saidMessages(resolve(import.meta.dirname, '../../events/planner/said')).flatMap((said, message) =>
    said.clauses.flatMap(({ at, end, intent }) => {
      if (NOTHING.has(intent)) return [];
      const written = said.text.slice(at, end);
      const text = conversationInEnglish([said.text, written])[1] ?? written;
      const own = SAME[intent] ?? (intent.replace('question-', '') as Intent);
      return {
        author: said.author,
        message,
        hasPlan: said.hasPlan,
        intent: own,
        text,
        marked: marksOf(said, { at, end }, text),
      };
    }),
  );
}

/** The sights that a clause names, and places; of one in another language only places, as its words stand elsewhere. */
function marksOf(
  { text: message, spans }: SaidMessage,
  { at, end }: { readonly at: number; readonly end: number },
  text: string,
): Marked[] {
  const isAsWritten = message.slice(at, end) === text;
  const sights = spans
    .filter((span) => isAsWritten && THINGS.has(span.role) && at <= span.at && span.end <= end)
    .map((span): Marked => ({ kind: 'SIGHT', at: span.at - at, end: span.end - at }));
  const places = findPlaces(text)
    .filter((place) => sights.every((each) => place.end <= each.at || place.at >= each.end))
    .map((place): Marked => ({ kind: 'PLACE', at: place.at, end: place.end }));
  return [...sights, ...places];
}

const THINGS: ReadonlySet<string> = new Set(['what', 'with']);
