import { kilometres } from '#shared/places/kilometres.ts';
import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { findPlaces } from '../understand/find-places.ts';
import { capitalized } from '../words/capitalized.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { journeysOf } from './journey-days.ts';
import { drivingHours } from './most-driving.ts';

/** Minutes of a day trip below which nobody calls it a drive. */
const LEAST = 30;

/** 'How many hours a day do we sit in the car?': changes of town and day trips, by day; the longest, and all of them. */
export const hoursDriving: AnswerTopic = ({ draft, text }) => {
  // From one named town to another is another question.
  if (!draft || findPlaces(text.replace(/\s\([^)]*\)/g, '')).filter(({ kind }) => kind === 'city').length > 1)
    return undefined;
  const journeys = journeysOf(draft).map((journey) => ({
    day: journey.day,
    minutes: drivingHours(journey) * 60,
    text: `${journey.from.name} to ${journey.to.name}`,
  }));
  const outings = placedItems(draft).flatMap(({ item: { place }, day }) => {
    const km = place?.kind === 'day-trip' && day.destination ? kilometres(day.destination.at, place.at) : 0;
    const minutes = ((km * DETOUR * 2) / PACE) * 60;
    return place && minutes >= LEAST ? [{ day, minutes, text: `${place.name} and back` }] : [];
  });
  const all = [...journeys, ...outings].sort((a, b) => a.day.index - b.day.index);
  if (all.length === 0)
    return { text: 'There is no drive in the plan: all of it is in one town, with ways of some minutes.' };
  const total = all.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = all.toSorted((a, b) => b.minutes - a.minutes)[0];
  const free = draft.days.length - new Set(all.map(({ day }) => day)).size;
  const each = all.map(({ day, minutes, text }) => `${dayText(day)} about ${hoursText(halfHours(minutes))} (${text})`);
  return {
    text: [
      `Roughly, by car and without stops: ${capitalized(listed(each))}.`,
      longest && all.length > 1 ? `The longest is on ${dayText(longest.day)}.` : '',
      `In all that is about ${hoursText(halfHours(total))}${free > 0 ? `; on the other ${free === 1 ? 'day' : `${free} days`} you only get about on the spot` : ''}.`,
      'I reckon this from distances; a route planner knows it to the minute.',
    ]
      .filter(Boolean)
      .join(' '),
  };
};

/** Ways are longer than the straight line; kilometres in an hour, in towns and on small roads too. */
const DETOUR = 1.3;
const PACE = 80;

function halfHours(minutes: number): number {
  return Math.max(30, Math.round(minutes / 30) * 30);
}
