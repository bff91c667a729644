import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { isBare } from '../catalogue/bare-destination.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { findItems } from '../edits/find-items.ts';
import { wayBetween } from '../facts/ways-between.ts';
import { legBetween } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import type { PlaceMention } from '../understand/place-mention.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import { airportWay } from './airport-way.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, destinationsIn, sightsIn } from './spoken-of.ts';
import { wayKnown } from './ways-known.ts';

/** Somewhere with a position. */
interface Point {
  readonly name: string;
  readonly at: LatLon;
  /** The destination that it is, or is in. */
  readonly city: string | undefined;
}

/** 'How do we get from Tokyo to Kyoto?': the distance, the usual means and the hours. */
export const howToGetThere: AnswerOne = (question) => {
  const airport = airportWay(question);
  if (airport) return airport;
  const usual = usualWay(question);
  if (usual !== undefined) return usual;
  const points = pointsIn(question);
  const [from, to, ...more] = points;
  if (from && to && more.length > 0)
    return points
      .slice(1)
      .map((each, index) => wayText(points[index] ?? from, each))
      .join(' ');
  if (from && to) return BY_CAR.test(question.folded) ? driveText(from, to) : wayText(from, to);
  if (from) return toOne(from, question);
  return betweenStops(question) ?? (NEEDS_CAR.test(question.folded) ? undefined : onDay(question));
};

/** 'How do we get to Disneyland?': the usual way that the catalogue knows from the middle; undefined for any other. */
function usualWay(question: Question): string | undefined {
  const towns = question.draft ? destinationsOf(question.draft) : destinationsIn(question);
  const [sight] = sightsIn(question);
  const known = towns.flatMap((town) => {
    const way = sight
      ? (wayKnown(sight.place.name, town) ?? wayKnown(question.text, town))
      : wayKnown(question.text, town);
    return way ? [{ way, town }] : [];
  });
  const [first] = known;
  if (!first || BY_CAR.test(question.folded)) return undefined;
  const what = sight ? sight.place.name : 'there';
  const km = sight ? ` It is about ${distanceText(kilometres(first.town.at, sight.place.at))} in a straight line.` : '';
  return `From the middle of ${first.town.name} to ${what} one usually takes ${first.way}.${km} Times and fares I do not know: look them up with the operator.`;
}

/** Who asks so does not ask how far it is from one thing to the next. */
const NEEDS_CAR = /\b(?:need|worth|better|without)\b[^.;!?]{0,25}\bcar\b/;

/** The places and sights of a question, in the order of its words. */
function pointsIn(question: Question): Point[] {
  const cities = findPlaces(question.text).flatMap((mention) => {
    const point = pointOf(mention);
    return point ? [{ at: mention.at, point }] : [];
  });
  const sights = sightsIn(question)
    .filter(({ at }) => cities.every((each) => each.at !== at))
    .map(({ at, place, destination }) => ({ at, point: { name: place.name, at: place.at, city: destination.name } }));
  const named = [...cities, ...sights, ...bareStops(question, cities)]
    .sort((a, b) => a.at - b.at)
    .map(({ point }) => point);
  return named.length > 0 ? named : planned(question);
}

/** Stops of the plan that are only on the map, which a text may name in lower case. */
function bareStops({ folded, draft }: Question, cities: readonly { readonly point: Point }[]) {
  const stops = draft ? destinationsOf(draft).filter(isBare) : [];
  return stops
    .filter(({ name }) => cities.every(({ point }) => point.name !== name))
    .map(({ name, at }) => ({
      at: folded.search(new RegExp(`\\b${foldInPlace(name)}\\b`)),
      point: { name, at, city: name },
    }))
    .filter(({ at }) => at >= 0);
}

/** 'From the castle to the old town': what is on the plan under a longer name. */
function planned({ text, draft }: Question): Point[] {
  if (!draft) return [];
  const ends = text.split(/\b(?:from|to|between|and)\b/i).slice(1);
  return ends.flatMap((end) => {
    const [found] = findItems(end, draft);
    const { place } = found?.item ?? {};
    return place ? [{ name: place.name, at: place.at, city: found?.day.destination?.name }] : [];
  });
}

function pointOf(mention: PlaceMention): Point | undefined {
  if (mention.kind === 'city') {
    const { name, at } = mention.destination;
    return { name, at, city: name };
  }
  return mention.kind === 'unknown' && mention.position
    ? { name: mention.name, at: mention.position, city: undefined }
    : undefined;
}

/** Kilometres that one walks, that a town's own transport covers, and that one does by land. */
const WALK = 1.6;
const TOWN = 25;
const LAND = 700;
/** Ways are longer than the straight line; kilometres in an hour. */
const DETOUR = 1.3;
const PACE = { foot: 4.5, town: 18, land: 85 } as const;

function wayText(from: Point, to: Point): string {
  const km = kilometres(from.at, to.at);
  const way = `From ${from.name} to ${to.name} it is about ${distanceText(km * (km < WALK ? 1.2 : 1))}${km < TOWN ? '' : ' in a straight line'}`;
  const between = wayBetween(from.name, to.name);
  if (between?.train !== undefined)
    return `${way}: usually by train, about ${hoursText(between.train * 60)} one way${between.direct ? ', without a change' : between.change ? `, with a change at ${between.change}` : ''}. Look up times and fares, which I do not know; seats that can be booked are cheapest some weeks ahead.`;
  const known = legOf(from, to);
  if (known)
    return `${way}: usually by ${known.by}, about ${hoursText(known.hours * 60)} one way. Look up times and fares, which I do not know; seats that can be booked are cheapest some weeks ahead.`;
  if (km <= WALK) return `${way}, ${hoursText((km * 1.2 * 60) / PACE.foot)} on foot.`;
  if (km <= TOWN)
    return `${way}: ${hoursText((km * DETOUR * 60) / PACE.town)} or so by public transport or taxi. Which line, I do not know.`;
  if (km <= LAND)
    return `${way}. I do not know the connection; by land that usually takes about ${hoursText(((km * DETOUR) / PACE.land) * 60)} by train, bus or car. Look up times and fares; seats that can be booked are cheapest some weeks ahead.`;
  return `${way}. I do not know the connection; that far one usually flies, about ${hoursText((km / 750) * 60 + 40)} in the air. Look up times and fares.`;
}

const BY_CAR =
  /\b(?:(?:in|by|with) (?:the |a |our |my )?(?:rental |hire )?car|driv(?:e|es|ing)|by road|behind the wheel)\b/;
/** Farther than this, or across a sea, nobody asks for the hours on the road. */
const MOST_BY_ROAD = 2500;

/** Who asks for the hours in the car is told those, though one usually flies. */
function driveText(from: Point, to: Point): string {
  const km = kilometres(from.at, to.at);
  if (km < TOWN || km > MOST_BY_ROAD) return wayText(from, to);
  const minutes = ((km * DETOUR) / PACE.land) * 60;
  return `From ${from.name} to ${to.name} it is about ${distanceText(km)} in a straight line, by road about ${distanceText(km * DETOUR)}: roughly ${hoursText(Math.round(minutes / 30) * 30)} of driving without stops, if a road goes there. A route planner knows it to the minute.`;
}

function legOf(from: Point, to: Point): { readonly by: string; readonly hours: number } | undefined {
  if (from.city !== from.name || to.city !== to.name) return undefined;
  const [a, b] = [catalogue().destination(from.name), catalogue().destination(to.name)];
  const leg = a && b ? legBetween(a, b) : undefined;
  return leg?.hours === undefined || leg.by === 'transfer' ? undefined : { by: leg.by, hours: leg.hours };
}

/** To one place: from what comes before it on the plan, else from the middle of its town. */
function toOne(to: Point, question: Question): string | undefined {
  const stops = question.draft ? destinationsOf(question.draft) : [];
  const at = stops.findIndex(({ name }) => name === to.name);
  const before = stops[at - 1] ?? (at === 0 ? undefined : stops.at(-1));
  if (to.city === to.name)
    return before && before.name !== to.name
      ? wayText({ name: before.name, at: before.at, city: before.name }, to)
      : `From where would you travel to ${to.name}? Name the town, and I say how far it is.`;
  const city = to.city === undefined ? undefined : catalogue().destination(to.city);
  return city && wayText({ name: `the middle of ${city.name}`, at: city.at, city: undefined }, to);
}

function betweenStops({ draft, folded }: Question): string | undefined {
  const stops = draft ? destinationsOf(draft) : [];
  const legs = stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    const text = BY_CAR.test(folded) ? driveText : wayText;
    return from ? [text({ ...from, city: from.name }, { ...to, city: to.name })] : [];
  });
  return legs.length > 0 ? legs.join(' ') : undefined;
}

/** How far one gets on a day, from one thing to the next. */
export function onDay(question: Question): string | undefined {
  const days = daysIn(question);
  const each = (days.length > 0 ? days : (question.draft?.days ?? [])).map((day) => {
    const at = placedItems({ days: [day], today: '', tripTitle: undefined }).flatMap(({ item }) =>
      item.place ? [item.place.at] : [],
    );
    const km = at.slice(1).reduce((sum, to, index) => sum + kilometres(at[index] ?? to, to), 0);
    return { day, km };
  });
  if (each.length === 0) return undefined;
  return `From one thing to the next, in straight lines: ${each.map(({ day, km }) => `${dayText(day)} ${distanceText(km)}`).join(', ')}. Getting to the first and back from the last comes on top.`;
}
