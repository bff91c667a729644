import { kilometres } from '#shared/places/kilometres.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { distanceText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne } from './question.ts';
import { daysIn, destinationsIn, sightsIn } from './spoken-of.ts';

const NEAR_KM = 1.5;
const MOST = 4;

/** 'What is near the Pantheon?': other places of the catalogue, by distance. */
export const whatIsNear: AnswerOne = (question) => {
  const [sight] = sightsIn(question);
  if (!sight) return undefined;
  const rest = question.folded.slice(0, sight.at) + question.folded.slice(sight.end);
  const isKind = kindAsked(rest) ?? (() => true);
  const near = sight.destination.places
    .filter((place) => place !== sight.place && place.kind !== 'day-trip' && isKind(place))
    .map((place) => ({ place, km: kilometres(place.at, sight.place.at) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST);
  if (near.length === 0) return `I know nothing of that near ${sight.place.name}.`;
  const on = new Set((question.draft ? placedItems(question.draft) : []).flatMap(({ item }) => item.place ?? []));
  const names = near.map(
    ({ place, km }) => `${place.name} (${distanceText(km)}${on.has(place) ? ', in the plan' : ''})`,
  );
  return `Near ${sight.place.name}: ${listed(names)}. Say "add" and a name, and it is in the plan.`;
};

const INDOORS = new Set<CataloguePlace['kind']>(['museum', 'meal', 'night']);
const ROOFED =
  /\b(?:museum|gallery|palace|cathedral|basilica|church|aquarium|indoor|hall|library|opera|theatre|house|baths?)\b/i;

/** Whether a place is under a roof: by its kind and name where the catalogue does not say. */
function isIndoors({ kind, name, indoors }: CataloguePlace): boolean {
  return indoors ?? (INDOORS.has(kind) || ROOFED.test(name));
}

/** 'What if it rains?': what is outdoors on those days, and what is indoors instead. */
export const whatIfItRains: AnswerOne = (question) => {
  const asked = daysIn(question);
  const days = asked.length > 0 ? asked : (question.draft?.days ?? []);
  const items = days.flatMap((day) => day.items.flatMap(({ place }) => (place ? [place] : [])));
  const used = new Set((question.draft ? placedItems(question.draft) : []).flatMap(({ item }) => item.place ?? []));
  const outdoors = items.filter((place) => !isIndoors(place)).map(({ name }) => name);
  const destinations =
    asked.length > 0 ? asked.flatMap(({ destination }) => destination ?? []) : destinationsIn(question);
  const instead = [...new Set(destinations)].flatMap((each) =>
    each.places
      .filter((place) => isIndoors(place) && place.kind !== 'meal' && place.kind !== 'night' && !used.has(place))
      .slice(0, 4),
  );
  if (destinations.length === 0) return undefined;
  const where = asked.length > 0 ? `On ${listed(asked.map(dayText))}` : 'In the plan';
  const wet =
    outdoors.length > 0
      ? `${where} these are outdoors: ${listed(outdoors.slice(0, 6))}${outdoors.length > 6 ? ' and more' : ''}. `
      : `${where} nearly everything is indoors. `;
  const dry =
    instead.length > 0
      ? `In the rain I would take ${listed(
          instead.slice(0, 4).map(({ name }) => name),
          'or',
        )} instead. `
      : '';
  return `${question.draft ? wet : ''}${dry}Say "replace" with a name, and I exchange it; nothing is changed yet.`;
};
