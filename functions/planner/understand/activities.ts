import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from './activities.json' with { type: 'json' };
import { weightOf } from './find-interests.ts';
import { numberOf } from './numbers.ts';

/** Something to do that only some places offer: an opera, snorkelling, a pool. */
interface Activity {
  readonly said: RegExp;
  readonly found: RegExp;
}

const ACTIVITIES = data.activities.map(
  ({ said, found }): Activity => ({
    said: new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'u'),
    found: new RegExp(found, 'u'),
  }),
);

/** What a place that is called so is worth beside one whose note has the word, and what loses one that only passes by. */
const IN_NAME = 3;
const LESS = 0.5;
const LESS_LIKELY: ReadonlySet<string> = new Set(['day-trip', 'meal', 'walk']);

/** Names of the places, one for each activity that a folded message wants, as far as these destinations offer it. */
export function placesForActivities(
  folded: string,
  destinations: readonly CatalogueDestination[],
  { asked = [], month }: { readonly asked?: readonly string[]; readonly month?: number | undefined },
): string[] {
  const places = destinations.flatMap((destination) => destination.places);
  return wantedActivities(folded).flatMap((activity) => {
    const count = countOf(folded, activity);
    const offered = places.filter((place) => offers(place, activity) > 0);
    const there = offered.flatMap(({ name }) => (asked.includes(name) ? name : []));
    if (there.length >= count) return there;
    const open = offered.filter(({ months }) => month === undefined || !months || months.includes(month));
    const best = open.toSorted((a, b) => offers(b, activity) - offers(a, activity)).map(({ name }) => name);
    return [...new Set([...there, ...best])].slice(0, count);
  });
}

/** Whether a folded text wants something that none of these destinations offers. */
export function wantsMore(folded: string, destinations: readonly CatalogueDestination[]): boolean {
  if (destinations.length === 0) return false;
  return wantedActivities(folded).some((activity) =>
    destinations.every(({ places }) => places.every((place) => offers(place, activity) <= 0)),
  );
}

/** Something to do where a folded text speaks of it, and whether a place offers it. */
export interface SpokenActivity {
  readonly at: number;
  readonly end: number;
  readonly isOfferedAt: (place: CataloguePlace) => boolean;
}

/** Where a folded text speaks of things to do that only some places offer, wanted or not. */
export function spokenActivities(folded: string): SpokenActivity[] {
  return ACTIVITIES.flatMap((activity) => {
    const match = activity.said.exec(folded);
    if (!match) return [];
    const isOfferedAt = (place: CataloguePlace) => offers(place, activity) > 0;
    return { at: match.index, end: match.index + match[0].length, isOfferedAt };
  });
}

/** Whether a folded text names something to do. */
export function activitiesNamed(folded: string): boolean {
  return ACTIVITIES.some(({ said }) => said.test(folded));
}

/** 'Two Disney parks' are two. */
function countOf(folded: string, { said }: Activity): number {
  const at = said.exec(folded)?.index ?? 0;
  const number = /\b(two|three|2|3)\s+(?:\p{L}+\s+)?$/u.exec(folded.slice(0, at))?.[1];
  return number === undefined ? 1 : Math.min(MOST_OF_A_KIND, numberOf(number));
}

const MOST_OF_A_KIND = 3;

function wantedActivities(folded: string): Activity[] {
  return ACTIVITIES.filter(({ said }) => {
    const match = said.exec(folded);
    return match !== null && weightOf(folded.slice(0, match.index), folded.slice(match.index)) > 0;
  });
}

function offers(place: CataloguePlace, { found }: Activity): number {
  const { names, note } = textOf(place);
  const isNamed = found.test(names);
  if (!isNamed && !found.test(note)) return 0;
  return (isNamed ? IN_NAME : 1) - (LESS_LIKELY.has(place.kind) ? LESS : 0);
}

interface PlaceText {
  readonly names: string;
  readonly note: string;
}

const texts = new WeakMap<CataloguePlace, PlaceText>();

function textOf(place: CataloguePlace): PlaceText {
  const { name, otherNames = [], note } = place;
  const text = texts.get(place) ?? { names: foldInPlace([name, ...otherNames].join(', ')), note: foldInPlace(note) };
  texts.set(place, text);
  return text;
}
