import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { conflictsOf, NEEDS } from '../needs/needs.ts';
import { findPlaces } from '../understand/find-places.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion, TopicAnswer } from './answer.ts';
import { leavingTheAirport } from './leaving-the-airport.ts';
import type { Proposal } from './question.ts';
import { type SpokenPlace, spokenPlaces } from './spoken-of.ts';
import { bestOfKind } from './suggest-only.ts';

/** 'Is the tower worth it?': a side, and why; what else where it is not. */
export const isItWorthIt: AnswerTopic = (question) => {
  const layover = leavingTheAirport(question);
  if (layover) return layover;
  const places = spokenPlaces(question).slice(0, 2);
  if (places.length === 0) return undefined;
  return { text: places.map((each) => worthText(each, question)).join(' ') };
};

function worthText({ place, destination }: SpokenPlace, { wish, draft }: OpenQuestion): string {
  const against = conflictsOf(place, wish.needs);
  if (against.length > 0)
    return `${place.name}: not for you, I think, as you need ${listed(against.map((need) => NEEDS[need].name))}. ${place.note}`;
  const likes = place.interests.some((interest) => (wish.tastes[interest] ?? 0) > 0);
  const isWanted = destination !== undefined && isMustSee(destination, place);
  const side =
    isWanted || likes
      ? `yes, I would go: ${listed([isWanted && destination ? `it is what people come to ${destination.name} for` : '', likes ? 'it is what you said you like' : ''].filter(Boolean))}`
      : 'only with time to spare: it is not among what people come for';
  const cost = place.cost === 0 ? 'it is free' : `it costs about ${costText(place.cost, wish)} for an adult`;
  const placed = draft && placedItems(draft).find(({ item }) => item.place === place);
  const where = placed ? `It is on ${dayText(placed.day)}.` : 'It is not in the plan: say "add" and its name.';
  const instead = destination && place.cost > DEAR ? cheaperOf(place, destination) : '';
  return `${place.name}: ${side}. ${place.note} Mind that ${cost} and takes about ${hoursText(place.minutes)}.${instead} ${where}`;
}

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

/** 'Pompeii or Herculaneum?' only asks, of a plan that is there. */
export function isEither(question: OpenQuestion): boolean {
  const { folded, text, draft } = question;
  return (
    draft !== undefined &&
    draft.tripTitle === undefined &&
    /\?\W*$/.test(text) &&
    OR.test(folded) &&
    !CHANGES.test(folded) &&
    spokenPlaces(question).length > 1
  );
}

const CHANGES =
  /\b(?:add|put|swap|replace|move|drop|remove|can (?:we|you)|could (?:we|you)|fit|squeeze|plan|want|open|closed)\b/;

const OR = /\b(?:or|vs|versus)\b/;

/** 'Pompeii or Herculaneum?', 'which museum is the best?': one of them, with the reason and the other's case. */
export const oneOrTheOther: AnswerTopic = (question) => {
  const { draft, folded, wish } = question;
  const night = overnightOrNot(question);
  if (night) return night;
  const ofKind = bestOfKind(question);
  if (ofKind) return ofKind;
  const named = spokenPlaces(question).filter(
    ({ place }, index, all) => all.findIndex((each) => each.place === place) === index,
  );
  if (named.length < 2 || !(OR.test(folded) || /\bwhich\b/.test(folded))) return undefined;
  const score = ({ place, destination }: SpokenPlace) =>
    (destination && isMustSee(destination, place) ? 2 : 0) +
    2 * place.interests.filter((interest) => (wish.tastes[interest] ?? 0) > 0).length +
    (wish.party?.kids && place.kids ? 2 : 0) -
    5 * conflictsOf(place, wish.needs).length -
    place.minutes / 400;
  const [best, other] = named.slice(0, 2).sort((a, b) => score(b) - score(a));
  if (!best || !other) return undefined;
  const isThere = draft && placedItems(draft).some(({ item }) => item.place === best.place);
  const isOtherThere = draft && placedItems(draft).some(({ item }) => item.place === other.place);
  const offer = isThere
    ? undefined
    : isOtherThere
      ? ({ intent: 'replace', text: `replace ${other.place.name} with ${best.place.name}` } as const)
      : ({ intent: 'add', text: `add ${best.place.name}` } as const);
  const next = isThere
    ? 'It is in the plan already.'
    : `Say "do that", and it is in the plan${isOtherThere ? ` in place of ${other.place.name}` : ''}. Nothing is changed yet.`;
  return {
    text: `I would take ${best.place.name}: ${lower(best.place.note)} ${factsOf(best.place, question)} ${other.place.name} speaks for itself where you want this: ${lower(other.place.note)} ${factsOf(other.place, question)} ${draft ? next : ''}`.trim(),
    ...(offer && draft ? { offers: [offer] } : {}),
  };
};

function factsOf({ minutes, cost }: CataloguePlace, { wish }: OpenQuestion): string {
  return `(${hoursText(minutes)}, ${cost === 0 ? 'free' : `about ${costText(cost, wish)}`})`;
}

function lower(note: string): string {
  return note.replace(/\.$/, '');
}

/** A night in the town that a day out goes to; on a boat or elsewhere by the name of the thing. */
function nightIn(name: string): Proposal {
  const town = findPlaces(name).find(({ kind }) => kind === 'city');
  return town?.kind === 'city'
    ? { intent: 'wish', text: `add one night in ${town.destination.name}` }
    : { intent: 'add', text: `add ${name}` };
}

const OVERNIGHT =
  /\b(?:overnight|night on the boat|sleep (?:there|over|on)|stay (?:there|the night|over)|with a night|one night there)\b/;
/** One way, in kilometres, from which a night is better than a day. */
const NIGHT_FROM_KM = 110;

/** 'Ha Long overnight or just for the day?' */
function overnightOrNot(question: OpenQuestion): TopicAnswer | undefined {
  const { draft, folded } = question;
  if (!OVERNIGHT.test(folded)) return undefined;
  const [spoken] = spokenPlaces(question);
  const towns = draft ? destinationsOf(draft) : [];
  const out =
    spoken?.place ??
    towns
      .flatMap(({ places }) => places)
      .find(({ kind, name }) => kind === 'day-trip' && folded.includes(name.toLowerCase().slice(0, 5)));
  const town = spoken?.destination ?? towns.find(({ places }) => out && places.includes(out));
  if (!out || !town) return undefined;
  const km = kilometres(town.at, out.at);
  const isFar = km >= NIGHT_FROM_KM || out.minutes >= 660;
  return {
    text: isFar
      ? `I would stay a night: ${out.name} is about ${Math.round(km / 10) * 10} km from ${town.name}, so on a day out you sit in a bus for much of it and are there when everybody is; with a night you have the evening and the early morning. For the day alone it takes about ${hoursText(out.minutes)} in all. Nothing is changed yet: say "do that" for the night, or "add" and its name for the day.`
      : `For the day: ${out.name} is about ${Math.round(km)} km from ${town.name} and takes about ${hoursText(out.minutes)} in all, so a night would cost you packing and a second bed for little. Nothing is changed yet: say "do that", and it is in.`,
    offers: [isFar ? nightIn(out.name) : { intent: 'add', text: `add ${out.name}` }],
  } satisfies TopicAnswer;
}
