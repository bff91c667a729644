import { destinationsOf } from '../edits/draft.ts';
import { legBetween, usualDays } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { hoursText } from '../words/distance.ts';
import { daysText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';

const NIGHTS = new RegExp(`\\b(${NUMBER})\\s+(?:nights?|days?)\\b`);

/** 'We would love Hiroshima too: where would you take the time from?': a stop, with the reason; 'do that' does it. */
export const whereToTakeTime: AnswerTopic = ({ text, folded, draft, wish }) => {
  if (!draft || draft.tripTitle !== undefined) return undefined;
  const stops = destinationsOf(draft);
  const named = findPlaces(text).flatMap((each) => (each.kind === 'city' ? each.destination : []));
  const wanted = named.find((each) => !stops.includes(each)) ?? wish.destinations.find((each) => !stops.includes(each));
  const lengths = stops.map((stop) => ({
    stop,
    days: draft.days.filter(({ destination }) => destination === stop).length,
    usual: usualDays({ ...wish, destinations: [stop], country: undefined }),
  }));
  const [most] = lengths
    .filter(({ days }) => days > 1)
    .sort((a, b) => b.days - b.usual - (a.days - a.usual) || b.days - a.days);
  if (!most) return undefined;
  const nights = numberOf(NIGHTS.exec(folded)?.[1] ?? '1') || 1;
  const why = `it has ${daysText(most.days)}, ${most.days >= most.usual ? 'as many as most people take or more' : 'the most to give, though most people take'}${most.days >= most.usual ? '' : ` ${most.usual}`}, so it misses a night least`;
  if (!wanted)
    return {
      text: `I would take it from ${most.stop.name}: ${why}. Nothing is changed yet: say "a night less in ${most.stop.name}".`,
    };
  const near = stops.toSorted((a, b) => (legBetween(a, wanted).hours ?? 9) - (legBetween(b, wanted).hours ?? 9))[0];
  const hours = near && legBetween(near, wanted).hours;
  const way =
    near && hours !== undefined
      ? ` ${wanted.name} is about ${hoursText(hours * 60)} from ${near.name}, so it goes next to it.`
      : '';
  const count = `${nights} ${nights === 1 ? 'night' : 'nights'}`;
  return {
    text: `I would take ${nights === 1 ? 'the night' : `the ${nights} nights`} for ${wanted.name} from ${most.stop.name}: ${why}.${way} Nothing is changed yet: say "do that", and I put ${wanted.name} in.`,
    offers: [
      {
        intent: 'wish',
        text: `add ${count} in ${wanted.name} and take ${nights === 1 ? 'it' : 'them'} from ${most.stop.name}`,
      },
    ],
  };
};
