import { destinationsOf } from '../edits/draft.ts';
import { airportOf } from '../understand/find-airport.ts';
import type { Clock } from '../understand/find-clock.ts';
import { timeText } from '../words/time.ts';
import type { AnswerTopic } from './answer.ts';

/** Words of a day that is spent between two flights, or at an airport. */
const AT_AIRPORT = /\b(?:layover|stop ?over|airport|terminal|changi|heathrow|transit|between flights)\b/;
const CARRIED = /\b(?:train|metro|bus|tram|subway|tube|taxi|stairs|carry|drag|take .{0,20}with)\b/;
const INTO_TOWN = /\b(?:from|to) (?:the )?airport\b.{0,30}\b(?:town|city|centre|center|hotel|flat|apartment|with|w)\b/;
/** Hours between two flights that are no stay. */
const MOST_HOURS = 24;

function hoursThere(days: number, { arrival, departure }: Clock = {}): number {
  return arrival === undefined || departure === undefined
    ? Number.POSITIVE_INFINITY
    : (days - 1) * 24 + (departure - arrival) / 60;
}

/** Minutes before a flight at which bags are fetched. */
const FETCH = 240;
const DAY = 24 * 60;

/** 'Where do we put the bags?': at the airport of a stopover, at the hotel and the station of a last day. */
export const luggage: AnswerTopic = ({ folded, draft, wish }) => {
  const town = draft ? destinationsOf(draft).at(-1) : wish.destinations.at(-1);
  const isStopover = AT_AIRPORT.test(folded) || hoursThere(draft?.days.length ?? 0, wish.clock) <= MOST_HOURS;
  const name = wish.airport?.name ?? (town && airportOf(town.name)?.name);
  const departure = wish.clock?.departure;
  if (INTO_TOWN.test(folded)) return undefined;
  if (isStopover)
    return {
      text: `On one ticket bags are usually checked through to the last airport: ask when you check in, and you carry none. Else leave them at the airport: ${name ?? `that of ${town?.name ?? 'a large town'}`} is large enough to expect a left-luggage counter in its terminals, paid by the bag and the day; look it up on its page, with its hours. In town hotels and luggage apps keep bags too.`,
    };
  if (CARRIED.test(folded)) return undefined;
  return {
    text: [
      'Your hotel is the simplest: most keep bags for free after you check out, until you fetch them.',
      `Else ${town ? `the main station of ${town.name}` : 'the main station'} has lockers or a counter in most large towns, shops keep bags by app for some euros, and large airports have left luggage.`,
      departure === undefined
        ? 'Tell me when you leave, and I say when to fetch them.'
        : `With your departure at ${timeText(departure)} fetch them by about ${timeText((departure - FETCH + DAY) % DAY)}.`,
      'Which lockers are free I do not know.',
    ].join(' '),
  };
};
