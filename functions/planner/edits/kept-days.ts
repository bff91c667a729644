import { daysBetween } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { dayTitle } from '../itinerary/day-title.ts';
import { inOrder, layOutDay } from '../itinerary/lay-out-day.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Wish } from '../understand/wish.ts';
import { withAskedPlaces } from './asked-places.ts';
import type { Edit } from './edit.ts';
import { editedPlan } from './edited-plan.ts';
import { isPlanned, onlyFrameDiffers } from './frame-difference.ts';
import { frameOf, type KeptDay, keptDay, openSlots } from './kept-day.ts';
import { withOwnThings } from './own-things.ts';

/**
 * A wish that gives its trip other dates, another length, other stops or more to leave out, and nothing else, keeps the days
 * of the plan before it: each on its date where the stop is the same, and only what is not possible there any more goes.
 */
export function withKeptDays(before: Wish, after: Wish): Wish {
  if (!isPlanned(before) || !isPlanned(after) || !onlyFrameDiffers(before, after)) return after;
  const then = editedPlan(before).days;
  const { basis: _, shown: __, edits: ___, ...anew } = after;
  const fresh = editedPlan(anew);
  const from = daysFrom(then, fresh.days, offsetOf(before, after, then.length - fresh.days.length));
  if (from.every((index) => index === undefined)) return after;
  const days = withMissing(laidOut({ before, after: anew, then, fresh, from }), fresh, anew);
  const free = (before.edits ?? []).flatMap((edit): Edit[] => {
    const day = edit.kind === 'free' ? from.indexOf(edit.day) : -1;
    return edit.kind === 'free' && day >= 0 ? [{ ...edit, day }] : [];
  });
  return { ...anew, shown: days, edits: free };
}

/** How many days later the same date was on the plan before: another length from another day on leaves dates as they are. */
function offsetOf(before: Wish, after: Wish, shorterBy: number): number {
  const isDated = before.start !== undefined && after.start !== undefined && before.isDateSaid && after.isDateSaid;
  return isDated && shorterBy !== 0 ? daysBetween(before.start ?? '', after.start ?? '') : 0;
}

/** The day before that each of the new days is, by its index; undefined for one more. */
function daysFrom(
  then: readonly TripDayPlan[],
  now: readonly TripDayPlan[],
  offset: number,
): readonly (number | undefined)[] {
  const old = blocksOf(then);
  const used = new Set<Block>();
  return blocksOf(now).flatMap(({ destination, from, length }) => {
    const block = old.find((each) => each.destination === destination && !used.has(each));
    if (!block) return Array.from({ length }, () => undefined);
    used.add(block);
    const all = Array.from({ length: block.length }, (_, index) => block.from + index);
    if (block.length === length && (old.length > 1 || offset === 0)) return all;
    const byDate = Array.from({ length }, (_, index) => {
      const day = from + index + offset;
      return all.includes(day) ? day : undefined;
    });
    const left = all.filter((day) => !byDate.includes(day));
    return byDate.map((day) => day ?? left.shift());
  });
}

/** Days after one another in one place. */
interface Block {
  readonly destination: CatalogueDestination;
  readonly from: number;
  readonly length: number;
}

function blocksOf(days: readonly TripDayPlan[]): Block[] {
  const starts = days.flatMap(({ destination }, index) =>
    days[index - 1]?.destination === destination ? [] : [{ destination, from: index }],
  );
  return starts.map((start, index) => ({ ...start, length: (starts[index + 1]?.from ?? days.length) - start.from }));
}

interface ToLayOut {
  readonly before: Wish;
  readonly after: Wish;
  readonly then: readonly TripDayPlan[];
  readonly fresh: TripPlan;
  /** The index of each day on the plan before. */
  readonly from: readonly (number | undefined)[];
}

function laidOut({ before, after, then, fresh, from }: ToLayOut): TripDayPlan[] {
  const kept = fresh.days.map((_, index): KeptDay | undefined =>
    keptDay({ then, before, index: from[index] }, { now: fresh.days, after, index }),
  );
  const used = new Set(kept.flatMap((each) => each?.entries.map(({ place }) => place.name) ?? []));
  const titles = new Set(kept.flatMap((each) => (each?.isWhole ? each.old.title : [])));
  return fresh.days.map((day, index) => {
    const each = kept[index];
    const { transfer, destination } = day;
    const way = transfer ? { transfer } : {};
    if (each?.isWhole) return { title: each.old.title, destination, entries: each.entries, ...way };
    const entries = each ? withMore(each, { day, after, used }) : newDay(fresh.days, index, { after, used });
    for (const { place } of entries) used.add(place.name);
    const { shape } = frameOf(fresh.days, index, after);
    const title = dayTitle({ entries, destination, shape }, titles);
    titles.add(title);
    return { title, destination, entries, ...way };
  });
}

interface Filling {
  readonly after: Wish;
  readonly used: ReadonlySet<string>;
}

/** A day of the plan before with something in the place of what went, and in what is open on it now. */
function withMore(kept: KeptDay, { day, after, used }: Filling & { readonly day: TripDayPlan }): readonly Entry[] {
  const { entries, frame } = kept;
  const slots = openSlots(kept, after);
  const common = { destination: day.destination, wish: after, when: frame, used, stale: new Set<string>() };
  const more = slots.length === 0 ? [] : layOutDay({ ...common, slots, near: entries.map(({ place }) => place.at) });
  const all = inOrder([...entries, ...more]);
  return all.length > 0 ? all : day.entries;
}

/** One day more, as the plan that is made anew has it, there or on another day of the stay. */
function newDay(now: readonly TripDayPlan[], index: number, { after, used }: Filling): readonly Entry[] {
  const day = now[index];
  if (!day) return [];
  const isNew = ({ entries }: TripDayPlan) => entries.every(({ place }) => !used.has(place.name));
  const isFull = frameOf(now, index, after).shape === 'full';
  const others = now.filter(
    ({ destination }, at) => destination === day.destination && frameOf(now, at, after).shape === 'full',
  );
  const whole = [day, ...(isFull ? others : [])].find(isNew);
  if (whole) return whole.entries;
  const frame = frameOf(now, index, after);
  const none = { entries: [], gone: [], frame, isSame: false };
  const common = { destination: day.destination, wish: after, when: frame, used, stale: new Set<string>() };
  const entries = layOutDay({ ...common, slots: openSlots(none, after), near: [] });
  return entries.length > 0 ? entries : day.entries;
}

/** With what was asked for and stands on no day any more. */
function withMissing(days: readonly TripDayPlan[], fresh: TripPlan, wish: Wish): readonly TripDayPlan[] {
  const there = new Set(days.flatMap(({ entries }) => entries.map(({ place }) => place.name)));
  const own = wish.own?.filter((title) => !there.has(title)) ?? [];
  const plan = { ...fresh, days: withOwnThings({ ...fresh, days }, { ...wish, own }) };
  return withAskedPlaces(plan, wish);
}
