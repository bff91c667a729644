import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { NEVER } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { isThere, journeyOnly } from './clock-bounds.ts';
import { beginsLate, type DayShape, type Slot, slotsOf } from './day-slots.ts';
import { dayTitle } from './day-title.ts';
import { freeTime } from './free-time.ts';
import { type DayOfTrip, type HeldHours, heldOn, isHeld, leavesDay } from './held-hours.ts';
import { layOutDay } from './lay-out-day.ts';
import { type DayTime, isOpen, placeScore } from './place-score.ts';
import type { Entry, LaidDay } from './trip-day-plan.ts';

/** Within this distance a day trip's destination counts as the same town. */
const SAME_TOWN_KM = 4;

/** A day of a stay before it has activities. */
export interface DayFrame extends DayTime {
  readonly shape: DayShape;
  /** The first and the last day of the whole trip. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface StayToLayOut {
  readonly destination: CatalogueDestination;
  readonly frames: readonly DayFrame[];
  readonly wish: Wish;
  /** Places that are used only when there is nothing else. */
  readonly stale: ReadonlySet<string>;
  /** The places of all stays of the trip so far, and the titles of their days. */
  readonly used: Set<string>;
  readonly titles: Set<string>;
}

/** A stay in one destination, each day different. Its places are added to `used`, and its days' titles to `titles`. */
export function layOutStay(stay: StayToLayOut): LaidDay[] {
  const { destination, frames, wish, stale, used, titles } = stay;
  const trips = dayTripsOn(stay);
  for (const { name } of trips.values()) used.add(name);
  // The destination of a day trip counts as visited.
  const seen = destination.places.filter(({ at }) =>
    [...trips.values()].some((trip) => kilometres(trip.at, at) < SAME_TOWN_KM),
  );
  const rather = new Set([...stale, ...seen.map(({ name }) => name)]);
  const days = frames.map((frame, index): FilledDay => {
    const held = heldOn(wish.held ?? [], dayOf(frame, wish));
    const isPart = ({ time }: Slot) => isThere(time, frame, wish.clock) && !isHeld(time, held);
    const trip = trips.get(index);
    const near = frame.shape === 'full' || frame.shape === 'single' ? [] : [destination.at];
    const common = { destination, wish, when: frame, used, near, stale: rather };
    const entries: Entry[] = trip
      ? [{ place: trip, time: 'morning' }, ...layOutDay({ ...common, slots: [{ time: 'evening', role: 'meal' }] })]
      : layOutDay({ ...common, slots: slotsBeside(held, frame, wish).filter(isPart) });
    if (entries.length === 0) entries.push(emptyDay(destination, frame, wish, used));
    for (const { place } of entries) used.add(place.name);
    return { entries, shape: frame.shape };
  });
  return days.map((day) => {
    const title = dayTitle({ ...day, destination }, titles);
    titles.add(title);
    return { title, destination, entries: day.entries };
  });
}

/** A day of a stay as hours are held on it: a month alone gives no dates. */
export function dayOf({ day, isLast, date }: DayFrame, { isDateSaid }: Wish): DayOfTrip {
  return { index: day ?? 0, isLast, date: isDateSaid ? date : undefined };
}

/** Whose days are taken until the evening has evenings, the last one too. */
function slotsBeside(held: readonly HeldHours[], frame: DayFrame, wish: Wish): Slot[] {
  const isTaken = isHeld('morning', held) && isHeld('afternoon', held);
  return isTaken ? EVENING : slotsOf(shapeByClock(frame, wish.clock), wish);
}

const EVENING: Slot[] = [
  { time: 'evening', role: 'meal' },
  { time: 'evening', role: 'night' },
];

/** Who lands early has a full first day, and who leaves late more than a morning of the last one. */
export function shapeByClock(frame: DayFrame, clock: Wish['clock']): DayShape {
  const isEarly = frame.shape === 'arrival' && clock?.arrival !== undefined && isThere('morning', frame, clock);
  if (isEarly) return 'full';
  const isLate = frame.shape === 'last' && clock?.departure !== undefined && isThere('afternoon', frame, clock);
  return isLate ? 'short-last' : frame.shape;
}

/** A day without anything: the journey's, or free. */
function emptyDay(
  destination: CatalogueDestination,
  { isFirst, isLast }: DayFrame,
  wish: Wish,
  used: ReadonlySet<string>,
): Entry {
  const { clock } = wish;
  const isJourney = clock && ((isFirst && clock.arrival !== undefined) || (isLast && clock.departure !== undefined));
  if (isJourney) return { place: journeyOnly(destination, isFirst, clock), time: isFirst ? 'evening' : 'morning' };
  return { place: freeTime(destination, used, wish), time: 'morning' };
}

interface FilledDay {
  readonly entries: readonly Entry[];
  readonly shape: DayShape;
}

/** Which days are spent out of town, and where: spread over the full days. */
function dayTripsOn({ destination, frames, wish, stale, used }: StayToLayOut): Map<number, CataloguePlace> {
  const isWhole = (frame: DayFrame) => frame.shape === 'full' && leavesDay(heldOn(wish.held ?? [], dayOf(frame, wish)));
  const full = frames.flatMap((frame, index) => (isWhole(frame) ? index : []));
  const asked = destination.places.filter(({ kind, name }) => kind === 'day-trip' && wish.asked?.includes(name));
  const wanted = Math.min(Math.max(dayTripCount(frames.length, wish), asked.length), full.length);
  const scored = destination.places
    .filter(({ kind, name }) => kind === 'day-trip' && !used.has(name))
    .map((place) => ({ place, score: placeScore(destination, place, wish, { ...frames[0], day: undefined }) }))
    .filter(({ score }) => score !== undefined)
    .sort(
      (a, b) => (b.score ?? 0) - (a.score ?? 0) - (stale.has(b.place.name) ? 4 : 0) + (stale.has(a.place.name) ? 4 : 0),
    );
  const days = new Map<number, CataloguePlace>();
  for (let trip = 0; trip < wanted; trip++) {
    const wish_ = full[Math.floor(((trip + 1) * full.length) / (wanted + 1))];
    const order = [wish_, ...full].filter((index) => index !== undefined && !days.has(index));
    for (const index of order) {
      const place = scored.find(
        (each) => ![...days.values()].includes(each.place) && isOpen(each.place, frames[index ?? 0] ?? {}),
      )?.place;
      if (place && index !== undefined) {
        days.set(index, place);
        break;
      }
    }
  }
  return days;
}

function dayTripCount(days: number, wish: Wish): number {
  const taste = wish.tastes['kind:day-trip'] ?? 0;
  if (taste <= NEVER || beginsLate(wish)) return 0;
  const usual = wish.pace === 'relaxed' ? (days >= 6 ? 1 : 0) : days >= 10 ? 3 : days >= 7 ? 2 : days >= 5 ? 1 : 0;
  const asked = Math.max(wish.dayTrips > 0 ? usual + wish.dayTrips : usual, taste > 0 ? Math.max(1, usual) : 0);
  return taste < 0 ? Math.min(asked, 1) : asked;
}
