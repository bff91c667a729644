import { formatDay } from '#shared/trips/dates.ts';
import { listed } from '../words/listed.ts';
import type { Draft, DraftDay, Placed } from './draft.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** 'day 2', with its date where the plan has dates: 'day 2 (Saturday, Jun 5)'. */
export function dayText({ index, date }: DraftDay): string {
  return date === undefined
    ? `day ${index + 1}`
    : `day ${index + 1} (${weekday.format(new Date(`${date}T00:00:00Z`))}, ${formatDay(date)})`;
}

/** 'the Pantheon on day 2' */
export function placedText({ item, day }: Placed): string {
  return `${item.title} on ${dayText(day)}`;
}

/** 'Which one do you mean: … or …?' */
export function whichText(found: readonly Placed[]): string {
  return `Which one do you mean: ${listed(found.slice(0, 4).map(placedText), 'or')}?`;
}

/** What is asked for a booking: it stays. */
export function bookedText({ item, day }: Placed): string {
  return `${item.title} is booked, so I leave it where it is: ${dayText(day)}. Cancel or change it where you booked it first.`;
}

/** The days of a plan or a trip, for a day that it does not have. */
export function outsideText({ days, tripTitle }: Draft): string {
  const [first, last] = [days[0], days.at(-1)];
  const whole = tripTitle ?? 'The plan';
  if (first?.date === undefined || last?.date === undefined)
    return `${whole} has ${days.length} days and no dates yet: name a day by its number, or say when you go.`;
  return `${whole} goes from ${formatDay(first.date)} to ${formatDay(last.date)}, and that day is not in it.`;
}
