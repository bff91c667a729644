import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { destinationsOf } from '../edits/draft.ts';
import { legBetween } from '../itinerary/route.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { journeysOf } from './journey-days.ts';
import { destinationsIn } from './spoken-of.ts';
import { wayKnown } from './ways-known.ts';

/** Minutes in the air for a distance in kilometres, and what an airport costs on top from door to door. */
const AIR_SPEED = 750;
const TAXIING = 30;
const DOOR_TO_DOOR = 180;
/** Ways are longer than the straight line; kilometres in an hour by coach, by car and by an ordinary train. */
const DETOUR = 1.3;
const PACE = { coach: 65, car: 80 } as const;
/** Nobody flies less than this, nor goes by road farther than that, in kilometres. */
const LEAST_BY_AIR = 250;
const MOST_BY_ROAD = 1500;

/** 'Bus or plane between the two?': the hours of each, and a side with its reason. */
export const whichMeans: AnswerTopic = (question) => {
  const legs = legsIn(question);
  if (legs.length === 0) return undefined;
  return {
    text: `${legs
      .slice(0, 2)
      .map(([from, to]) => legText(from, to, question))
      .join(' ')} Timetables and fares I do not know: look them up some weeks ahead.`,
  };
};

function legsIn(question: OpenQuestion): (readonly [CatalogueDestination, CatalogueDestination])[] {
  const named = destinationsIn({ ...question, intent: 'way' });
  const { draft } = question;
  const [from, to] = named;
  const isNamed = from && to && !(draft && named.length === destinationsOf(draft).length);
  if (isNamed) return [[from, to]];
  if (draft) return journeysOf(draft).map((journey) => [journey.from, journey.to] as const);
  return from && to ? [[from, to]] : [];
}

function legText(from: CatalogueDestination, to: CatalogueDestination, { wish }: OpenQuestion): string {
  const km = kilometres(from.at, to.at);
  const leg = legBetween(from, to);
  const road = hoursText(Math.round(((km * DETOUR) / PACE.coach) * 6) * 10);
  const air = (km / AIR_SPEED) * 60 + TAXIING;
  const known = wayKnown(to.name, from) ?? wayKnown(from.name, to);
  const isRail = leg.by === 'train';
  const isSea = leg.by === 'ferry';
  const way = `${from.name} to ${to.name}, about ${distanceText(km)} in a straight line`;
  const options = [
    isRail || isSea
      ? `${isRail ? 'train' : 'ferry'} about ${hoursText((leg.hours ?? 1) * 60)}, from middle to middle`
      : '',
    km < MOST_BY_ROAD && !isSea ? `${isRail ? 'coach' : 'coach or car'} about ${road}` : '',
    km >= LEAST_BY_AIR
      ? `plane about ${hoursText(air)} in the air, ${hoursText(air + DOOR_TO_DOOR)} from door to door`
      : '',
  ].filter(Boolean);
  const noFlight = wish.needs?.includes('no-flight') === true;
  const side = sideOf({ km, isRail, isSea, hours: leg.hours, noFlight });
  return `${way}: ${options.join('; ')}.${known ? ` Usual is ${known}.` : ''} I would take ${side}.`;
}

interface LegFacts {
  readonly km: number;
  readonly isRail: boolean;
  readonly isSea: boolean;
  readonly hours: number | undefined;
  readonly noFlight: boolean;
}

/** A plane is worth its airports only where the way by land takes more than half a day. */
function sideOf({ km, isRail, isSea, hours = 0, noFlight }: LegFacts): string {
  if (noFlight) return `the ${isRail ? 'train' : isSea ? 'ferry' : 'coach'}, as you do not fly`;
  if (isRail && hours <= 5)
    return 'the train: hardly slower from door to door than anything else, with a seat and a view';
  if (isSea && hours <= 6) return 'the ferry: it lands in the harbour, and a flight saves little from door to door';
  if (km >= 350)
    return 'the plane: it saves you half a day; the coach if you want to save money, in daylight or by night';
  return 'the coach or a car: a flight would save nothing once you count the airports';
}
