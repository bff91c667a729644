import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { activitiesNamed } from '../understand/activities.ts';
import { namedSights } from '../understand/find-sights.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { Edit } from './edit.ts';
import { findItems, kindAsked } from './find-items.ts';

/** Verbs that take something off a plan, and those that a particle makes one: 'take it out'. */
const TAKES_OFF =
  /\b(?:take (?:out|off|away)|leave out|cross (?:out|off)|kick out|throw out|get rid of|remove|drop|skip|scrap|ditch|bin|lose|cut|cancel|delete|chuck|toss|axe|forget(?: about)?|do without|without|no(?! ?,))\s+(?:out\s+)?(?:[\p{L}'’]+\s+){0,3}$/u;
const PARTICLE_BEFORE = /\b(?:take|leave|cross|kick|throw|chuck|toss|cut)\s+(?:[\p{L}'’]+\s+){0,2}$/u;
const PARTICLE_AFTER = /^\s*(?:out|off|away)\b/;
/** 'The Louvre out, the Orsay in' */
const OUT_AFTER = /^\s*(?:out|off|gone)\s*(?:$|[,.;!]|\b(?:and|please|pls|then|but)\b)/;
/** 'Don't drop the Louvre', 'we can't skip it' */
const KEEPS = /\b(?:don'?t|do not|not|never|can'?t|cannot|won'?t|without)\s+(?:[\p{L}'’]+\s+){0,2}$/u;
/** What is taken from one day and put on another is not taken off. */
const PUTS = /\b(?:put|add|move|shift|swap|replace|instead|give|gimme|bring|do it|have it)\b/;

/** The titles and names among these of what a text wants off the plan: 'the Louvre' of 'take out the Louvre'. */
export function takenOff(text: string, draft: Draft): ReadonlySet<string> {
  const folded = foldInPlace(text);
  const named = namedSights(folded, destinationsOf(draft));
  return new Set(
    named.flatMap(({ place, at, end }) => (isTakenOff(folded.slice(0, at), folded.slice(end)) ? place.name : [])),
  );
}

function isTakenOff(before: string, after: string): boolean {
  if (PUTS.test(after)) return false;
  if (OUT_AFTER.test(after)) return true;
  const verb = TAKES_OFF.exec(before) ?? (PARTICLE_AFTER.test(after) ? PARTICLE_BEFORE.exec(before) : null);
  return verb !== null && !KEEPS.test(before.slice(0, verb.index));
}

/** Whether edits keep on the plan, or put there, what the text wants off it. */
export function isOpposite(edits: readonly Edit[], text: string, draft: Draft): boolean {
  const off = takenOff(text, draft);
  return (
    off.size > 0 &&
    edits.some((edit) => (edit.kind === 'add' && off.has(edit.place)) || (edit.kind === 'move' && off.has(edit.title)))
  );
}

const MEAL = /\b(?:dinner|lunch|breakfast|brunch|supper|eat|meal|food)\b/;

/** Whether a text names something to see or do, on the plan or not; a meal may be the traveller's own. */
export function wantsThing(text: string, draft: Draft): boolean {
  const { rest } = apartFromDay(text);
  const folded = foldInPlace(rest);
  if (namedSights(folded, destinationsOf(draft)).length > 0 || activitiesNamed(folded)) return true;
  return !MEAL.test(folded) && (kindAsked(folded) !== undefined || findItems(rest, draft).length > 0);
}
