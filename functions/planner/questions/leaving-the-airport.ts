import { destinationsOf } from '../edits/draft.ts';
import { timeText } from '../words/time.ts';
import type { OpenQuestion, TopicAnswer } from './answer.ts';
import { airportKnown } from './ways-known.ts';

const LAYOVER = /\b(?:layover|stop ?over|transit|between (?:the )?flights|leav\w* the airport)\b/;
const CLOCK = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)\b/g;
/** Hours on the ground from which town is worth it, and those that the airport takes of them. */
const LEAST = 6;
const AIRPORT = 4;
const DAY = 24 * 60;
const NEXT_DAY = /\b(?:next|following) (?:day|morning|evening|night)\b|\btomorrow\b/;

/** 'A layover from 7:00 to 1:30: worth leaving the airport?' */
export function leavingTheAirport({ folded, draft, wish }: OpenQuestion): TopicAnswer | undefined {
  if (!LAYOVER.test(folded) || !/\b(?:worth|leav\w*|go out|time)\b/.test(folded)) return undefined;
  const [town] = draft ? destinationsOf(draft) : wish.destinations;
  const said = [...folded.matchAll(CLOCK)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
  const from = said[0] ?? wish.clock?.arrival;
  const until = said[1] ?? wish.clock?.departure;
  const way = town && airportKnown(town);
  const ways = way ? ` ${way}.` : '';
  if (from === undefined || until === undefined)
    return {
      text: `Worth it from about ${LEAST} hours between the flights: passport control, the way in and out and being back two to three hours before the next flight take about ${AIRPORT}. With less stay at the airport.${ways}`,
    };
  const minutes = until - from + (until <= from || NEXT_DAY.test(folded) ? DAY : 0);
  const hours = Math.floor(minutes / 60);
  const back = timeText((until - 180 + DAY) % DAY);
  return {
    text:
      hours >= LEAST
        ? `Yes, leave it: from ${timeText(from)} to ${timeText(until)} you have about ${hours} hours, of which some ${hours - AIRPORT} are left in town. Be back at the airport by ${back}.${ways} Check whether you may enter without a visa, and whether bags are checked through.`
        : `I would stay: ${hours} hours leave no more than an hour or two in town.${ways}`,
  };
}
