import { kilometres } from '#shared/places/kilometres.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Placed } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import type { NamedSight } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';
import { distanceText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { tasteText } from '../words/words.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, placedOf, sightsIn } from './spoken-of.ts';

/** 'Why did you pick the Pantheon?': what speaks for a place, out of the catalogue and the wish. */
export const whyChosen: AnswerOne = (question) => {
  const sights = sightsIn(question);
  if (sights.length > 0) return sights.map((sight) => aboutSight(sight, question)).join(' ');
  const [day] = daysIn(question);
  if (!day || day.items.length === 0) return undefined;
  const areas = [...new Set(day.items.flatMap(({ place }) => place?.area ?? []))];
  return `On ${dayText(day)} everything is close together${areas.length > 0 ? `, around ${listed(areas.slice(0, 3))}` : ''}: ${listed(day.items.map(({ title }) => title))}.`;
};

function aboutSight(sight: NamedSight, question: Question): string {
  const { place, destination } = sight;
  const placed = placedOf(sight, question);
  const reasons = [
    question.wish.asked?.includes(place.name) ? 'you asked for it' : '',
    isMustSee(destination, place) ? `it is what people come to ${destination.name} for` : '',
    tasteReason(place, question.wish),
    question.wish.party?.kids && place.kids ? 'it is good with children' : '',
    place.cost === 0 ? 'it is free' : '',
    placed ? nearReason(placed, place) : '',
  ].filter(Boolean);
  const why = reasons.length > 0 ? ` ${placed ? 'It is in because' : 'What speaks for it:'} ${listed(reasons)}.` : '';
  const where = placed ? ` It is on ${dayText(placed.day)}.` : ' It is not in the plan: say so and I add it.';
  return `${place.name}: ${place.note}${why}${where}`;
}

function tasteReason({ interests, kind }: CataloguePlace, { tastes }: Wish): string {
  const liked = [...interests, `kind:${kind}` as const].filter((taste) => (tastes[taste] ?? 0) > 0);
  return liked.length > 0 ? `you like ${listed([...new Set(liked.map(tasteText))])}` : '';
}

function nearReason({ day, item }: Placed, { at }: CataloguePlace): string {
  const next = day.items
    .flatMap(({ place }) => (place && place !== item.place ? [{ name: place.name, km: kilometres(at, place.at) }] : []))
    .sort((a, b) => a.km - b.km)[0];
  return next && next.km < 3 ? `it is ${distanceText(next.km)} from ${next.name} on the same day` : '';
}
