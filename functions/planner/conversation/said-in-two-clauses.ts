import { foldInPlace } from '#shared/text/fold.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import type { ReadAgainst, ReadClause } from './clause-reading.ts';
import { readClauseAs } from './read-clause.ts';

/** Two clauses that ask for one thing, read as one: the day may be said in the first, and how much in the second. */
export function joined(
  message: string,
  [first, second]: readonly [ReadClause, ReadClause],
  against: ReadAgainst,
): ReadClause {
  const { at } = first.clause;
  const { end } = second.clause;
  const text = message.normalize('NFC').slice(at, end);
  const clause: Clause = { at, end, text };
  const intent = changesStops(first.resolved)
    ? 'stay-longer'
    : dropsDay(first.resolved)
      ? 'drop-day'
      : first.intent === 'remove'
        ? 'replace'
        : second.intent;
  return { ...second, ...readClauseAs(intent, clause, against), clause };
}

/** 'Too much, take something out' asks for one thing, in two clauses. */
export function isSaidAgain({ intent, resolved }: ReadClause, next: ReadClause | undefined): boolean {
  if (next === undefined) return false;
  // 'I do not like the Louvre. Anything better?' asks for something else in its place.
  if (intent === 'remove' && resolved && INSTEAD.test(foldInPlace(next.clause.text))) return true;
  if (dropsDay(resolved) && dropsDay(next.resolved)) return true;
  if (changesStops(resolved) && GIVES.some((gives) => gives.test(foldInPlace(next.text)))) return true;
  return SAID_TWICE.has(intent) && intent === next.intent;
}

function dropsDay(resolved: ReadClause['resolved']): boolean {
  return resolved !== undefined && 'edits' in resolved && resolved.edits.some(({ kind }) => kind === 'drop');
}

/** '… Take it from Tokyo', '… and give Rome its night back' goes on with a stop that is put in or taken out. */
const GIVEN =
  /^\W*(?:(?:and|then|so|please)\s+)*(?:take|cut|steal|give|put|spend|use)\b[^.;!?]*\b(?:it|that|them|those|its|his|her|one|days?|nights?|time)\b/;

/** '…, more days in Porto', '… so that we have four days there' */
const GOES_ON =
  /^\W*(?:(?:and|then|so|please|that)\s+)*(?:(?:some\s+)?more (?:days?|nights?|time) (?:in|near|at|for|on|around)\b|(?:we|i) [^.;!?]*\b\d+ (?:days?|nights?) (?:there|in)\b)/;
const GIVES = [GIVEN, GOES_ON];

function changesStops(resolved: ReadClause['resolved']): boolean {
  return resolved !== undefined && 'done' in resolved && resolved.wish?.destinations !== undefined;
}

const INSTEAD =
  /^\W*(?:(?:and|or|so|is there|got|have you|find|put|maybe)\s+)*(?:anything|something|sth|somewhere)\s+(?:better|else|nicer|different|other|cooler|new)\b[^,;]{0,20}$|^\W*(?:(?:and|or|so|then|maybe|rather|please|pls|just)\s+)*(?:(?:put|find|have|take|do|add|give us|pick|how about|i want|we want)\s+)?(?:in\s+)?(?:anything|something|sth|smth)\b[^,;.]{0,40}\b(?:instead|in its place|there|for it)\W*$|^\W*what (?:else|instead|could we do instead)\b[^.;]{0,20}$/;

const SAID_TWICE: ReadonlySet<string> = new Set(['lighten', 'late-start', 'drop-day', 'pack', 'redo']);
