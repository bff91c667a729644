import { destinationsOf } from '../edits/draft.ts';
import { findAirport } from '../understand/find-airport.ts';
import { findTime } from '../understand/find-clock.ts';
import { hoursText } from '../words/distance.ts';
import { timeText } from '../words/time.ts';
import type { OpenQuestion } from './answer.ts';
import type { AnswerOne } from './question.ts';
import { airportKnown } from './ways-known.ts';

const TO_LEAVE =
  /\b(?:when|what time|how early|how long before)\b.*\b(?:get up|wake up|set (?:the|an|my|our) alarm|leave|set off|be (?:at|there)|go to|head to|check out)\b/;
const FLIGHT = /\b(?:airport|flight|plane|fly|get up|wake up|alarm)\b/;
const ARRIVING =
  /\b(?:from the airport|to (?:the|our|my) (?:hotel|hostel|airbnb|flat|apartment|bed)|into (?:town|the city)|airport (?:transfer|transport|shuttle|bus|train))\b/;

/** Minutes at the airport before a flight; an hour more before one to another continent. */
const BEFORE_FLIGHT = 120;
/** Minutes for the way to the airport, as nobody knows where they sleep. */
const WAY = 60;
/** From the one hour to the other trains and buses may not run. */
const NIGHT = { from: 22 * 60, to: 6 * 60 } as const;
const DAY = 24 * 60;

/** Whether a folded question is about the airport: when to leave for it, or how to get into town from it. */
export function isAboutAirport(folded: string): boolean {
  return isAboutLeaving(folded) || ARRIVING.test(folded);
}

/** Whether a folded question is about when to leave for a flight: 'if the flight is at 7, when should we get up?' */
export function isAboutLeaving(folded: string): boolean {
  return TO_LEAVE.test(folded) && FLIGHT.test(folded);
}

/** 'When do we have to get up on Monday?', 'how do we get to the hotel that late?' */
export const airportWay: AnswerOne = (question) => {
  if (isAboutLeaving(question.folded)) return whenToLeave(question);
  return ARRIVING.test(question.folded) ? intoTown(question) : undefined;
};

/** The hours to leave and to get up, reckoned back from the flight and the way to its airport. */
export function whenToLeave({ folded, wish }: Pick<OpenQuestion, 'folded' | 'wish'>): string {
  const at = findTime(folded) ?? wish.clock?.departure;
  const airport = findAirport(folded) ?? wish.airport;
  const rule = 'be at the airport two hours before a flight, three before one to another continent';
  const way = airport?.minutes ?? WAY;
  const far = airport ? `${airport.name} is about ${hoursText(way)} from the middle of ${airport.destination}` : '';
  if (at === undefined)
    return `As a rule, ${rule}. ${far ? `${far}. ` : ''}Tell me when your flight leaves, and I reckon back from it.`;
  const leave = at - BEFORE_FLIGHT - way;
  return [
    `For a flight at ${timeText(at)}, ${rule}: there by ${clock(at - BEFORE_FLIGHT)} at the latest.`,
    airport
      ? `${far}, so leave at ${clock(leave)}, an hour earlier for a flight to another continent, and get up half an hour before that.`
      : `With an hour for the way you would leave at ${clock(leave)}, and get up half an hour before that.`,
    nightText(leave),
  ]
    .filter(Boolean)
    .join(' ');
}

export function intoTown({ folded, draft, wish }: OpenQuestion): string {
  const [town] = draft ? destinationsOf(draft) : wish.destinations;
  const at = findTime(folded) ?? wish.clock?.arrival;
  const known = town && airportKnown(town);
  return [
    known
      ? `From the airport into ${town?.name}: ${known}. Or take a taxi, with the meter or by app. Times and fares I do not know: look on the airport's page.`
      : `From the airport ${town ? `into ${town.name} ` : ''}there is usually a train or a bus, and always a taxi: allow an hour, more where it lies far out. Lines, times and fares I do not know: look on the airport's page.`,
    at === undefined ? '' : nightText(at + WAY),
  ]
    .filter(Boolean)
    .join(' ');
}

function nightText(at: number): string {
  const minutes = (at + DAY) % DAY;
  return minutes >= NIGHT.from || minutes < NIGHT.to
    ? 'At that hour trains and buses may not run: a taxi, or a transfer that you book ahead, is sure.'
    : '';
}

function clock(minutes: number): string {
  return timeText((minutes + DAY) % DAY);
}
