import { eventNamed } from '#functions/planner/holidays/dated-events.ts';
import { isOpen } from '#functions/planner/itinerary/place-score.ts';
import { isThingOfKind } from '#functions/planner/understand/kinds-of-things.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
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

/** 'A cooking class' is no place that could be invented, as long as it has no address and is not called checked. */
function isKindOnly({ title, verified, coordinates }: PlannedActivity): boolean {
  return isThingOfKind({ name: title }) && !verified && coordinates === null;
}

function invented(places: readonly PlannedPlace[]): string[] {
  return places
    .filter(({ activity, destination }) => activity.category !== 'transport' && (!destination || !activity.verified))
    .filter(({ activity }) => !eventNamed(activity.title) && !isKindOnly(activity))
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
  const wrong = [
    ...(day.length === 0 ? ['it is empty'] : []),
    ...outOfOrder(day),
    ...tooFull(day),
    ...day.flatMap(atWrongTime),
    ...farApart(day),
  ];
  return [...wrong.map((problem) => `day ${index + 1}: ${problem}`), ...demandingAtTheEdge(day, index, days)];
}

function outOfOrder(day: readonly PlannedPlace[]): string[] {
  const order = day.map(({ activity }) => PARTS.indexOf(activity.timeOfDay));
  return order.some((part, i) => i > 0 && part < (order[i - 1] ?? 0)) ? ['it is out of order'] : [];
}

/** More than fits into a part of the day, or more than one can do on the whole. */
function tooFull(day: readonly PlannedPlace[]): string[] {
  const onTheWay = day.some(({ activity }) => activity.category === 'transport') ? 240 : 0;
  const full = PARTS.filter((part) => minutesIn(day, part) > ROOM[part] + onTheWay);
  return [...full.map((part) => `${part} is too full`), ...(day.length > 6 ? ['there is more than one can do'] : [])];
}

function minutesIn(day: readonly PlannedPlace[], part: (typeof PARTS)[number]): number {
  return day
    .filter(({ activity, place }) => activity.timeOfDay === part && place?.kind !== 'day-trip')
    .reduce((sum, { activity }) => sum + (activity.minutes ?? 0), 0);
}

/** At a time that the place is not for, or a long meal in the morning. */
function atWrongTime({ activity, place }: PlannedPlace): string[] {
  if (!place) return [];
  const isBreakfast = /caf|bakery|breakfast|brunch|past/i.test(place.name + place.note) || place.minutes <= 60;
  const isTooEarly = place.kind === 'meal' && activity.timeOfDay === 'morning' && !isBreakfast;
  return isTooEarly || !place.when.includes(activity.timeOfDay) ? [`${place.name} in the ${activity.timeOfDay}`] : [];
}

function farApart(day: readonly PlannedPlace[]): string[] {
  const town = day.flatMap(({ place }) => (place && place.kind !== 'day-trip' && place.kind !== 'meal' ? place : []));
  return town.flatMap((a) =>
    town.filter((b) => kilometres(a.at, b.at) > FAR).map((b) => `${a.name} and ${b.name} are far apart`),
  );
}

/** One arrives tired, and leaves early. */
function demandingAtTheEdge(day: readonly PlannedPlace[], index: number, days: number): string[] {
  const isDemanding = day.some(({ place }) => place?.kind === 'museum' || place?.kind === 'day-trip');
  return [
    ...(days > 1 && index === 0 && isDemanding ? ['something demanding on arrival'] : []),
    ...(days > 2 && index === days - 1 && day.length > 2 ? ['the last day is not light'] : []),
  ];
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
