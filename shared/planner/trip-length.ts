import type { TripSuggestion } from './schema.ts';

type Suggested = Pick<TripSuggestion, 'itinerary' | 'duration'>;

/** No suggestion makes a trip longer than a year. */
const MAX_DAYS = 366;

/** How many days a suggestion's trip has: as many as its itinerary or its duration, whichever is longer. */
export function tripLength({ itinerary, duration }: Suggested): number {
  return Math.max(1, (dayOffsets(itinerary).at(-1) ?? 0) + 1, daysIn(duration));
}

/** Days after the start, by the days' own numbers where these increase, else consecutively. */
export function dayOffsets(days: Suggested['itinerary']): number[] {
  const rises = days.every(({ day }, index) => index === 0 || day > (days[index - 1]?.day ?? 0));
  return days.map(({ day }, index) => (rises ? day - 1 : index));
}

/** '5 days' is 5, '2 weeks' 14, '3-4 days' 4; 0 when there is no number. */
function daysIn(duration: string): number {
  const numbers = (duration.match(/\d+/g) ?? []).map(Number);
  const days = Math.max(0, ...numbers) * (/week/i.test(duration) ? 7 : 1);
  return Math.min(days, MAX_DAYS);
}
