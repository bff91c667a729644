import { toEuros } from '#functions/planner/money.ts';
import type { ChatAnswer, TripSuggestion } from '#shared/planner/schema.ts';
import type { Expectation } from './conversations.ts';
import { plannedPlaces, stopsOf } from './planned-places.ts';
import { currencyOf, eurosOf } from './shown-cost.ts';

/** Whether something holds, and what to say if not. */
type Check = readonly [holds: boolean, problem: string];

/** What is wrong with the trip that was suggested last, alone and beside the answers before it. */
export function wrongTrip(expect: Expectation, last: ChatAnswer, answers: readonly ChatAnswer[]): string[] {
  const { suggestion } = last;
  const wanted = [
    expect.destination,
    expect.stops,
    expect.days,
    expect.ideaChosen,
    expect.pace,
    expect.sameAs,
    expect.onlyDays,
  ];
  if (wanted.every((each) => each === undefined)) return [];
  if (!suggestion) return ['no suggestion'];
  const before = answers.slice(0, -1).findLast((answer) => answer.suggestion)?.suggestion;
  const checks = [
    ...checkStops(expect, suggestion),
    ...checkDates(expect, suggestion),
    ...checkCost(expect, suggestion),
    ...checkThingsToDo(expect, suggestion),
    ...checkPace(expect, suggestion),
    ...checkAnswersBefore(expect, suggestion, answers),
    ...(before
      ? checkChange(expect, suggestion, before)
      : [[!asksForChange(expect), 'nothing to compare with'] as const]),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function checkStops(expect: Expectation, suggestion: TripSuggestion): Check[] {
  const stops = stopsOf(suggestion);
  const isThere = expect.destination === undefined || (stops.length === 1 && stops[0] === expect.destination);
  const isNotThere = !stops.includes(expect.notDestination ?? '');
  const isRoute = (expect.stops ?? []).every((stop, index) => stops[index] === stop);
  return [[isThere && isNotThere && isRoute, `it goes to ${stops}`]];
}

function checkDates({ days, start, month }: Expectation, { itinerary, duration, startDate }: TripSuggestion): Check[] {
  const isLength = (wanted: number) => itinerary.length === wanted && Number.parseInt(duration, 10) === wanted;
  return [
    [days === undefined || isLength(days), duration],
    [start === undefined || startDate === start, `it starts on ${startDate}`],
    [month === undefined || Number(startDate?.slice(5, 7)) === month, `it starts on ${startDate}`],
  ];
}

function checkCost({ budget, currency }: Expectation, suggestion: TripSuggestion): Check[] {
  const shown = currencyOf(suggestion);
  const isWithin = ([amount, of]: NonNullable<Expectation['budget']>) =>
    eurosOf(suggestion) <= toEuros(amount, of) * 1.01 && shown === of;
  return [
    [budget === undefined || isWithin(budget), `it costs ${suggestion.estimatedCost}`],
    [currency === undefined || shown === currency, suggestion.estimatedCost],
  ];
}

function checkThingsToDo(expect: Expectation, suggestion: TripSuggestion): Check[] {
  const places = plannedPlaces(suggestion);
  const enough = Math.min(3, Math.ceil(suggestion.itinerary.length / 2));
  const isMainly = (interest: string) =>
    places.some(({ place }) => place?.kind === interest || place?.interests[0] === interest);
  const forKids = places.filter(({ place }) => place?.kids).length;
  return [
    ...(expect.interests ?? []).map((each): Check => [placesFor(suggestion, each) >= enough, `too little ${each}`]),
    ...(expect.without ?? []).map((each): Check => [!isMainly(each), `there is ${each}`]),
    [!expect.kids || forKids >= places.length / 2, 'too little for children'],
    [!expect.noTrips || placesFor(suggestion, 'day-trip') === 0, 'there is a day trip'],
  ];
}

function checkPace({ pace }: Expectation, { itinerary }: TripSuggestion): Check[] {
  const most = Math.max(...itinerary.map(({ activities }) => activities.length));
  return [
    [pace !== 'relaxed' || most <= 3, 'it is not slow'],
    [pace !== 'full' || most >= 5, 'it is not full'],
  ];
}

function checkAnswersBefore(expect: Expectation, suggestion: TripSuggestion, answers: readonly ChatAnswer[]): Check[] {
  const { ideaChosen, sameAs } = expect;
  const ideas = answers.slice(0, -1).findLast((answer) => answer.quickSuggestions)?.quickSuggestions;
  const isChosen = ideaChosen === undefined || ideas?.[ideaChosen]?.destination === suggestion.destination;
  const isSame = sameAs === undefined || JSON.stringify(answers[sameAs]?.suggestion) === JSON.stringify(suggestion);
  return [
    [isChosen, `it goes to ${suggestion.destination}`],
    [isSame, 'it is not as it was'],
  ];
}

function asksForChange(expect: Expectation): boolean {
  const { shorter, longer, cheaper, different, moreTrips, moreOf, lessOf, onlyDays } = expect;
  return [shorter, longer, cheaper, different, moreTrips, moreOf, lessOf, onlyDays].some((each) => each !== undefined);
}

/** The trip beside the one that was suggested before. */
function checkChange(expect: Expectation, now: TripSuggestion, before: TripSuggestion): Check[] {
  const [days, daysBefore] = [now.itinerary.length, before.itinerary.length];
  const more = (interest: string) => placesFor(now, interest) - placesFor(before, interest);
  return [
    [isOnly(expect.onlyDays, now, before), `days ${differing(now, before)} are others`],
    [!expect.shorter || days < daysBefore, 'it is not shorter'],
    [!expect.longer || days > daysBefore, 'it is not longer'],
    [!expect.cheaper || eurosOf(now) < eurosOf(before), 'it is not cheaper'],
    [!expect.different || sharedPart(now, before) <= 0.5, 'it is the same again'],
    [!expect.moreTrips || more('day-trip') > 0, 'there are no more day trips'],
    [!expect.moreOf || more(expect.moreOf) >= 0, `there is less ${expect.moreOf}`],
    [!expect.lessOf || more(expect.lessOf) < 0, `there is no less ${expect.lessOf}`],
  ];
}

/** The days of a suggestion that are not as they were, counted from 1. */
function differing(now: TripSuggestion, before: TripSuggestion): number[] {
  return now.itinerary.flatMap((day, index) =>
    JSON.stringify(day) === JSON.stringify(before.itinerary[index]) ? [] : [day.day],
  );
}

function isOnly(days: readonly number[] | undefined, now: TripSuggestion, before: TripSuggestion): boolean {
  return days === undefined || differing(now, before).join() === days.join();
}

/** How many of its places are of a kind, or are for an interest. */
function placesFor(suggestion: TripSuggestion, what: string): number {
  return plannedPlaces(suggestion).filter(
    ({ place }) => place?.kind === what || place?.interests.some((each) => each === what) === true,
  ).length;
}

/** How much of a suggestion was in another. */
function sharedPart(suggestion: TripSuggestion, other: TripSuggestion): number {
  const titles = suggestion.itinerary.flatMap(({ activities }) => activities);
  const before = new Set(other.itinerary.flatMap(({ activities }) => activities));
  return titles.filter((title) => before.has(title)).length / Math.max(1, titles.length);
}
