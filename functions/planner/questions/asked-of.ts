import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { destinationsOf } from '../edits/draft.ts';
import { type Need, needsIn } from '../needs/needs.ts';
import { findPlaces } from '../understand/find-places.ts';
import { monthsIn } from '../understand/months.ts';
import type { OpenQuestion } from './answer.ts';
import { daysIn, destinationsIn } from './spoken-of.ts';

/** The towns that a question is about: those it names, those of the days it names, else all of the plan. */
export function townsAsked(question: OpenQuestion): readonly CatalogueDestination[] {
  const named = findPlaces(question.text).some(({ kind }) => kind === 'city');
  const days = named ? [] : daysIn({ ...question, intent: 'near' });
  const ofDays = [...new Set(days.flatMap(({ destination }) => destination ?? []))];
  return ofDays.length > 0 ? ofDays : destinationsIn({ ...question, intent: 'near' });
}

/** The countries (ISO 3166) that a question is about: those it names, else those of its towns. */
export function countriesAsked(question: OpenQuestion): readonly string[] {
  const named = findPlaces(question.text).flatMap((place) =>
    place.kind === 'country' ? place.code : place.kind === 'city' ? place.destination.country : (place.code ?? []),
  );
  if (named.length > 0) return [...new Set(named)];
  const { draft, wish } = question;
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  const codes = towns.map(({ country }) => country);
  return [...new Set(codes.length > 0 || wish.country === undefined ? codes : [wish.country])];
}

/** The needs that a question names, else those that were told before. */
export function needsAsked({ folded, wish, message = '' }: OpenQuestion): readonly Need[] {
  const named = needsIn(folded);
  return named.length > 0 ? named : [...new Set([...(wish.needs ?? []), ...needsIn(message)])];
}

/** The month (1 to 12) that a question is about: the one that it names, else that of the trip. */
export function monthAsked({ folded, wish, draft, message = '' }: OpenQuestion): number | undefined {
  const date = draft?.days[0]?.date;
  return (
    monthsIn(folded)[0] ??
    monthsIn(message)[0] ??
    wish.month ??
    (date === undefined ? undefined : Number(date.slice(5, 7)))
  );
}
