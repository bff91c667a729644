import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import { type DraftDay, destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText, placedText } from '../edits/edit-words.ts';
import { findItems, kindAsked } from '../edits/find-items.ts';
import type { NamedSight } from '../understand/find-sights.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, partIn, sightsIn } from './spoken-of.ts';
import { wayKnown } from './ways-known.ts';

/** 'What is on day 2?', 'when do we see the Pantheon?', 'how many nights in Kyoto?' */
export const whatIsPlanned: AnswerOne = (question) => {
  const { draft, text } = question;
  if (!draft) return undefined;
  const found = findItems(text, draft);
  const [sight] = sightsIn(question);
  if (sight && found.length === 0)
    return `${sight.place.name} is not in the plan${whereText(sight)}: say "add" and its name, and it is.`;
  if (sight || /\b(?:when|which day|what day|what time)\b/.test(question.folded)) {
    if (found.length > 0)
      return `${listed(found.map((each) => `${placedText(each)}${each.item.time ? `, in the ${each.item.time}` : ''}`))}.`;
  }
  const days = daysIn(question);
  const isKind = kindAsked(text);
  const ofKind = days.flatMap((day) =>
    day.items
      .filter(({ place, time }) => place && isKind?.(place) && isInPart(time, partIn(question)))
      .map((item) => ({ item, day })),
  );
  if (ofKind.length > 0) return `${listed(ofKind.map(placedText))}.`;
  if (days.length > 0) return days.map(dayPlan).join(' ');
  if (!OF_WHOLE.test(question.folded)) return undefined;
  const stops = destinationsOf(draft).map((destination) => {
    const { length } = draft.days.filter((day) => day.destination === destination);
    return `${length} ${length === 1 ? 'day' : 'days'} in ${destination.name}`;
  });
  return `The plan has ${draft.days.length} days: ${listed(stops)}, with ${placedItems(draft).length} things to do.`;
};

/** From where one gets to what is not on the plan. */
function whereText({ place, destination }: NamedSight): string {
  const km = kilometres(destination.at, place.at);
  if (km < OUT_OF_TOWN) return `, it is in ${destination.name}`;
  const way = wayKnown(place.name, destination);
  return `; it is about ${distanceText(km)} from ${destination.name}${way ? `, by ${way}` : ''}, and takes about ${hoursText(place.minutes)} in all`;
}

/** Kilometres. */
const OUT_OF_TOWN = 6;

/** What the number of days and stops answers. */
const OF_WHOLE =
  /\b(?:how many|number of)\s+(?:more )?(?:nights?|days?|things?|activit\w+|cit(?:y|ies)|towns?|stops?|places?|sights?)\b|\bhow long (?:is|are|do)\b.{0,20}\b(?:trip|plan|stay|there)\b|\b(?:overview|route|itinerary|schedule|programme)\b|\b(?:what|which)\b.{0,25}\b(?:plan|planned|trip|in it)\b|\b(?:town|city|place|stop)s?\b.{0,25}\b(?:days|nights|longest)\b|\b(?:days|nights)\b.{0,12}\b(?:in|each|per)\b/;

const WHICH_DAYS = /\b(?:which|what|exact) (?:days|dates)\b|\bwhen exactly\b|\bwhat date\b/;

/** 'Which days exactly?': Wed, Mar 24 to Fri, Mar 26; undefined where something of the plan is asked for. */
export function whichDays({ text, folded, draft }: Question): string | undefined {
  if (!draft || !WHICH_DAYS.test(folded) || findItems(text, draft).length > 0) return undefined;
  const { days } = draft;
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return 'The plan has no dates yet: say when you go.';
  return `The plan goes from ${formatDayWithWeekday(first)} to ${formatDayWithWeekday(last)}, ${last.slice(0, 4)}.`;
}

function dayPlan(day: DraftDay): string {
  const label = dayText(day);
  const items = day.items.map(({ title, time }) => `${title}${time ? ` (${time})` : ''}`);
  return `${label[0]?.toUpperCase()}${label.slice(1)}: ${items.length > 0 ? listed(items) : 'nothing yet'}.`;
}

function isInPart(time: TimeOfDay | undefined, part: TimeOfDay | undefined): boolean {
  return part === undefined || time === part;
}
