import type { TripSuggestion } from './schema.ts';

type Suggested = Pick<TripSuggestion, 'itinerary' | 'duration'>;

/** No suggestion's text makes a longer trip than a year. */
const MAX_DAYS = 366;

/** How many days a suggestion's trip has: as many as its itinerary, or as its duration says when that is more. */
export function tripLength({ itinerary, duration }: Suggested): number {
  return Math.max(1, (dayOffsets(itinerary).at(-1) ?? 0) + 1, daysIn(duration));
}

/** Days after the start, by the days' own numbers where these rise, else one after the other. */
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
