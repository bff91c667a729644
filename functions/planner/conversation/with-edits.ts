import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { isEdit, isQuestion } from '../clauses/intents.ts';
import { draftOfPlan } from '../edits/draft-of-plan.ts';
import type { Edited, Resolved } from '../edits/edit-request.ts';
import { editedPlan, withPlanOf } from '../edits/edited-plan.ts';
import { isPlanned, isSameWish } from '../edits/frame-difference.ts';
import { heldAfter, withHeld } from '../edits/hold-hours.ts';
import { withKeptDays } from '../edits/kept-days.ts';
import { resolveEdit } from '../edits/resolve-edit.ts';
import { wayNames } from '../questions/ways-known.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Part, Wish } from '../understand/wish.ts';
import type { ReadClause } from './clause-reading.ts';

/**
 * A wish with the edits of a message's clauses, on the plan as it is; after a new frame they are resolved again on the
 * plan that it leads to.
 */
export function withEdits(framed: Wish, clauses: readonly ReadClause[], today: string): Wish {
  const isNewFrame = framed.isUnderstood;
  const edited = clauses.reduce<Wish>((wish, read) => {
    const resolved = isNewFrame ? again(wish, read, today) : read.resolved;
    return resolved && 'edits' in resolved ? afterEdit(wish, resolved) : wish;
  }, framed);
  return withTopic(edited, clauses, editedStops(edited));
}

/** The destinations of the plan; of a country, those of its route. */
function editedStops(wish: Wish): readonly CatalogueDestination[] {
  return wish.country === undefined ? wish.destinations : editedPlan(wish).stops.map(({ destination }) => destination);
}

/**
 * What edits mean for a new plan: what was taken off stays off, what was added is asked for already. Where it is the same
 * trip at another time, longer or shorter, its days stay too.
 */
export function reframed(before: Wish, framed: Wish): Wish {
  if (isPlanned(before) && isSameWish(before, framed)) {
    const { edits, basis, shown, stays } = before;
    return withPlanOf(before, { ...framed, ...(edits ? { edits } : {}), basis, shown, stays });
  }
  return withKeptDays(before, anew(before, framed));
}

function anew(before: Wish, framed: Wish): Wish {
  const { edits = [], shown } = before;
  const gone = edits.flatMap((edit) => (edit.kind === 'remove' ? edit.key : []));
  const isSame = framed.days === before.days && before.destinations.every((each) => framed.destinations.includes(each));
  const stays = isSame && framed.variant === before.variant ? plannedOn(before) : undefined;
  if (edits.length === 0) return { ...framed, stays, ...(shown ? { shown: undefined } : {}) };
  return {
    ...framed,
    stays,
    basis: undefined,
    shown: undefined,
    leftOut: [...new Set([...(framed.leftOut ?? []), ...gone])].filter((name) => !framed.asked?.includes(name)),
    edits: isSame ? edits.filter(({ kind }) => kind === 'move' || kind === 'add' || kind === 'free') : [],
  };
}

/** What stands on the plan of a wish, so that more is not changed than has to be; undefined where nothing is planned. */
function plannedOn(wish: Wish): ReadonlyMap<string, number> | undefined {
  if (wish.isChoice || wish.unknown || (wish.destinations.length === 0 && wish.country === undefined)) return undefined;
  return new Map(editedPlan(wish).days.flatMap(({ entries }, day) => entries.map(({ place }) => [place.name, day])));
}

function again(wish: Wish, { intent, resolved, text }: ReadClause, today: string): Resolved | undefined {
  if (!resolved || !isEdit(intent)) return resolved;
  const draft = draftOfPlan(editedPlan(wish), wish, today);
  return resolveEdit({ intent, text, folded: foldInPlace(text), draft, wish });
}

/** Hours that were said are held besides those before. */
function heldThen(wish: Wish, part: Edited['wish'], edits: Edited['edits']): Wish['held'] {
  if (!part?.held) return heldAfter(wish, { edits });
  return part.isHeldAnew ? part.held : part.held.reduce(withHeld, wish.held ?? []);
}

function afterEdit(wish: Wish, { edits, wish: part }: Edited): Wish {
  const gone = edits.flatMap((edit) => (edit.kind === 'remove' ? edit.key : []));
  const asked = (part?.asked ?? askedOf(wish, part)).filter((name) => !gone.includes(name));
  const added = new Set(edits.flatMap((edit) => (edit.kind === 'add' ? edit.place : [])));
  const isReplanned = part?.destinations !== undefined;
  const after: Wish = {
    ...wish,
    ...part,
    asked,
    // What is off comes back only by its name.
    leftOut: [...new Set([...(part?.leftOut ?? wish.leftOut ?? []), ...gone])].filter((name) => !added.has(name)),
    held: heldThen(wish, part, edits),
    isHeldAnew: false,
    edits: isReplanned ? [] : [...(wish.edits ?? []), ...edits],
    basis: isReplanned ? undefined : (wish.basis ?? wish),
    shown: isReplanned ? undefined : wish.shown,
    isUnderstood: true,
  };
  return isReplanned ? withKeptDays(wish, after) : after;
}

const MOST_NAMED = 8;

/** A trip to what was a stop was asked for as a stop: it goes with it. */
function askedOf({ asked = [], destinations }: Wish, part: Part | undefined): readonly string[] {
  const left = part?.destinations ?? destinations;
  const out = destinations.filter((each) => !left.includes(each));
  return asked.filter((name) => out.every((each) => !name.includes(each.name)));
}

function townsIn(text: string): string[] {
  return findPlaces(text).flatMap((place) => (place.kind === 'city' ? place.destination.name : []));
}

/** What 'it' will stand for in the next message. */
export function withTopic(
  wish: Wish,
  clauses: readonly ReadClause[],
  destinations: readonly CatalogueDestination[],
): Wish {
  const asked = clauses.filter(({ intent, isOpenQuestion }) => isQuestion(intent) || isOpenQuestion === true);
  // Before there is a plan a question may be about a sight of anywhere.
  const named =
    destinations.length > 0
      ? clauses.flatMap(({ clause }) => namedSights(foldInPlace(clause.text), destinations))
      : asked.flatMap(({ clause }) =>
          namedSights(foldInPlace(clause.text), catalogue().destinations).slice(0, MOST_NAMED),
        );
  const around = clauses.flatMap(({ clause }) => wayNames(foldInPlace(clause.text), destinations));
  const sights = [...new Set(named.map(({ place }) => place.name))];
  // 'Can we do the Asian side? How do we get over there?'
  const topic = sights.length > 0 ? sights : around;
  const day = clauses
    .map(({ clause }) => apartFromDay(clause.text).day)
    .findLast((each) => each !== undefined && each !== 'that day');
  // 'Move it to Sunday', which is not possible, and then 'no, Monday'.
  const edit = clauses.findLast(({ intent, resolved }) => isEdit(intent) && resolved);
  const town = destinations.length > 0 ? undefined : asked.flatMap(({ clause }) => townsIn(clause.text)).at(-1);
  return withPlanOf(wish, {
    ...wish,
    ...(town === undefined ? {} : { askedOf: town }),
    ...(topic.length === 0 ? {} : { topic }),
    ...(day === undefined ? {} : { topicDay: day }),
    ...(edit && isEdit(edit.intent) ? { lastEdit: { intent: edit.intent, text: edit.text } } : {}),
  });
}
