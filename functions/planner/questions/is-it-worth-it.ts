import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { wayBetween } from '../facts/ways-between.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { legBetween } from '../itinerary/route.ts';
import { conflictsOf, NEEDS } from '../needs/needs.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion, TopicAnswer } from './answer.ts';
import { leavingTheAirport } from './leaving-the-airport.ts';
import { legsAsked } from './legs-asked.ts';
import { type SpokenPlace, spokenPlaces } from './spoken-of.ts';

/** 'Is the tower worth it?': a side, and why; what else where it is not. */
export const isItWorthIt: AnswerTopic = (question) => {
  const layover = leavingTheAirport(question);
  if (layover) return layover;
  const places = spokenPlaces(question).slice(0, 2);
  if (places.length === 0) return dayInTown(question);
  const there = new Set((question.draft ? placedItems(question.draft) : []).map(({ item }) => item.place));
  const [first] = places.filter(({ place }) => !there.has(place));
  return {
    text: places.map((each) => worthText(each, question)).join(' '),
    ...(first && question.draft ? { offers: [{ intent: 'add' as const, text: `add ${first.place.name}` }] } : {}),
  };
};

/** Hours one way from which a day out is mostly a train. */
const LONG_WAY = 2.75;

/** 'Is it worth going to Budapest just for a day?': the hours there and back, and a side. */
function dayInTown(question: OpenQuestion): TopicAnswer | undefined {
  const leg = legsAsked({ ...question, text: `${question.text} ${question.message ?? ''}` })[0];
  if (!leg) return undefined;
  const [from, to] = leg;
  const way = wayBetween(from.name, to.name);
  const hours = way?.train ?? way?.coach ?? way?.ferry ?? legBetween(from, to).hours;
  if (hours === undefined) return undefined;
  const sights = to.places.filter((place) => isMustSee(to, place)).slice(0, 3);
  const there = `${from.name} to ${to.name} is about ${hoursText(hours * 60)} one way, ${hoursText(hours * 120)} there and back`;
  const side =
    hours <= 1.5
      ? 'yes, for a day it is worth it'
      : hours < LONG_WAY
        ? 'possible in a day with the first train, but long: one night there would be better'
        : 'not for a day: most of it would be the way, so take a night or two';
  return {
    text: `${there}: ${side}. It is worth it for ${listed(sights.map(({ name }) => name))}. Timetables I do not know. Nothing is changed.`,
  };
}

function worthText({ place, destination }: SpokenPlace, { wish, draft }: OpenQuestion): string {
  const against = conflictsOf(place, wish.needs);
  if (against.length > 0)
    return `${place.name}: not for you, I think, as you need ${listed(against.map((need) => NEEDS[need].name))}. ${place.note}`;
  const likes = place.interests.some((interest) => (wish.tastes[interest] ?? 0) > 0);
  const isWanted = destination !== undefined && isMustSee(destination, place);
  const side =
    place.kind === 'day-trip' && !likes
      ? dayOut(place, draft?.days.length)
      : isWanted || likes
        ? `yes, I would go: ${listed([isWanted && destination ? `it is what people come to ${destination.name} for` : '', likes ? 'it is what you said you like' : ''].filter(Boolean))}`
        : 'only with time to spare: it is not among what people come for';
  const cost = place.cost === 0 ? 'it is free' : `it costs about ${costText(place.cost, wish)} for an adult`;
  const placed = draft && placedItems(draft).find(({ item }) => item.place === place);
  const where = placed ? `It is on ${dayText(placed.day)}.` : 'It is not in the plan: say "add" and its name.';
  const instead = destination && place.cost > DEAR ? cheaperOf(place, destination) : '';
  const care = wish.needs?.includes('frail') ? ` ${NEEDS.frail.unknown}` : '';
  return `${place.name}: ${side}. ${place.note} Mind that ${cost} and takes about ${hoursText(place.minutes)}.${instead}${care} ${where}`;
}

/** A day out is worth it where there are days enough for the town as well. */
function dayOut({ minutes }: CataloguePlace, days: number | undefined): string {
  const length = `it takes about ${hoursText(minutes)} with the way there and back`;
  if (days === undefined || days >= LONG_STAY)
    return `yes, I would give it a day: ${length}, and there are days enough for the town`;
  return `only if you give up one of your ${days} days for it: ${length}; with a day more I would go`;
}

/** Days in a town from which one is well spent outside of it. */
const LONG_STAY = 4;

/** Euros from which one asks whether it is worth it. */
const DEAR = 20;
const NEAR_KM = 6;

function cheaperOf(place: CataloguePlace, { places }: CatalogueDestination): string {
  const [other] = places
    .filter(
      (each) =>
        each !== place &&
        each.cost * 2 < place.cost &&
        each.interests[0] === place.interests[0] &&
        each.kind !== 'meal' &&
        kilometres(each.at, place.at) < NEAR_KM,
    )
    .sort((a, b) => a.cost - b.cost);
  return other ? ` If that is too much, ${other.name} is ${other.cost === 0 ? 'free' : 'much cheaper'}.` : '';
}
