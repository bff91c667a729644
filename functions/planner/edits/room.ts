import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DayShape, ROOM } from '../itinerary/day-slots.ts';
import { isMustSee, isOpen } from '../itinerary/place-score.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly TimeOfDay[];
/** More is not a day that one can enjoy; the last one ends with the journey home. */
const MOST_ON_DAY = 5;
const MOST_ON_LAST_DAY = 2;
/** The usual length of what nobody knows the length of, in minutes. */
const USUAL_MINUTES = 90;
/** Kilometres from a place to the rest of a day; farther away it takes a journey. */
const FAR_KM = 25;

/** A part of a day where a place could go. */
export interface Opening {
  readonly day: DraftDay;
  readonly time: TimeOfDay;
}

/** Why a place cannot be in a part of a day. */
type Obstacle = 'closed' | 'time' | 'full';

/** What keeps a place from a part of a day, when `without` has made way; undefined when it fits. */
export function obstacleAt(
  place: CataloguePlace,
  { day, time }: Opening,
  without: readonly DraftItem[] = [],
): Obstacle | undefined {
  if (!isOpen(place, { date: day.date })) return 'closed';
  if (!place.when.includes(time)) return 'time';
  if (takesDay(place)) return hasDayFor(place, day, without) ? undefined : 'full';
  const there = day.items.filter((item) => !without.includes(item) && item.place !== place);
  const part = there.filter((item) => item.time === time);
  const minutes = part.reduce((sum, item) => sum + (item.place?.minutes ?? USUAL_MINUTES), 0);
  return day.busy.has(time) || minutes + place.minutes > ROOM[time] ? 'full' : undefined;
}

/**
 * What has to make way for a place in a part of a day: the least of it, what people come for last, and never a booking or
 * what was asked for by title. Undefined when the place cannot be there all the same, or fewer than that many could.
 */
export function inWayOf(
  place: CataloguePlace,
  { day, time }: Opening,
  { asked, fewest }: { readonly asked: readonly string[]; readonly fewest: number },
): readonly DraftItem[] | undefined {
  const isWholeDay = takesDay(place);
  const loss = (item: DraftItem) =>
    (item.place && day.destination && isMustSee(day.destination, item.place) ? 2 : 0) +
    ((item.place?.kind === 'meal') === (place.kind === 'meal') ? 0 : 1);
  const movable = day.items
    .filter((item) => (isWholeDay ? item.time !== 'evening' : item.time === time && item.place !== place))
    .filter((item) => !item.isBooked && !item.isHeld && !asked.includes(item.title))
    .toSorted((a, b) => loss(a) - loss(b));
  for (let count = fewest; count <= movable.length; count++) {
    const inWay = movable.slice(0, count);
    if (obstacleAt(place, { day, time }, inWay) === undefined) return inWay;
  }
  return undefined;
}

/** Where a day stands in its trip. */
export function shapeOfDay({ index }: DraftDay, { days }: Draft): DayShape {
  if (days.length === 1) return 'single';
  return index === 0 ? 'arrival' : index === days.length - 1 ? 'last' : 'full';
}

/** Whether a place takes the whole day but the evening: a day trip, or a theme park. */
export function takesDay({ kind, minutes }: CataloguePlace): boolean {
  return kind === 'day-trip' || minutes > ROOM.afternoon;
}

function hasDayFor(place: CataloguePlace, day: DraftDay, without: readonly DraftItem[]): boolean {
  const there = day.items.filter((item) => !without.includes(item) && item.place !== place && item.time !== 'evening');
  return there.length === 0 && !day.busy.has('morning') && !day.busy.has('afternoon');
}

/** Where a place fits best among these days: with room, near the rest, and on a full day rather than at the edges. */
export function bestOpening(
  place: CataloguePlace,
  draft: Draft,
  { days, part }: { readonly days: readonly DraftDay[]; readonly part: TimeOfDay | undefined },
): Opening | undefined {
  const times = part === undefined ? PARTS : [part];
  const openings = days.flatMap((day) => times.map((time): Opening => ({ day, time })));
  return openings
    .filter((opening) => obstacleAt(place, opening) === undefined && hasRoom(opening.day, draft))
    .map((opening) => ({ opening, score: scoreOf(place, opening, draft) }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.score - a.score)[0]?.opening;
}

function hasRoom(day: DraftDay, { days }: Draft): boolean {
  const isLast = days.length > 2 && day.index === days.length - 1;
  return day.items.length < (isLast ? MOST_ON_LAST_DAY : MOST_ON_DAY);
}

function scoreOf(place: CataloguePlace, { day, time }: Opening, { days }: Draft): number {
  const isBackBy = ({ kind }: CataloguePlace) => kind === 'day-trip' && time === 'evening';
  const others = day.items.flatMap((item) =>
    item.place && item.place !== place && !isBackBy(item.place) ? [item.place.at] : [],
  );
  const far = Math.max(0, ...others.map((at) => kilometres(at, place.at)));
  if (far > FAR_KM && !takesDay(place)) return Number.NEGATIVE_INFINITY;
  const isEdge = day.index === 0 || day.index === days.length - 1;
  const isDemanding = place.kind === 'museum' || place.kind === 'day-trip';
  const part = day.items.filter((item) => item.time === time).length;
  return -far - 2 * part - day.items.length - (isEdge ? (isDemanding ? 40 : 4) : 0);
}
