import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { conflictsOf } from '../needs/needs.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { spokenPlaces } from './spoken-of.ts';
import { wayKnown } from './ways-known.ts';

/** Kilometres in an hour of a day trip by train, bus or car, with the changes; ways are longer than the straight line. */
const PACE = 65;
const DETOUR = 1.3;
/** Hours one way from which a day is long. */
const FAR = 2;
const MOST = 2;

interface DayOut {
  readonly place: CataloguePlace;
  readonly destination: CatalogueDestination;
  /** In words, where it is planned. */
  readonly when: string;
}

/** 'Is the day trip too far? What is nearer?': its hours, whether that is far, and what is nearer. */
export const theDayTrip: AnswerTopic = (question) => {
  const outings = dayTripsOf(question);
  if (outings.length === 0) return undefined;
  const texts = outings.slice(0, MOST).map((out) => farText(out));
  const [first] = outings;
  const nearer = first ? nearerThan(first, question) : [];
  const offer = first && nearer[0] && first.when !== '' ? nearer[0] : undefined;
  const instead =
    first && nearer.length > 0
      ? `Nearer: ${listed(nearer.map((place) => `${place.name} (${distanceText(kilometres(first.destination.at, place.at))}, ${placeHours(place)} in all)`))}.`
      : 'Of the days out that I know there it is already among the nearest.';
  const ask = offer ? ` Say "do that", and I put ${offer.name} in its place. Nothing is changed yet.` : '';
  return {
    text: `${texts.join(' ')} ${instead}${ask}`,
    ...(offer && first
      ? { offers: [{ intent: 'replace' as const, text: `replace ${first.place.name} with ${offer.name}` }] }
      : {}),
  };
};

function dayTripsOf(question: OpenQuestion): DayOut[] {
  const { draft } = question;
  const named = spokenPlaces(question).filter(({ place }) => place.kind === 'day-trip');
  const planned = (draft ? placedItems(draft) : []).flatMap(({ item: { place }, day }) =>
    place?.kind === 'day-trip' && day.destination
      ? [{ place, destination: day.destination, when: ` on ${dayText(day)}` }]
      : [],
  );
  if (named.length === 0) return planned;
  return named.flatMap(({ place, destination }) => {
    const onPlan = planned.find((each) => each.place === place);
    return onPlan ?? (destination ? { place, destination, when: '' } : []);
  });
}

function farText({ place, destination, when }: DayOut): string {
  const km = kilometres(destination.at, place.at);
  const hours = (km * DETOUR) / PACE;
  const side =
    hours >= FAR
      ? 'that is a long day: worth it only if you want to see just this'
      : hours >= 1
        ? 'that is fine for a day, with an early start'
        : 'that is not far';
  const way = wayKnown(place.name, destination);
  return `${place.name}${when} is about ${distanceText(km)} from the middle of ${destination.name}, roughly ${hoursText(Math.max(20, hours * 60))} one way${way ? ` (${way})` : ''}, and takes ${placeHours(place)} in all: ${side}.`;
}

function placeHours({ minutes }: CataloguePlace): string {
  return hoursText(minutes);
}

function nearerThan({ place, destination }: DayOut, { draft, wish }: OpenQuestion): CataloguePlace[] {
  const km = (each: CataloguePlace) => kilometres(destination.at, each.at);
  const used = new Set((draft ? placedItems(draft) : []).flatMap(({ item }) => item.place ?? []));
  return destination.places
    .filter((each) => each.kind === 'day-trip' && each !== place && !used.has(each) && km(each) < km(place) * NEARER)
    .filter((each) => conflictsOf(each, wish.needs).length === 0)
    .sort((a, b) => km(a) - km(b))
    .slice(0, MOST + 1);
}

/** Of the kilometres of the other. */
const NEARER = 0.85;
