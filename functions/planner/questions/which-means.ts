import { kilometres } from '#shared/places/kilometres.ts';
import { type WayBetween, wayBetween } from '../facts/ways-between.ts';
import { legBetween } from '../itinerary/route.ts';
import { needsIn } from '../needs/needs.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { type Leg, legsAsked } from './legs-asked.ts';
import { wayKnown } from './ways-known.ts';

/** Minutes in the air for a distance in kilometres, and what an airport costs on top from door to door. */
const AIR_SPEED = 750;
const TAXIING = 30;
const DOOR_TO_DOOR = 180;
/** Ways are longer than the straight line; kilometres in an hour by coach. */
const DETOUR = 1.3;
const COACH_PACE = 65;
/** Nobody flies less than this, nor goes by road farther than that, in kilometres. */
const LEAST_BY_AIR = 250;
const MOST_BY_ROAD = 1500;

/** 'Bus or plane between the two?': the hours of each, and a side with its reason. */
export const whichMeans: AnswerTopic = (question) => {
  const legs = legsAsked(question);
  if (legs.length === 0) return undefined;
  return {
    text: `${legs
      .slice(0, 2)
      .map((leg) => legText(leg, question))
      .join(' ')} Timetables and fares I do not know: look them up some weeks ahead.`,
  };
};

/** Minutes from middle to middle by each means that there is; by air in the air. */
interface Means {
  readonly train: number | undefined;
  readonly ferry: number | undefined;
  readonly coach: number | undefined;
  readonly air: number | undefined;
}

function meansOf([from, to]: Leg): Means {
  const km = kilometres(from.at, to.at);
  const known = wayBetween(from.name, to.name);
  const minutes = (hours: number | undefined) => (hours === undefined ? undefined : hours * 60);
  if (known) return knownMeans(known, km);
  const leg = legBetween(from, to);
  const isSea = leg.by === 'ferry' || (from.landmass !== to.landmass && leg.by !== 'train');
  return {
    train: leg.by === 'train' ? minutes(leg.hours) : undefined,
    ferry: leg.by === 'ferry' ? minutes(leg.hours) : undefined,
    coach: km < MOST_BY_ROAD && !isSea ? Math.round(((km * DETOUR) / COACH_PACE) * 6) * 10 : undefined,
    air: km >= LEAST_BY_AIR ? (km / AIR_SPEED) * 60 + TAXIING : undefined,
  };
}

function knownMeans({ train, ferry, coach, air }: WayBetween, km: number): Means {
  const minutes = (hours: number | undefined) => (hours === undefined ? undefined : hours * 60);
  const byAir = minutes(air) ?? (km >= 2 * LEAST_BY_AIR ? (km / AIR_SPEED) * 60 + TAXIING : undefined);
  return { train: minutes(train), ferry: minutes(ferry), coach: minutes(coach), air: byAir };
}

function legText(leg: Leg, question: OpenQuestion): string {
  const [from, to] = leg;
  const means = meansOf(leg);
  const known = wayBetween(from.name, to.name);
  const usual = known ? undefined : (wayKnown(to.name, from) ?? wayKnown(from.name, to));
  const way = `${from.name} to ${to.name}, about ${distanceText(kilometres(from.at, to.at))} in a straight line`;
  const options = [
    means.train === undefined ? '' : `train about ${hoursText(means.train)}${known?.direct ? ' without a change' : ''}`,
    means.ferry === undefined ? '' : `ferry about ${hoursText(means.ferry)}`,
    means.coach === undefined ? '' : `coach or car about ${hoursText(means.coach)}`,
    means.air === undefined
      ? ''
      : `plane about ${hoursText(means.air)} in the air, ${hoursText(means.air + DOOR_TO_DOOR)} from door to door`,
  ].filter(Boolean);
  const more = known?.note ? ` (${known.note})` : '';
  return `${way}: ${options.join('; ')}${more}.${usual ? ` Usual is ${usual}.` : ''} I would take ${sideOf(means, question)}.`;
}

/** Nerves, and a stomach, before minutes. */
const NERVOUS =
  /\b(?:nervous|anxious|afraid|scared|fear|terrified|hates?|hating|dreads?|not keen|doesn'?t like|don'?t like)\b[^.;!?]{0,25}\b(?:fly\w*|flights?|planes?)\b|\bflight anxiety\b/;
const SEASICK = /\b(?:sea ?sick\w*|get sick|hates? boats?)\b/;

function sideOf(means: Means, { folded, wish, message = '' }: OpenQuestion): string {
  const said = `${folded} ${message}`;
  const needs = [...(wish.needs ?? []), ...needsIn(said)];
  const { train, ferry, coach, air } = means;
  const isSick = SEASICK.test(said) || needs.includes('boats');
  const land = train ?? coach ?? (isSick ? undefined : ferry);
  const byLand = train !== undefined ? 'train' : coach !== undefined ? 'coach' : 'ferry';
  if ((NERVOUS.test(said) || needs.includes('no-flight')) && land !== undefined)
    return `the ${byLand}: whoever does not like to fly has a calm day with a view for it, about ${hoursText(land)}${air === undefined ? '' : `; only if that is too long for you, the flight is a short one, with a seat over the wing where it shakes least`}`;
  if (isSick && ferry !== undefined)
    return air === undefined && land === undefined
      ? 'the largest ferry there is, in the middle of the ship and on a calm morning, with a tablet for the stomach an hour before: small fast boats rock most'
      : `the ${air === undefined ? byLand : 'plane'}, as boats make you sick; if it is to be the ferry, a large slow ship, a seat in the middle and a tablet an hour before`;
  return quickest(means);
}

/** A plane is worth its airports only where the way by land takes more than half a day. */
function quickest({ train, ferry, coach, air }: Means): string {
  const doors = air === undefined ? undefined : air + DOOR_TO_DOOR;
  if (train !== undefined && (doors === undefined || train <= doors + 60))
    return 'the train: hardly slower from door to door than anything else, with a seat and a view';
  if (ferry !== undefined && (doors === undefined || ferry <= doors + 120))
    return 'the ferry: it lands in the harbour, and a flight saves little from door to door';
  const land = train ?? coach ?? ferry;
  if (doors !== undefined && (land === undefined || land > doors + 60))
    return land === undefined
      ? 'the plane'
      : `the plane: it saves you half a day; the ${train !== undefined ? 'train' : coach !== undefined ? 'coach' : 'ferry'} if you want to save money, in daylight or by night`;
  return 'the coach or a car: a flight would save nothing once you count the airports';
}
