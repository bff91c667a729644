import { nameOfCountry } from '../../places/countries.ts';
import { largestTownOf } from '../../places/towns.ts';
import { bareDestination } from '../catalogue/bare-destination.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { addedDays } from './added-days.ts';
import { bareStops } from './bare-stops.ts';
import { chosenIdea } from './choose-idea.ts';
import { endOfRoute } from './end-of-route.ts';
import { findStay, findStays, type Stays } from './find-stays.ts';
import { addsToRoute, isBesideRoute, isOnlySpokenOf, isPartOf, OR, routeBefore } from './named-within-plan.ts';
import { type PlaceMention, placeName, type UnknownPlace } from './place-mention.ts';
import { swappedStop } from './swapped-stop.ts';
import { returnPlace } from './there-and-back.ts';
import { endsOfWay, inTravelOrder, withoutRegions } from './travel-order.ts';
import { isNear, nearOf, originOf } from './wanted-near.ts';
import type { Part, Surroundings, Wish } from './wish.ts';

const ELSEWHERE =
  /\b(?:somewhere|anywhere|some place|someplace|another (?:city|place|country|destination)|different (?:city|place|destination|country)|other (?:cities|ideas|options|destinations|suggestions))\b(?!\s+(?:to (?:eat|stay|drink|sleep|sit)|for (?:dinner|lunch|drinks|breakfast)))/;
/** Of a trip that is planned: one thing of it for another, or a place to do something there. */
const ON_THE_PLAN =
  /\b(?:swap|replace|exchange|trade|switch)\b|\b(?:some|any)(?:where|\s?place)\s+(?:(?:that|where|which|i|we|he|she|they|it|the|my|our|his|her|near|nearby|close|on|inside|indoors|outdoors)\b|(?:nice |good |cheap |quiet )?(?:to|for)\b)/;
const ADDING =
  /\b(?:add|also|as well|too|plus|combine|include|on top|after that|then on to|squeeze in|stop in|with (?:a|one|two|three|\d) (?:days?|nights?) in)\b|^\W*(?:and|&|\+|then)\s+(?!what|how|then|maybe)/;
const START = /\b(?:start|begin)(?:ing|s)?\s+(?:the trip |it )?(?:in|with|from|at)\b|\bfirst\b/;
const BOTH = /\b(?:both|all (?:of them|three|four)|the two of them|together)\b/;

/** A message with its places, and the wish before it. */
interface Said {
  readonly before: Wish;
  readonly folded: string;
  readonly mentions: readonly PlaceMention[];
  readonly around: Surroundings;
}

/** The destination among the places in a message. */
export function placesOf(before: Wish, folded: string, mentions: readonly PlaceMention[], around: Surroundings): Part {
  const gone = mentions.flatMap((each) => (each.role === 'not' && !isPartOf(each, folded) ? namesIn(each) : []));
  const excluded = [...new Set([...before.excluded, ...gone])];
  const said: Said = { before, folded, mentions, around };
  // 'Tuscany, but not Florence' goes to the rest of it.
  const wanted = inTravelOrder(withoutRegions(mentions, folded), folded)
    .filter((each, _, all) => !gone.includes(placeName(each)) && !isDayTrip(each, all, said))
    .map((each) => asStopOf(before, each));
  const cities = stopsAmong(wanted);
  const country = wanted.find((each) => each.kind === 'country');
  const unknown = wanted.find((each) => each.kind === 'unknown');
  const origin = originOf(mentions);
  const bare = cities.length === 0 ? bareStops(wanted, said) : [];
  return { ...(origin ? { origin } : {}), ...wantedPart(said, { cities, bare, country, unknown, gone, excluded }) };
}

/** The places of a message by what they are to the trip. */
interface Sorted {
  readonly cities: readonly CatalogueDestination[];
  /** Regions and towns that are only on the map, and that days are said for. */
  readonly bare: readonly CatalogueDestination[];
  readonly country: PlaceMention | undefined;
  readonly unknown: PlaceMention | undefined;
  readonly gone: readonly string[];
  readonly excluded: readonly string[];
}

function wantedPart(said: Said, { cities, bare, country, unknown, gone, excluded }: Sorted): Part {
  const swapped = swappedStop(said) ?? endOfRoute(said);
  if (swapped) return { ...swapped, excluded };
  const route = routeBefore(said, cities);
  if (route) return { ...toCities(said, route.cities, excluded), isChoice: false, changes: [route.said] };
  // 'Hanoi sounds hectic', of a route through the country, names no other.
  if (said.before.country !== undefined && cities.length > 0 && !START.test(said.folded) && staysOnRoute(said, cities))
    return {};
  if (isBesideRoute(said, cities)) return {};
  if (cities.length > 0) return ofCountry(said, cities) ?? toCities(said, cities, excluded);
  if (bare.length > 0 && !isMore(said)) return toCities(said, bare, excluded);
  if (unknown?.kind === 'unknown' && isMore(said)) return toUnknownToo(said, unknown, excluded);
  // 'Valencia, Spain' asks for Valencia.
  if (unknown?.kind === 'unknown' && (country?.kind !== 'country' || unknown.code === country.code))
    return { unknown, excluded };
  if (country?.kind === 'country') return toCountry(country.code, excluded);
  return notNamed(said, gone, excluded);
}

function staysOnRoute(said: Said, cities: readonly CatalogueDestination[]): boolean {
  return isOnlySpokenOf(said, cities, said.around.stopsOf(said.before));
}

/** The name of a place; of a country those of its destinations. */
function namesIn(place: PlaceMention): string[] {
  return place.kind === 'country'
    ? catalogue()
        .inCountry(place.code)
        .map(({ name }) => name)
    : [placeName(place)];
}

/** Whether a message adds to a plan that is there. */
function isMore({ before, folded }: Said): boolean {
  return before.destinations.length > 0 && !before.isChoice && ADDING.test(folded) && !/\binstead\b/.test(folded);
}

/** One more stop that is only on the map; what is on no map is left aside, and the plan stays. */
function toUnknownToo(
  { before, folded, mentions, around }: Said,
  place: UnknownPlace,
  excluded: readonly string[],
): Part {
  const stop = bareDestination(place);
  if (!stop) return { leftAside: [place.name], excluded };
  return toCities({ before, folded, mentions, around }, [stop], excluded);
}

const DAY_TRIP =
  /\b(?:day[\s-]?trip|excursion|(?:for|just) (?:a|the) day)s?\s+(?:out\s+|over\s+)?(?:to|in)\s+(?:the\s+)?$/;

/** 'Hong Kong 5 days, one day trip to Macau': a place beside the stops, which is on the plan as a sight. */
function isDayTrip(place: PlaceMention, all: readonly PlaceMention[], { before, folded, mentions }: Said): boolean {
  const isBeside = before.destinations.length > 0 || all.some((each) => each !== place && each.kind === 'city');
  return isBeside && (DAY_TRIP.test(folded.slice(0, place.at)) || isReachedFrom(place, mentions, folded));
}

/** 'Also Nara for the deer, from Kyoto or Osaka': where one goes from is a stop of the trip, and sleeps there. */
function isReachedFrom(place: PlaceMention, all: readonly PlaceMention[], folded: string): boolean {
  const from = all.find(({ at }) => at > place.end);
  if (!from || /\b(?:nights?|days?|stay|sleep)\b/.test(folded)) return false;
  return /^[^.;!?]{0,30}\bfrom\s+$/.test(folded.slice(place.end, from.at));
}

/** A town that is a stop already, though only on the map, is that stop. */
function asStopOf({ destinations }: Wish, mention: PlaceMention): PlaceMention {
  if (mention.kind !== 'unknown') return mention;
  const destination = destinations.find(({ name }) => name === mention.name);
  return destination ? { kind: 'city', destination, role: mention.role, at: mention.at, end: mention.end } : mention;
}

/** The destinations that are wanted, and between them the towns that are only on the map. */
function stopsAmong(wanted: readonly PlaceMention[]): CatalogueDestination[] {
  const isKnown = wanted.some(({ kind }) => kind === 'city');
  const stops = wanted.flatMap((each) => {
    if (each.kind === 'city') return each.destination;
    return each.kind === 'unknown' && isKnown ? (bareDestination(each) ?? []) : [];
  });
  return unique(stops);
}

function toCountry(code: string, excluded: readonly string[]): Part {
  const isKnown = catalogue().knowsCountry(code);
  const none = { destinations: [], excluded, isChoice: false, wantsIdeas: false };
  return isKnown
    ? { ...none, country: code, unknown: undefined, variant: 0 }
    : { ...none, country: undefined, unknown: unknownCountry(code) };
}

/** A country without destinations is where its largest town is. */
function unknownCountry(code: string): UnknownPlace {
  return { kind: 'unknown', name: nameOfCountry(code), code, position: largestTownOf(code)?.at };
}

const ANYWAY =
  /\b(?:plan (?:it|that) (?:anyway|all the same)|anyway|all the same|regardless|go there (?:anyway|still))\b/;

function notNamed(said: Said, gone: readonly string[], excluded: readonly string[]): Part {
  const { before, folded, mentions, around } = said;
  const frame = before.unknown && ANYWAY.test(folded) ? bareDestination(before.unknown) : undefined;
  if (frame)
    return { destinations: [frame], country: undefined, wantsIdeas: false, isChoice: false, unknown: undefined };
  const hasIdeas = before.unknown !== undefined || before.destinations.length === 0 || before.isChoice;
  const chosen = hasIdeas ? chosenIdea(folded) : undefined;
  const idea = chosen === undefined ? undefined : around.ideasOf(before)[chosen];
  if (idea) return { destinations: [idea], country: undefined, wantsIdeas: false, isChoice: false, unknown: undefined };
  const like = mentions.flatMap((each) => (each.role === 'like' && each.kind === 'city' ? each.destination : []))[0];
  if (like) return likeIt(before, like, excluded);
  if (before.isChoice && BOTH.test(folded)) return { isChoice: false, destinations: before.destinations };
  const near = nearOf(said);
  if (asksElsewhere(said) || (near !== undefined && (isNear(mentions) || !isPlanned(before)))) {
    const names = before.destinations.map(({ name }) => name);
    return {
      ...{ destinations: [], country: undefined, isChoice: false, wantsIdeas: true, unknown: undefined },
      excluded: [...new Set([...excluded, ...names])],
      ...near,
    };
  }
  const left = before.destinations.filter(({ name }) => !gone.includes(name));
  if (left.length < before.destinations.length) return { destinations: left, excluded, wantsIdeas: left.length === 0 };
  return excluded.length > before.excluded.length ? { excluded, wantsIdeas: before.destinations.length === 0 } : {};
}

/** 'Somewhere warmer' goes elsewhere; 'swap it for somewhere the dog may come' stays in the plan. */
function asksElsewhere({ before, folded }: Said): boolean {
  if (!ELSEWHERE.test(folded)) return false;
  return !isPlanned(before) || !ON_THE_PLAN.test(folded);
}

function isPlanned({ destinations, country, isChoice }: Wish): boolean {
  return !isChoice && (destinations.length > 0 || country !== undefined);
}

/** Another destination like a given one: known for the same, elsewhere. */
function likeIt(before: Wish, like: CatalogueDestination, excluded: readonly string[]): Part {
  const same = like.interests.slice(0, 4).map((interest) => [interest, 1]);
  return {
    ...{ destinations: [], country: undefined, isChoice: false, wantsIdeas: true, unknown: undefined },
    excluded: [...new Set([...excluded, like.name])],
    tastes: { ...Object.fromEntries(same), ...before.tastes },
    open: { ...(like.coastal ? { coastal: true } : {}), ...before.open },
  };
}

function toCities(said: Said, cities: readonly CatalogueDestination[], excluded: readonly string[]): Part {
  const { before, folded, mentions } = said;
  const isChoice = cities.length > 1 && cities.length < 5 && isAlternative(folded, mentions);
  const isInstead = /\binstead\b/.test(folded) || mentions.some(({ role }) => role === 'not');
  const isMoreSaid = ADDING.test(folded) || addsToRoute(said, cities);
  const isAdded = isMoreSaid && before.destinations.length > 0 && !isInstead;
  const isKept = !isInstead && isOnlySpokenOf(said, cities);
  const destinations = isKept ? before.destinations : isAdded ? unique([...before.destinations, ...cities]) : cities;
  const names = cities.map(({ name }) => name);
  const isNew = before.destinations.length > 0 && destinations.some((each) => !before.destinations.includes(each));
  const stays = findStays(folded, mentions) ?? (isAdded ? oneMore(said) : undefined);
  return {
    ...{ destinations, isChoice, country: undefined, unknown: undefined, wantsIdeas: false },
    backTo: backToOf(said, destinations),
    ends: isKept || isAdded ? before.ends : endsOfWay(wantedOf(mentions), folded),
    leftAside: mentions.flatMap((each) =>
      each.kind === 'unknown' && each.role === 'go' && !bareDestination(each) ? each.name : [],
    ),
    excluded: excluded.filter((name) => !names.includes(name)),
    isTour: withoutRegions(mentions, folded).some(({ region }) => region !== undefined),
    nights: stays?.nights ?? (isAdded || isKept ? before.nights : undefined),
    ...(stays?.days === undefined ? {} : { days: stays.days }),
    ...(isNew
      ? { variant: 0, changes: [isAdded ? `${names.join(' and ')} added` : `${names.join(' and ')} it is`] }
      : {}),
  };
}

function wantedOf(mentions: readonly PlaceMention[]): readonly PlaceMention[] {
  return mentions.filter(({ role }) => role === 'go');
}

/** Where the route ends as it began; what was said of it before holds while it is on the route. */
function backToOf(
  { before, folded, mentions }: Said,
  destinations: readonly CatalogueDestination[],
): string | undefined {
  const back = returnPlace(folded, mentions);
  const name = back && back.kind !== 'country' ? placeName(back) : before.backTo;
  return destinations.some((each) => each.name === name) ? name : undefined;
}

/** A city of the country that is already the destination: the start of the tour, or one more stop. */
function ofCountry({ before, folded, around }: Said, cities: readonly CatalogueDestination[]): Part | undefined {
  const [city, ...others] = cities;
  if (!city || others.length > 0 || before.country !== city.country) return undefined;
  const route = around.stopsOf(before);
  if (START.test(folded))
    return { destinations: unique([city, ...route]), country: undefined, changes: [`${city.name} comes first`] };
  if (!ADDING.test(folded)) return undefined;
  return { destinations: unique([...route, city]), country: undefined, changes: [`${city.name} is on the way`] };
}

/** 'And three days in Kyoto': the plan stays, and those days are added. */
function oneMore({ before, folded, mentions, around }: Said): Stays | undefined {
  const [only, ...others] = mentions.flatMap((each) => (each.role === 'go' && each.kind !== 'country' ? each : []));
  const number = only && others.length === 0 ? (findStay(folded, only) ?? addedDays(folded, only)) : undefined;
  const route = before.destinations;
  if (!only || number === undefined || route.some(({ name }) => name === placeName(only))) return undefined;
  const days = around.daysOf(before);
  const [first] = route;
  if (!first || (route.length > 1 && !before.nights)) return undefined;
  const nights = route.length === 1 ? { [first.name]: days } : before.nights;
  return { nights: { ...nights, [placeName(only)]: number }, days: days + number };
}

/** 'Lisbon or Porto', 'Lisbon vs Porto'. */
function isAlternative(folded: string, mentions: readonly PlaceMention[]): boolean {
  return mentions.some((each, index) => {
    const next = mentions[index + 1];
    return next !== undefined && OR.test(folded.slice(each.end, next.at));
  });
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
