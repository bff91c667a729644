import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DatedEvent, eventNamed, isOn } from '../holidays/dated-events.ts';
import { inOrder } from '../itinerary/lay-out-day.ts';
import { isOpen } from '../itinerary/place-score.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { TripDayPlan } from '../itinerary/trip-day-plan.ts';
import { DAY_OUT_MINUTES, dayOutOf } from '../understand/day-out.ts';
import { thingOfKind, usualOfKind } from '../understand/kinds-of-things.ts';
import type { Wish } from '../understand/wish.ts';
import { applyEdits } from './apply-edits.ts';
import type { Draft } from './draft.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { editsForPlace } from './place-items.ts';
import { bestOpening, type Opening } from './room.ts';

/** Usual minutes of what nobody knows the length of. */
const MINUTES = 90;

/** The plan's days with what the traveller wants and the catalogue does not know, each where there is room for it. */
export function withOwnThings(plan: TripPlan, wish: Wish): readonly TripDayPlan[] {
  const own = (wish.own ?? []).filter((title) => !wish.leftOut?.includes(title));
  return own.reduce((days, title) => withThing({ ...plan, days }, title, wish), plan.days);
}

function withThing(plan: TripPlan, title: string, wish: Wish): readonly TripDayPlan[] {
  const draft = draftOfPlan(plan, wish, '');
  const [destination] = plan.stops.map((stop) => stop.destination);
  const ofKind = destination && thingOfKind(title, destination);
  if (ofKind) return withThingOfKind(plan, { destination, place: ofKind }, wish);
  if (dayOutOf(title)) return withDayOut(plan, title, wish);
  const place = destination && ownPlace(title, destination);
  const event = eventNamed(title);
  const opening = place && (event ? openingOf(event, draft, wish) : openingFor(place, draft));
  if (!opening) return plan.days;
  const { index, destination: where = destination } = opening.day;
  const entry = { place: ownPlace(title, where), time: opening.time, isOwn: true };
  return plan.days.map((day, at) => (at === index ? { ...day, entries: inOrder([...day.entries, entry]) } : day));
}

/** A whole day of the stop that it sets out from, in the place of what nobody asked for. */
function withDayOut({ days }: TripPlan, title: string, { asked = [] }: Wish): readonly TripDayPlan[] {
  const base = dayOutOf(title)?.base;
  const isFull = (day: TripDayPlan, index: number) =>
    day.destination.name === base && !day.transfer && index > 0 && index < days.length - 1;
  const isAsked = ({ isOwn, place }: TripDayPlan['entries'][number]) => isOwn === true || asked.includes(place.name);
  // Later days are those that a longer stay has gained.
  const on = days.findLast((day, index) => isFull(day, index) && !day.entries.some(isAsked));
  if (!on) return days;
  const place = ownPlace(title, on.destination);
  const entries = on.entries.filter(({ time }) => time === 'evening');
  return days.map((day) =>
    day === on ? { ...day, title, entries: [{ place, time: 'morning' as const, isOwn: true }, ...entries] } : day,
  );
}

/** Where it fits, or in the place of what nobody asked for; nothing that is not in season. */
function withThingOfKind(
  plan: TripPlan,
  sight: Parameters<typeof editsForPlace>[0],
  wish: Wish,
): readonly TripDayPlan[] {
  if (!isOpen(sight.place, { month: wish.month })) return plan.days;
  const edits = editsForPlace(sight, draftOfPlan(plan, wish, ''), wish);
  return edits.length > 0 ? applyEdits(plan.days, edits) : plan.days;
}

/** The first day on which an event is, with its part of the day; of a month that it lasts through, any day. */
function openingOf(event: DatedEvent, { days }: Draft, { month }: Wish): Opening | undefined {
  const isDated = days.some(({ date }) => date !== undefined);
  const isThroughout = month !== undefined && isOn(event, `2000-${String(month).padStart(2, '0')}-15`);
  const day = isDated
    ? days.find(({ date }) => date !== undefined && isOn(event, date))
    : days[isThroughout && event.from !== event.to ? 0 : days.length];
  return day && { day, time: event.time };
}

/** A full day if there is one, else the edges, but not the morning of the arrival. */
function openingFor(place: CataloguePlace, draft: Draft): Opening | undefined {
  const [first, ...later] = draft.days;
  const onLater = bestOpening(place, draft, { days: later, part: undefined });
  if (onLater || !first) return onLater;
  return bestOpening({ ...place, when: ['afternoon', 'evening'] }, draft, { days: [first], part: undefined });
}

function ownPlace(name: string, { name: area, at }: CatalogueDestination): CataloguePlace {
  const usual = usualOfKind(name);
  if (usual) return { ...usual, area, at };
  const out = dayOutOf(name);
  const kind = out
    ? ({ kind: 'day-trip', area: out.town, minutes: DAY_OUT_MINUTES } as const)
    : ({ kind: 'sight', area, minutes: MINUTES } as const);
  return {
    ...kind,
    ...{ name, at, when: ['morning', 'afternoon', 'evening'], cost: 0 },
    ...{
      interests: [],
      category: 'sightseeing',
      note: eventNamed(name)?.note ?? 'Asked for by you, and not checked: look up where, when and the price.',
    },
  };
}
