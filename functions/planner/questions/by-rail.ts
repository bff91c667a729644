import { type WayBetween, wayBetween } from '../facts/ways-between.ts';
import { legBetween } from '../itinerary/route.ts';
import { hoursText } from '../words/distance.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { type Leg, legsAsked } from './legs-asked.ts';

const MOST = 4;
const CHECK = "The timetable of your day I do not know: the operator's page has it.";

/** 'Are the trains direct?', 'do we change anywhere?': each leg that is asked about. */
export const directTrains: AnswerTopic = (question) => tell(question, directText);

/** 'Do we have to reserve seats?' */
export const trainSeats: AnswerTopic = (question) => tell(question, seatsText);

function tell(question: OpenQuestion, textOf: (leg: Leg, way: WayBetween) => string): ReturnType<AnswerTopic> {
  const legs = legsAsked(question);
  if (legs.length === 0) return undefined;
  const texts = legs.slice(0, MOST).map((leg) => {
    const [from, to] = leg;
    const way = wayBetween(from.name, to.name);
    return way?.train === undefined ? otherText(leg, way) : textOf(leg, way);
  });
  return { text: `${texts.join(' ')} ${CHECK}` };
}

function directText([from, to]: Leg, { direct, change, train = 0 }: WayBetween): string {
  const way = `${from.name} to ${to.name}`;
  if (direct) return `${way}: direct trains run, about ${hoursText(train * 60)}.`;
  return change
    ? `${way}: with a change at ${change}, about ${hoursText(train * 60)} in all.`
    : `${way}: about ${hoursText(train * 60)}; whether without a change I do not know.`;
}

const SEATS: Readonly<Record<string, string>> = {
  must: 'a seat is reserved with the ticket, so book some weeks ahead: the cheap ones go first',
  optional: 'a reservation is not needed, but wise at weekends and holidays; early tickets are cheaper',
  none: 'regional trains need no reservation: buy the ticket on the day, the price does not change',
};

function seatsText([from, to]: Leg, { seats = '', train = 0 }: WayBetween): string {
  const text = SEATS[seats];
  return `${from.name} to ${to.name}, about ${hoursText(train * 60)} by train: ${text ?? 'whether seats are reserved I do not know'}.`;
}

/** A leg that no train is known for. */
function otherText([from, to]: Leg, way: WayBetween | undefined): string {
  const { by } = legBetween(from, to);
  const means =
    way?.ferry !== undefined ? 'ferry' : way?.coach !== undefined ? 'coach' : way?.air !== undefined ? 'plane' : by;
  return `${from.name} to ${to.name}: ${means === 'transfer' ? 'which trains run I do not know' : `one usually goes by ${means}`}.`;
}
