import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { type PlaceMention, placeName } from './place-mention.ts';
import type { Wish } from './wish.ts';

/** A message with its places, and the wish before it. */
interface Said {
  readonly before: Wish;
  readonly folded: string;
  readonly mentions: readonly PlaceMention[];
}

/** 'No Hollywood' leaves out a part of Los Angeles, not the town. */
export function isPartOf(place: PlaceMention, folded: string): boolean {
  if (place.kind !== 'city') return false;
  const said = folded.slice(place.at, place.end);
  const { name, areas, places } = place.destination;
  const parts = [...areas.map((area) => area.name), ...places.map(({ area }) => area)].map(foldInPlace);
  return said !== foldInPlace(name) && parts.some((part) => part.split(/[^\p{L}\p{N}]+/u).includes(said));
}

/** Some stops of a route, in a text that says something of them: the others stay. */
export function isOnlySpokenOf(
  { before, folded, mentions }: Said,
  cities: readonly CatalogueDestination[],
  route: readonly CatalogueDestination[] = before.destinations,
): boolean {
  const isSome = cities.length < route.length && cities.every((each) => route.includes(each));
  return isSome && !before.isChoice && !isNewList(folded, mentions, cities.length);
}

/** 'Just Rome', 'Rome and Naples': what stays of a route is told as a list, with hardly a word besides. */
function isNewList(folded: string, mentions: readonly PlaceMention[], count: number): boolean {
  const rest = mentions.reduce(
    (text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end),
    folded,
  );
  const words = rest.match(/\p{L}+/gu) ?? [];
  const isBare = words.length <= (count > 1 ? MOST_OF_LIST : 1) && !folded.includes('?');
  return isBare || NEW.test(folded) || mentions.some(({ at }) => ONLY_BEFORE.test(folded.slice(0, at)));
}

/** Words by which a place takes the place of the whole route. */
const REPLACES =
  /\b(?:instead|rather|actually|change|switch|swap|forget|scrap|prefer|let'?s|how about|what about|new|go to|fly to|only|just)\b/;

/** 'We would love to see Siena' about a route of several stops: one more, as nothing says that it is to replace them. */
export function addsToRoute({ before, folded, mentions }: Said, cities: readonly CatalogueDestination[]): boolean {
  const { destinations } = before;
  if (destinations.length < 2 || before.isChoice || before.unknown !== undefined || REPLACES.test(folded)) return false;
  return !isNewList(folded, mentions, cities.length) && cities.some((each) => !destinations.includes(each));
}

/** 'What day are we off to Nara?': a town that a stop of the plan has a day trip to is no stop itself, unless it is said to be. */
export function isBesideRoute({ before, folded, mentions }: Said, cities: readonly CatalogueDestination[]): boolean {
  const { destinations } = before;
  const [city, ...others] = cities;
  if (!city || others.length > 0 || destinations.includes(city) || before.isChoice || before.unknown !== undefined)
    return false;
  const isTrip = destinations.some(({ places }) =>
    places.some(({ kind, name, area }) => kind === 'day-trip' && (area === city.name || name === city.name)),
  );
  return isTrip && !REPLACES.test(folded) && !STAYS.test(folded) && !isNewList(folded, mentions, 1);
}

const STAYS = /\b(?:nights?|days|stay\w*|sleep\w*|stop\w*|hotel|add|also|then|too|as well)\b/;

/** A message of more words than these is no list of stops. */
const MOST_OF_LIST = 5;
const NEW =
  /\b(?:start over|new (?:plan|trip)|another (?:plan|trip)|forget (?:it|that|all|everything)|plan (?:me |us )?(?:a|just|only))\b/;
const ONLY_BEFORE =
  /\b(?:only|just|nothing but|simply|stick to|stay in|keep it to|rather)\s+(?:(?:do|go|to|in|visit|see|the)\s+)*$/;

/** 'Rome, Naples and then Capri or Ischia': a route of which only the last is a choice; it goes to the first of the two. */
export function routeBefore(
  { folded, mentions }: Said,
  cities: readonly CatalogueDestination[],
): { readonly cities: readonly CatalogueDestination[]; readonly said: string } | undefined {
  const between = mentions.slice(1).map((each, index) => folded.slice(mentions[index]?.end ?? 0, each.at));
  const at = between.findIndex((text) => OR.test(text));
  const [one, other] = [mentions[at], mentions[at + 1]];
  const isRoute = between.slice(0, Math.max(0, at)).some((text) => /\b(?:and|then)\b|->|→/.test(text));
  const isLast = at >= 0 && at === between.length - 1;
  if (!isRoute || !isLast || !one || !other || one.kind === 'country' || other.kind === 'country') return undefined;
  const left = placeName(other);
  const said = `${placeName(one)} rather than ${left} is planned (say "${left} instead of ${placeName(one)}" for that)`;
  return { cities: cities.filter(({ name }) => name !== left), said };
}

/** What stands between two places that are a choice. */
export const OR = /^[\s,]*(?:or|vs\.?|versus|or maybe|or rather)\s/;
