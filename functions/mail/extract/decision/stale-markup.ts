import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { Draft } from '../mail-reading.ts';
import { areSameBooking } from './same-booking.ts';
import type { VisibleValues } from './visible-values.ts';

type Fields = Draft['fields'];

export const MOMENTS = ['startDate', 'startTime', 'endDate', 'endTime'] as const;

const isSeen = (name: string, value: string, visible: VisibleValues): boolean =>
  (name.endsWith('Time') ? visible.times : visible.dates).has(value);

/** Whether the text shows its own value of a moment and not that of the markup, which is older, or in another zone. */
export function isOutdated(
  name: (typeof MOMENTS)[number],
  marked: Fields,
  told: Fields,
  visible: VisibleValues,
): boolean {
  const [own, other] = [marked[name]?.value, told[name]?.value];
  if (own === undefined || other === undefined || own === other) return false;
  return !isSeen(name, own, visible) && isSeen(name, other, visible);
}

/** Markup without the days and times that the text calls the old ones. */
export function withoutReplaced(marked: Fields, visible: VisibleValues): Fields {
  const old = MOMENTS.filter((name) => visible.former.has(marked[name]?.value ?? ''));
  return Object.fromEntries(Object.entries(marked).filter(([name]) => !old.some((each) => each === name)));
}

const isJourney = ({ type }: Draft): boolean => type === 'flight' || type === 'transport';

/** Two words for the same place have one in common: 'DEN' and 'Denver (DEN)'. */
function shareWord(one: string | undefined, other: string | undefined): boolean {
  const words = new Set(foldWords(one ?? '').split(' '));
  return foldWords(other ?? '')
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
}

/** The maximum days by which a change moves a booking. */
const MAX_DAYS = 60;

/** Whether a mail about a change may tell of one booking in both: the same way, or the same place, at other times. */
export function couldBeVersions(marked: Draft, told: Draft): boolean {
  const [own, other] = [marked.fields, told.fields];
  if (isJourney(marked) !== isJourney(told)) return false;
  if (
    !own.startDate ||
    !other.startDate ||
    Math.abs(daysBetween(own.startDate.value, other.startDate.value)) > MAX_DAYS
  )
    return false;
  return isJourney(marked)
    ? shareWord(own.location?.value, other.location?.value) &&
        shareWord(own.endLocation?.value, other.endLocation?.value)
    : shareWord(`${own.title?.value} ${own.location?.value}`, `${other.title?.value} ${other.location?.value}`);
}

/** Whether markup is of the time before a change: the text has the booking under another number or on another day. */
export const isStale = (marked: Draft, told: Draft, visible: VisibleValues): boolean =>
  visible.isChange &&
  !areSameBooking(marked, told) &&
  MOMENTS.some((name) => isOutdated(name, marked.fields, told.fields, visible));

/** What a change may replace: of a journey, its number, too. */
export function newestFields(told: Draft): Fields {
  if (isJourney(told)) return told.fields;
  const moments = MOMENTS.flatMap((name) => (told.fields[name] ? [[name, told.fields[name]] as const] : []));
  return Object.fromEntries(moments);
}
