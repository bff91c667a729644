import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { destinationsOf } from '../edits/draft.ts';
import { findPlaces } from '../understand/find-places.ts';
import type { OpenQuestion } from './answer.ts';
import { journeysOf } from './journey-days.ts';
import { destinationsIn } from './spoken-of.ts';

/** From where to where. */
export type Leg = readonly [from: CatalogueDestination, to: CatalogueDestination];

/** The legs that a question is about: between two towns that it names, to one that it names, else all of the plan. */
export function legsAsked(question: OpenQuestion): Leg[] {
  // A day out, such as Lucca from Florence, is a town as well.
  const towns = findPlaces(question.text).flatMap((place) => (place.kind === 'city' ? place.destination : []));
  const named = towns.length > 0 ? towns : destinationsIn({ ...question, intent: 'way' });
  const { draft } = question;
  const [from, to] = named;
  const isNamed = from && to && !(draft && named.length === destinationsOf(draft).length);
  if (isNamed) return [[from, to]];
  if (!draft) return from && to ? [[from, to]] : [];
  const journeys = journeysOf(draft).map((journey): Leg => [journey.from, journey.to]);
  const towards = from && named.length === 1 ? journeys.filter((leg) => leg.includes(from)) : [];
  if (towards.length > 0) return towards;
  const [base] = destinationsOf(draft);
  // 'How long is the train to Lucca?', which is no stop.
  if (from && named.length === 1 && base && base !== from && journeys.length === 0) return [[base, from]];
  return journeys;
}
