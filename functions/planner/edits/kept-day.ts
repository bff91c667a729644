import { addDays } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { isThere } from '../itinerary/clock-bounds.ts';
import { type Slot, slotsOf } from '../itinerary/day-slots.ts';
import { heldOn, isHeld } from '../itinerary/held-hours.ts';
import { type DayFrame, dayOf, shapeByClock } from '../itinerary/lay-out-stay.ts';
import { isOpen, placeScore } from '../itinerary/place-score.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Wish } from '../understand/wish.ts';

/** What stays of a day of the plan before, at its place in the new one. */
export interface KeptDay {
  readonly old: TripDayPlan;
  readonly frame: DayFrame;
  readonly entries: readonly Entry[];
  /** What is not possible there any more. */
  readonly gone: readonly Entry[];
  /** It stands at the same place of its trip as before, with the same hours. */
  readonly isSame: boolean;
  /** Nothing of it changes. */
  readonly isWhole: boolean;
}

interface Before {
  readonly then: readonly TripDayPlan[];
  readonly before: Wish;
  /** Undefined for a day that the plan before did not have. */
  readonly index: number | undefined;
}

interface After {
  readonly now: readonly TripDayPlan[];
  readonly after: Wish;
  readonly index: number;
}

/** What stays of a day of the plan before where it is a day of another plan. */
export function keptDay({ then, before, index: at }: Before, { now, after, index }: After): KeptDay | undefined {
  const old = at === undefined ? undefined : then[at];
  if (!old || at === undefined) return undefined;
  const [was, frame] = [frameOf(then, at, before), frameOf(now, index, after)];
  const isSame = isSameFrame(was, frame, [before, after]);
  const fitting = isSame ? old.entries : fittingIn(old.entries, frame, after);
  const isStop = (entry: Entry) => now.some(({ destination }) => isTripTo(entry, destination));
  const entries = fitting.filter(
    (entry) => !isStop(entry) && isPossible(entry, old.destination, { frame, was, before, after }),
  );
  const gone = old.entries.filter((entry) => !entries.includes(entry));
  return { old, frame, entries, gone, isSame, isWhole: isSame && gone.length === 0 };
}

/** A day trip to where the trip stops now. */
function isTripTo({ place }: Entry, { name }: CatalogueDestination): boolean {
  return place.kind === 'day-trip' && (place.area === name || place.name.includes(name));
}

/** A day's place in its trip. */
export function frameOf(days: readonly TripDayPlan[], index: number, { start, month }: Wish): DayFrame {
  const date = start === undefined ? undefined : addDays(start, index);
  const [isFirst, isLast] = [index === 0, index === days.length - 1];
  const isArrival = isFirst || days[index - 1]?.destination !== days[index]?.destination;
  const shape = shapeOf({ isArrival, isLast }, days.length);
  return { isFirst, isLast, shape, date, month: date === undefined ? month : Number(date.slice(5, 7)), day: index };
}

function shapeOf({ isArrival, isLast }: { readonly isArrival: boolean; readonly isLast: boolean }, days: number) {
  if (days === 1) return 'single';
  if (isArrival) return 'arrival';
  if (!isLast) return 'full';
  return days === 2 ? 'short-last' : 'last';
}

function isSameFrame(was: DayFrame, is: DayFrame, [before, after]: readonly [Wish, Wish]): boolean {
  const isAtSameTime =
    (!is.isFirst || before.clock?.arrival === after.clock?.arrival) &&
    (!is.isLast || before.clock?.departure === after.clock?.departure);
  return was.shape === is.shape && was.isFirst === is.isFirst && was.isLast === is.isLast && isAtSameTime;
}

/** What of a day fits into it where it is the first or the last of its trip. */
function fittingIn(entries: readonly Entry[], frame: DayFrame, after: Wish): readonly Entry[] {
  if (!frame.isFirst && !frame.isLast) return entries;
  const isAsked = ({ place }: Entry) => after.asked?.includes(place.name) ?? false;
  const open = slotsFor(frame, after);
  return entries.filter((entry) => {
    const at = open.findIndex((slot) => isFor(entry, slot));
    if (at < 0 || (entry.place.kind === 'day-trip' && !isAsked(entry))) return false;
    open.splice(at, 1);
    return true;
  });
}

function isInHours(time: Entry['time'], frame: DayFrame, before: Wish): boolean {
  return time !== 'afternoon' && slotsFor(frame, before).some((slot) => slot.time === time);
}

function slotsFor(frame: DayFrame, after: Wish): Slot[] {
  const held = heldOn(after.held ?? [], dayOf(frame, after));
  return slotsOf(shapeByClock(frame, after.clock), after).filter(
    ({ time }) => isThere(time, frame, after.clock) && !isHeld(time, held),
  );
}

function isFor({ place, time }: Entry, slot: Slot): boolean {
  return time === slot.time && (place.kind === 'meal') === (slot.role === 'meal');
}

interface At {
  readonly frame: DayFrame;
  readonly was: DayFrame;
  readonly before: Wish;
  readonly after: Wish;
}

function isPossible(
  { place, time, isOwn }: Entry,
  destination: CatalogueDestination,
  { frame, was, before, after }: At,
): boolean {
  // The journey's own lines are written anew.
  if (place.category === 'transport' || after.leftOut?.includes(place.name)) return false;
  const isOfHours = before.earliest !== after.earliest || before.latest !== after.latest;
  if (isOfHours && !slotsFor(frame, after).some((slot) => slot.time === time) && isInHours(time, frame, before))
    return false;
  if (!isThere(time, frame, after.clock) || (was.date !== frame.date && !isOpen(place, frame))) return false;
  if (before.own?.includes(place.name) && !after.own?.includes(place.name)) return false;
  const isAllowed = isOwn === true || !destination.places.includes(place);
  return isAllowed || placeScore(destination, place, after, frame) !== undefined;
}

/** The parts of a day to fill: those of what went, and on a day that has become a fuller one the empty ones. */
export function openSlots(
  { entries, gone, frame, isSame }: Pick<KeptDay, 'entries' | 'gone' | 'frame' | 'isSame'>,
  after: Wish,
): Slot[] {
  const isOut = entries.some(({ place }) => place.kind === 'day-trip');
  return slotsFor(frame, after).filter((slot) => {
    const isTaken = entries.some((entry) => isFor(entry, slot));
    const hasGone = gone.some((entry) => isFor(entry, slot));
    return !isTaken && (hasGone || !isSame) && !(isOut && slot.time !== 'evening');
  });
}
