import { kilometres } from '#shared/places/kilometres.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { conflictsOf } from '../needs/needs.ts';
import { findPlaces } from '../understand/find-places.ts';
import { hoursText } from '../words/distance.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion, TopicAnswer } from './answer.ts';
import type { Proposal } from './question.ts';
import { type SpokenPlace, spokenPlaces } from './spoken-of.ts';
import { bestOfKind } from './suggest-only.ts';

/** 'Pompeii or Herculaneum?' only asks, of a plan that is there. */
export function isEither(question: OpenQuestion): boolean {
  const { folded, text, draft } = question;
  return (
    draft !== undefined &&
    draft.tripTitle === undefined &&
    /\?\W*$/.test(text) &&
    OR.test(folded) &&
    !CHANGES.test(folded) &&
    spokenPlaces(question).length > (NAMES_ALONE.test(folded) ? 0 : 1)
  );
}

/** 'Gellert or Szechenyi for first timers?': a name, and another one. */
const NAMES_ALONE = /^\W*(?:(?:and|so|ok|but|the)\s+)*[\p{L}']+(?:\s[\p{L}']+)?\s+or\s+(?:the\s+)?[\p{L}']+/u;

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
  if (named.length === 1 && OR.test(folded)) return onlyOneKnown(named[0], question);
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
    text: `I would take ${best.place.name}, because ${whyOf(best, other, question)}: ${plain(best.place.note)} ${factsOf(best.place, question)}. Take ${other.place.name} if this is more to your liking: ${plain(other.place.note)} ${factsOf(other.place, question)}. ${draft ? next : ''}`.trim(),
    ...(offer && draft ? { offers: [offer] } : {}),
  };
};

function factsOf({ minutes, cost }: CataloguePlace, { wish }: OpenQuestion): string {
  return `(${hoursText(minutes)}, ${cost === 0 ? 'free' : `about ${costText(cost, wish)}`})`;
}

/** Of two things one is known: what speaks for it, and that the other is not known. */
function onlyOneKnown(known: SpokenPlace | undefined, { wish }: OpenQuestion): TopicAnswer | undefined {
  if (!known || conflictsOf(known.place, wish.needs).length > 0) return undefined;
  return {
    text: `Of those I know ${known.place.name} alone, so I would take that: ${plain(known.place.note)}. Of the other I know nothing, not even whether it is open: look it up before you choose.`,
  };
}

/** What speaks for the one before the other. */
function whyOf({ place, destination }: SpokenPlace, other: SpokenPlace, { wish }: OpenQuestion): string {
  if (conflictsOf(other.place, wish.needs).length > 0) return 'the other conflicts with what you need';
  if (place.interests.some((interest) => (wish.tastes[interest] ?? 0) > 0)) return 'it is what you said you like';
  if (wish.party?.kids && place.kids && !other.place.kids) return 'it is better with children';
  if (destination && isMustSee(destination, place)) return `it is what people come to ${destination.name} for`;
  if (place.minutes < other.place.minutes) return 'it takes less of your time';
  return place.cost < other.place.cost ? 'it costs less' : 'it is listed first by most who know the place';
}

function plain(note: string): string {
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
