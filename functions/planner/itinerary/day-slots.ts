import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { CataloguePlace, PlaceKind } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';

/** The purpose of one part of a day. */
export interface Slot {
  readonly time: TimeOfDay;
  readonly role: 'sight' | 'light' | 'meal' | 'night';
}

/** A day's position in a trip. 'single' is the only day, 'short-last' the second of two. */
export type DayShape = 'arrival' | 'full' | 'last' | 'short-last' | 'single';

const slot = (time: TimeOfDay, role: Slot['role']): Slot => ({ time, role });
const LUNCH = slot('afternoon', 'meal');
const DINNER = slot('evening', 'meal');
const SIGHTS: readonly PlaceKind[] = ['sight', 'museum', 'market', 'walk', 'park', 'beach'];
/** Minutes that fit into each part of a day. */
export const ROOM: Readonly<Record<TimeOfDay, number>> = { morning: 270, afternoon: 330, evening: 300 };
/** A name that mentions another time of day. */
const OTHER_MEAL: Readonly<Record<TimeOfDay, RegExp>> = {
  morning: /\b(?:lunch|dinner|supper)\b/i,
  afternoon: /\b(?:breakfast|dinner|supper)\b/i,
  evening: /\b(?:breakfast|lunch|brunch)\b/i,
};
/** Minutes of something light. */
const LIGHT = 120;

/** How much fits into a day: two or three things at a slow pace, four usually, five at a full one. */
export function slotsOf(shape: DayShape, wish: Wish): Slot[] {
  const slots = usualSlots(shape, wish).filter((each) => !endsBefore(each, wish));
  return beginsLate(wish) ? slots.filter(({ time }) => time !== 'morning') : slots;
}

/** Who is to be back by eight has an early dinner and nothing after it; before that there is no evening at all. */
function endsBefore({ time, role }: Slot, { latest = LAST }: Wish): boolean {
  return time === 'evening' && (latest < DINED || (role === 'night' && latest < LAST));
}

/** When an early dinner is over, and when the last of an evening is, in minutes. */
const DINED = 19 * 60 + 30;
const LAST = 23 * 60;

/** From this time on, in minutes from midnight, nothing of the morning is left. */
const LATE = 10 * 60 + 30;

/** Whether the traveller wants no mornings. */
export function beginsLate({ earliest = 0 }: Wish): boolean {
  return earliest > LATE;
}

function usualSlots(shape: DayShape, wish: Wish): Slot[] {
  const morning = slot('morning', 'sight');
  const afternoon = slot('afternoon', 'sight');
  const night = slot('evening', 'night');
  const isSlow = wish.pace === 'relaxed';
  const isFull = wish.pace === 'full';
  const likesNights =
    !wish.party?.kids && (NIGHT_TASTES.some((taste) => (wish.tastes[taste] ?? 0) > 0) || asksForNight(wish));
  switch (shape) {
    case 'arrival':
      return [slot('afternoon', 'light'), DINNER, ...(likesNights && !isSlow ? [night] : [])];
    case 'last':
      return [morning, ...(isSlow ? [] : [LUNCH])];
    case 'short-last':
      return [morning, LUNCH, ...(isSlow ? [] : [slot('afternoon', 'light')])];
    default:
      if (isSlow) return [morning, slot('afternoon', 'light'), DINNER];
      if (isFull) return [morning, LUNCH, afternoon, DINNER, wish.party?.kids ? slot('morning', 'light') : night];
      return likesNights ? [morning, afternoon, DINNER, night] : [morning, LUNCH, afternoon, DINNER];
  }
}

/** Whether something for the night was asked for by name. */
function asksForNight({ asked = [], destinations }: Wish): boolean {
  return destinations.some(({ places }) => places.some(({ kind, name }) => kind === 'night' && asked.includes(name)));
}

const NIGHT_TASTES = ['nightlife', 'kind:night', 'music'] as const;

/** Whether a place can fill a slot; `minutes` are those already used in that part of the day. */
export function fits(place: CataloguePlace, { time, role }: Slot, minutes: number): boolean {
  if (!place.when.includes(time) || minutes + place.minutes > ROOM[time]) return false;
  switch (role) {
    case 'meal':
      return place.kind === 'meal' && !OTHER_MEAL[time].test(place.name);
    case 'night':
      return place.kind === 'night' || (place.kind !== 'museum' && SIGHTS.includes(place.kind));
    case 'light':
      return SIGHTS.includes(place.kind) && place.kind !== 'museum' && place.minutes <= LIGHT;
    default:
      return SIGHTS.includes(place.kind);
  }
}
