import { addDays } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { withTitles } from '../itinerary/day-title.ts';
import { type HeldHours, heldOn, isHeld, leavesDay, partAt, type Span, spanFor } from '../itinerary/held-hours.ts';
import { inOrder } from '../itinerary/lay-out-day.ts';
import { placeNamed } from '../itinerary/places-near.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import { isMealWord } from '../understand/held-times.ts';
import { usualOfKind } from '../understand/kinds-of-things.ts';
import type { Wish } from '../understand/wish.ts';
import { withoutEmptyDays } from './apply-edits.ts';
import { withAskedPlaces } from './asked-places.ts';
import { takesDay } from './room.ts';

/**
 * The plan with what stands for the whole conversation: what has its hours is there then and nothing beside it, and what
 * is ruled out is not there. What was asked for and had to leave its day is put on another.
 */
export function settled(plan: TripPlan, wish: Wish): TripPlan {
  const { held = [] } = wish;
  const whole = withWholeDays(withoutExcluded(plan.days, wish), wish);
  if (held.length === 0 && whole === plan.days) return plan;
  const days = whole.map((day, index) => withHeldHours(day, heldOn(held, dayOfTrip(index, plan, wish)), held));
  const titled = withoutEmptyDays(withTitles(days, plan.days));
  return { ...plan, days: withAskedPlaces({ ...plan, days: titled }, wish) };
}

/** What is out stays out, whatever was planned since. */
function withoutExcluded(days: readonly TripDayPlan[], { leftOut = [], asked = [] }: Wish): readonly TripDayPlan[] {
  const out = new Set(leftOut.filter((name) => !asked.includes(name)));
  const isOut = ({ place }: Entry) => out.has(place.name);
  if (out.size === 0 || !days.some(({ entries }) => entries.some(isOut))) return days;
  return days.map((day) => ({ ...day, entries: day.entries.filter((entry) => !isOut(entry)) }));
}

/**
 * What takes a day has it alone: what else is there by day goes to the day that has become empty, as where a day trip was
 * moved from, or off the plan. Of two such things the one that was spoken of last stays.
 */
function withWholeDays(days: readonly TripDayPlan[], wish: Wish): readonly TripDayPlan[] {
  const put = putBy(wish);
  const isLoose = (entry: Entry) => entry.time !== 'evening' && (takesDay(entry.place) || !put.has(entry.place.name));
  const at = days.findIndex((day) => isShared(day, isLoose));
  const day = days[at];
  if (!day) return days;
  const last = [...put].at(-1);
  const rank = ({ place }: Entry) => (place.name === last ? 2 : (wish.asked ?? []).includes(place.name) ? 1 : 0);
  const [whole] = day.entries.filter(({ place }) => takesDay(place)).toSorted((a, b) => rank(b) - rank(a));
  const others = day.entries.filter((entry) => entry !== whole && isLoose(entry));
  const empty = days.findIndex(
    (each) =>
      each.destination === day.destination &&
      each.transfer === undefined &&
      each.entries.every(({ time }) => time === 'evening'),
  );
  return days.map((each, index) => {
    if (index === at) return { ...each, entries: each.entries.filter((entry) => !others.includes(entry)) };
    return index === empty ? { ...each, entries: inOrder([...others, ...each.entries]) } : each;
  });
}

function isShared({ entries }: TripDayPlan, isLoose: (entry: Entry) => boolean): boolean {
  const byDay = entries.filter(isLoose);
  // What is for some of them leaves the day to the others.
  return byDay.length > 1 && byDay.some(({ place, who }) => who === undefined && takesDay(place));
}

/** What the traveller has put on a day, the last of it last. */
function putBy({ edits = [] }: Wish): ReadonlySet<string> {
  const names = edits.flatMap((edit) => (edit.kind === 'add' ? edit.place : edit.kind === 'move' ? edit.key : []));
  return new Set(
    names
      .toReversed()
      .filter((name, index, all) => all.indexOf(name) === index)
      .toReversed(),
  );
}

function dayOfTrip(index: number, { days }: TripPlan, { start, isDateSaid }: Wish) {
  const date = start === undefined || !isDateSaid ? undefined : addDays(start, index);
  return { index, date, isLast: index === days.length - 1 };
}

function withHeldHours(day: TripDayPlan, on: readonly HeldHours[], all: readonly HeldHours[]): TripDayPlan {
  // What has hours on another day is there.
  const titles = new Set(all.map(({ title }) => title));
  const loose = day.entries.filter(({ place, from }) => from === undefined && !titles.has(place.name));
  const fixed = on.flatMap((each) => entryOf(each, day.destination) ?? []);
  const isMealThen = ({ place, time }: Entry) =>
    place.kind === 'meal' && fixed.some((each) => each.place.kind === 'meal' && each.time === time);
  if (on.length === 0) return loose.length === day.entries.length ? day : { ...day, entries: loose };
  const others = loose.filter((entry) => !isMealThen(entry));
  const kept = fitted(others, on).toSorted((a, b) => a.span.from - b.span.from);
  const entries = [
    ...kept.map(({ entry, span }) => ({ entry, at: span.from })),
    ...fixed.map((entry) => ({ entry, at: entry.from ?? 0 })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
  return { ...day, entries };
}

function entryOf({ title, from, to }: HeldHours, destination: CatalogueDestination): Entry | undefined {
  if (title === undefined) return undefined;
  const known = placeNamed(destination, title);
  const common = { time: partAt(from), from, to };
  return known
    ? { ...common, place: known }
    : { ...common, place: ownThing(title, to - from, destination), isOwn: true };
}

function ownThing(title: string, minutes: number, { name: area, at }: CatalogueDestination): CataloguePlace {
  return {
    ...{ kind: 'sight', cost: 0, interests: ['views'], category: 'other', when: ['morning', 'afternoon', 'evening'] },
    ...(isMealWord(title) ? { kind: 'meal', category: 'food' } : usualOfKind(title)),
    ...{
      name: title,
      area,
      at,
      minutes: Math.min(720, Math.max(15, minutes)),
      note: 'Your own: where it is I do not know.',
    },
  } as CataloguePlace;
}

/** What of a day can stay beside the hours that are held, each in its own part of the day or in another that suits it. */
function fitted(entries: readonly Entry[], held: readonly Span[]): { readonly entry: Entry; readonly span: Span }[] {
  const kept: { entry: Entry; span: Span }[] = [];
  for (const entry of entries) {
    const taken = [...held, ...kept.map(({ span }) => span)];
    if (takesDay(entry.place) && !leavesDay(held)) continue;
    const times = [
      entry.time,
      ...entry.place.when.filter((time) => time !== entry.time && entry.place.kind !== 'meal'),
    ];
    for (const time of times.filter((each) => !isHeld(each, held))) {
      const span = spanFor({ minutes: Math.min(entry.place.minutes, LONGEST) }, time, { after: 0, held: taken });
      if (!span) continue;
      kept.push({ entry: { ...entry, time }, span });
      break;
    }
  }
  return kept;
}

/** What takes longer may be cut short, in minutes. */
const LONGEST = 210;
