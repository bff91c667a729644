import { isOpen } from '#functions/planner/itinerary/place-score.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { type PlannedPlace, plannedPlaces } from './planned-places.ts';

/** Maximum kilometres between two things of a day, except on day trips. */
const FAR = 30;
const PARTS = ['morning', 'afternoon', 'evening'] as const;
const ROOM = { morning: 300, afternoon: 360, evening: 330 } as const;

/** What makes a suggestion unrealistic, whatever was asked for; nothing when it is fine. */
export function infeasible(suggestion: TripSuggestion): string[] {
  const places = plannedPlaces(suggestion);
  const days = suggestion.itinerary.map(({ day }) => places.filter((each) => each.day === day));
  return [
    ...invented(places),
    ...repeated(suggestion, places),
    ...days.flatMap((day, index) => wrongOnDay(day, index, days.length)),
    ...closed(suggestion, days),
    ...suggestion.itinerary.flatMap(({ activities, details = [], day }) =>
      activities.every((title, index) => details[index]?.title === title) && activities.length > 0
        ? []
        : [`day ${day}: activities and details differ`],
    ),
  ];
}

function invented(places: readonly PlannedPlace[]): string[] {
  return places
    .filter(({ activity, destination }) => activity.category !== 'transport' && (!destination || !activity.verified))
    .map(({ activity }) => `nobody knows ${activity.title}`);
}

function repeated({ itinerary }: TripSuggestion, places: readonly PlannedPlace[]): string[] {
  const titles = places
    .filter(({ activity }) => activity.category !== 'transport')
    .map(({ activity }) => activity.title);
  const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
  const names = itinerary.map(({ title }) => title);
  return [
    ...twice.map((title) => `${title} comes twice`),
    ...(new Set(names).size === names.length ? [] : ['two days have the same title']),
    ...itinerary.flatMap(({ day }, index) => (day === index + 1 ? [] : ['days are not counted from 1'])),
  ];
}

function wrongOnDay(day: readonly PlannedPlace[], index: number, days: number): string[] {
  const wrong: string[] = [];
  const at = `day ${index + 1}`;
  if (day.length === 0) wrong.push(`${at} is empty`);
  const order = day.map(({ activity }) => PARTS.indexOf(activity.timeOfDay));
  if (order.some((part, i) => i > 0 && part < (order[i - 1] ?? 0))) wrong.push(`${at} is out of order`);
  for (const part of PARTS) {
    const minutes = day
      .filter(({ activity, place }) => activity.timeOfDay === part && place?.kind !== 'day-trip')
      .reduce((sum, { activity }) => sum + (activity.minutes ?? 0), 0);
    if (minutes > ROOM[part] + (day.some(({ activity }) => activity.category === 'transport') ? 240 : 0))
      wrong.push(`${at}: ${part} is too full`);
  }
  for (const { activity, place } of day) {
    if (place && !place.when.includes(activity.timeOfDay))
      wrong.push(`${at}: ${place.name} in the ${activity.timeOfDay}`);
    if (
      place?.kind === 'meal' &&
      activity.timeOfDay === 'morning' &&
      !/caf|bakery|breakfast|brunch|past/i.test(place.name + place.note) &&
      place.minutes > 60
    ) {
      wrong.push(`${at}: ${place.name} in the morning`);
    }
  }
  const town = day.filter(({ place }) => place && place.kind !== 'day-trip' && place.kind !== 'meal');
  for (const a of town) {
    for (const b of town) {
      if (a.place && b.place && kilometres(a.place.at, b.place.at) > FAR)
        wrong.push(`${at}: ${a.place.name} and ${b.place.name} are far apart`);
    }
  }
  if (days > 1 && index === 0 && day.some(({ place }) => place?.kind === 'museum' || place?.kind === 'day-trip'))
    wrong.push('something demanding on arrival');
  if (days > 2 && index === days - 1 && day.length > 2) wrong.push('the last day is not light');
  if (day.length > 6) wrong.push(`${at} has more than one can do`);
  return wrong;
}

function closed({ startDate }: TripSuggestion, days: readonly (readonly PlannedPlace[])[]): string[] {
  if (!startDate) return [];
  return days.flatMap((day, index) =>
    day.flatMap(({ place }) =>
      place && !isOpen(place, { date: addDays(startDate, index) })
        ? [`${place.name} is closed on day ${index + 1}`]
        : [],
    ),
  );
}
