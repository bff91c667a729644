import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import { saysHours } from '../understand/held-times.ts';

/** 'Spread it over two days' is of the day that the clause before names. */
const SPREADS =
  /^\W*(?:(?:so|and|please|pls|can you|could you)\s+)*(?:spread|split|divide|stretch|break)\s+(?:it|that|this|them)\b/;
/** What is said of the end of the trip with it. */
const OF_THE_END =
  /^\W*(?:(?:and|but|so|then)\s+)*(?:(?:drop|cut|lose|skip|remove|take)\b.*\bend\b|(?:it|the trip)\s+(?:still\s+)?stays?\b|still\b|same\b)/;

/** 'Add Monday too, nothing big' */
const LITTLE =
  /^\W*(?:(?:but|and|just|only|please|pls)\s+)*(?:nothing (?:big|much|special|fancy|too (?:much|big))|not too much|something (?:small|light|easy))\W*(?:please|pls)?\W*$/;

/** 'My meeting is cancelled! So Tuesday is free' */
const FREE_THEN =
  /^\W*(?:(?:so|that means|then|which means)\s+)*[\p{L}\d ]{0,20}\b(?:is|am|are|'m|'re)\s+(?:all\s+|completely\s+|now\s+)*free\b/u;

/** 'The baby naps from one to three, so nothing then' */
const OF_HOURS =
  /^\W*(?:(?:so|and|please|pls)\s+)*(?:nothing|no plans?|keep (?:it|that|them) (?:free|clear))\b\s*(?:then|planned|at that time)?\b/;

/** 'Start in Granada', and 'finish in Seville' with it: one order. */
const STARTS = /\b(?:start|begin)\w*\s+(?:in|with|from|at)\b/;
const FINISHES = /^\W*(?:(?:and|then|to)\s+)*(?:finish|end)\w*\s+(?:in|with|at)\b/;
/** 'Take a day off Lyon', and 'add it to Marseille' with it. */
const TAKES =
  /\b(?:less|fewer|shorter|remove|take|cut|drop|lose|skip|minus)\b.*\b(?:days?|nights?)\b|\b(?:days?|nights?)\b.*\b(?:less|fewer|off)\b/;
const GIVES =
  /^\W*(?:(?:and|then|please|instead)\s+)*(?:(?:add|give|put|spend|use)\s+(?:it|them|that|those)\b|(?:one|two|an?|\d)\s+(?:\w+\s+)?more\b)/;

function isOneChangeOfStops(before: string, after: string): boolean {
  return (STARTS.test(before) && FINISHES.test(after)) || (TAKES.test(before) && GIVES.test(after));
}

/** A message's clauses, those that only together say what is wanted as one. */
export function joinedClauses(clauses: readonly Clause[], message: string): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const folded = foldInPlace(clause.text);
    const isMore =
      before !== undefined &&
      (isOneChangeOfStops(foldInPlace(before.text), folded) ||
        LITTLE.test(folded) ||
        (FREE_THEN.test(folded) && /\bcancel\w*\b/.test(foldInPlace(before.text))) ||
        (OF_HOURS.test(folded) && saysHours(foldInPlace(before.text))) ||
        (SPREADS.test(folded) && apartFromDay(before.text).day !== undefined) ||
        (OF_THE_END.test(folded) && /\b(?:spread|split|divide|stretch)\b/.test(foldInPlace(before.text))));
    if (before && isMore)
      joined.splice(-1, 1, { at: before.at, end: clause.end, text: message.slice(before.at, clause.end) });
    else joined.push(clause);
  }
  return joined;
}
