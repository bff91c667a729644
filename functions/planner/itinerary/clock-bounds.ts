import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';
import { timeText } from '../words/time.ts';

/** When each part of a day is over, in minutes; the evening's is when one still goes out for dinner. */
const OVER: Readonly<Record<TimeOfDay, number>> = { morning: 12 * 60, afternoon: 17 * 60, evening: 21 * 60 };
const BEGINS: Readonly<Record<TimeOfDay, number>> = { morning: 9 * 60, afternoon: 13 * 60, evening: 18 * 60 };
/** Minutes from landing to the town, and from the town to the gate. */
const TO_TOWN = 90;
const TO_GATE = 180;
/** What anything worth doing takes. */
const LEAST = 90;

/** Whether a part of the first or the last day is left by the times of arrival and departure. */
export function isThere(
  time: TimeOfDay,
  day: { readonly isFirst: boolean; readonly isLast: boolean },
  clock: Wish['clock'],
): boolean {
  const { arrival, departure } = clock ?? {};
  const isLate = day.isFirst && arrival !== undefined && arrival + TO_TOWN + LEAST > OVER[time];
  const isEarly = day.isLast && departure !== undefined && departure - TO_GATE - LEAST < BEGINS[time];
  return !isLate && !isEarly;
}

/** What a day is when the journey leaves nothing of it. */
export function journeyOnly(
  { name, at }: CatalogueDestination,
  isFirst: boolean,
  { arrival, departure }: NonNullable<Wish['clock']>,
): CataloguePlace {
  const minutes = isFirst ? arrival : departure;
  const when = minutes === undefined ? '' : ` at ${timeText(minutes)}`;
  return {
    ...{ kind: 'walk', area: name, at, minutes: 30, cost: 0, interests: ['views'], category: 'transport' },
    when: [isFirst ? 'evening' : 'morning'],
    name: isFirst ? `Arrival${when} in ${name}` : `Departure${when} in ${name}`,
    note: isFirst
      ? 'Only the way to bed: nothing else is planned on this day.'
      : 'Only the way home: nothing else is planned on this day.',
  };
}
