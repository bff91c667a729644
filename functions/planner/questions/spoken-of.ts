import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type DraftDay, destinationsOf, type Placed, placedItems } from '../edits/draft.ts';
import { findItems } from '../edits/find-items.ts';
import { findPlaces } from '../understand/find-places.ts';
import { type NamedSight, namedSights } from '../understand/find-sights.ts';
import type { OpenQuestion } from './answer.ts';
import type { Question } from './question.ts';

/** The destinations that a question is about: those it names, else the plan's. */
export function destinationsIn({ text, folded, draft, wish }: Question): readonly CatalogueDestination[] {
  // 'Ellis Island' is not Iceland, which is Island in German.
  const sights = draft ? namedSights(folded, destinationsOf(draft)) : [];
  const rest = sights.reduce((all, { at, end }) => all.slice(0, at) + ' '.repeat(end - at) + all.slice(end), text);
  const named = findPlaces(rest).flatMap((each) => (each.kind === 'city' ? each.destination : []));
  if (named.length > 0) return named;
  if (draft) return destinationsOf(draft);
  const before = wish.askedOf === undefined ? undefined : catalogue().destination(wish.askedOf);
  return wish.destinations.length > 0 || !before ? wish.destinations : [before];
}

/** The sights that a question names: of the plan's destinations, else of any. */
export function sightsIn(question: Question): NamedSight[] {
  const own = namedSights(question.folded, destinationsIn(question));
  // Of a plan no sight elsewhere is meant: the National Gallery is London's.
  if (own.length > 0 || (question.draft && question.draft.tripTitle === undefined)) return own;
  return namedSights(question.folded, catalogue().destinations).slice(0, 1);
}

/** Where a sight is on the plan. */
export function placedOf({ place }: Pick<NamedSight, 'place'>, { draft }: Question): Placed | undefined {
  return draft && placedItems(draft).find(({ item }) => item.place === place);
}

/** The days of the plan that a question names. */
export function daysIn({ text, draft }: Question): readonly DraftDay[] {
  return draft ? askedDays(text, draft.days, draft.today).days : [];
}

/** The part of the day that a question names. */
export function partIn({ text, draft }: Question): TimeOfDay | undefined {
  return draft && askedDays(text, draft.days, draft.today).part;
}

/** A place that a question speaks of, and where it is. */
export interface SpokenPlace {
  readonly place: CataloguePlace;
  readonly destination: CatalogueDestination | undefined;
}

/** The places that a question names, by their names or by words of what is on the plan: each once. */
export function spokenPlaces(question: OpenQuestion): SpokenPlace[] {
  const { text, folded, draft } = question;
  const named = draft ? namedSights(folded, destinationsOf(draft)) : [];
  if (named.length > 0) return named.map(({ place, destination }) => ({ place, destination }));
  if (!draft)
    return sightsIn({ ...question, intent: 'open' }).map(({ place, destination }) => ({ place, destination }));
  return findItems(text, draft)
    .flatMap(({ item: { place }, day: { destination } }) => (place ? [{ place, destination }] : []))
    .slice(0, MOST_SPOKEN);
}

const MOST_SPOKEN = 4;
