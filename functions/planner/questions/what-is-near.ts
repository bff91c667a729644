import { kilometres } from '#shared/places/kilometres.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DraftDay, type Placed, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { conflictsOf } from '../needs/needs.ts';
import { distanceText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne, Proposal, Question } from './question.ts';
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
export function isIndoors({ kind, name, indoors }: CataloguePlace): boolean {
  return indoors ?? (INDOORS.has(kind) || ROOFED.test(name));
}

/** 'What if it rains?': what is outdoors on those days, and what is indoors instead. */
export const whatIfItRains: AnswerOne = (question) => {
  const { days, outdoors, instead, isAsked } = inTheRain(question);
  if (days.length === 0 && instead.length === 0) return undefined;
  const where = isAsked ? `On ${listed(days.map(dayText))}` : 'In the plan';
  const names = outdoors.map(({ item }) => item.title);
  const wet =
    names.length > 0
      ? `${where} these are outdoors: ${listed(names.slice(0, 6))}${names.length > 6 ? ' and more' : ''}. `
      : `${where} nearly everything is indoors. `;
  const dry =
    instead.length > 0
      ? `In the rain I would take ${listed(
          instead.map(({ name }) => name),
          'or',
        )} instead. `
      : '';
  return `${question.draft ? wet : ''}${dry}Say "do that", or "replace" with a name, and I exchange it; nothing is changed yet.`;
};

/** What is outdoors exchanged for what is not, for who says 'do that'. */
export function exchangesFor(question: Question): Proposal[] {
  const { outdoors, instead } = inTheRain(question);
  const free = [...instead];
  return outdoors.flatMap(({ item, day }): Proposal[] => {
    const at = free.findIndex((place) => day.destination?.places.includes(place));
    const [place] = at < 0 ? [] : free.splice(at, 1);
    return place ? [{ intent: 'replace', text: `replace ${item.title} with ${place.name}` }] : [];
  });
}

interface InTheRain {
  readonly days: readonly DraftDay[];
  readonly outdoors: readonly Placed[];
  readonly instead: readonly CataloguePlace[];
  /** The question names days. */
  readonly isAsked: boolean;
}

function inTheRain(question: Question): InTheRain {
  const asked = daysIn(question);
  const isAsked = asked.length > 0;
  const days = isAsked ? asked : (question.draft?.days ?? []);
  const used = new Set((question.draft ? placedItems(question.draft) : []).flatMap(({ item }) => item.place ?? []));
  const outdoors = days.flatMap((day) =>
    day.items.flatMap((item): Placed[] => (item.place && !isIndoors(item.place) ? [{ item, day }] : [])),
  );
  const destinations = isAsked ? asked.flatMap(({ destination }) => destination ?? []) : destinationsIn(question);
  const instead = [...new Set(destinations)].flatMap((each) =>
    each.places
      .filter(
        (place) =>
          isIndoors(place) &&
          place.kind !== 'meal' &&
          place.kind !== 'night' &&
          !used.has(place) &&
          conflictsOf(place, question.wish.needs).length === 0,
      )
      .slice(0, MOST),
  );
  return { days, outdoors, instead: instead.slice(0, MOST), isAsked };
}
