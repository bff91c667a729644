import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';
import { fits, type Slot } from './day-slots.ts';
import { type DayTime, isOpen, placeScore } from './place-score.ts';
import { placesNear, placesOf } from './places-near.ts';
import type { Entry } from './trip-day-plan.ts';

interface DayToLayOut {
  readonly destination: CatalogueDestination;
  readonly wish: Wish;
  readonly when: DayTime;
  readonly slots: readonly Slot[];
  /** Names of places that are used, or were proposed before. */
  readonly used: ReadonlySet<string>;
  readonly stale: ReadonlySet<string>;
  /** What is on the day already: the rest is kept close to it. */
  readonly near?: readonly LatLon[];
}

/** The penalty per kilometre from the rest of the day, in points of a place's score. */
const PER_KM = 0.65;
const FAR_KM = 12;
/** Maximum kilometres between two things of a day. */
const TOO_FAR_KM = 25;
const ORDER: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening'];

/** Fills a day's slots with places that are close together, each open and suited to its part of the day. */
export function layOutDay(day: DayToLayOut): Entry[] {
  const scores = scoresOf(day);
  const entries: Entry[] = [];
  const centre: LatLon[] = [...(day.near ?? [])];
  for (const slot of day.slots) {
    const place = bestFor({ destination: day.destination, slot, scores, entries, centre });
    if (!place) continue;
    entries.push({ place, time: slot.time });
    centre.push(place.at);
  }
  return inOrder(entries);
}

/** A slot to fill, and what the day has so far. */
interface OpenSlot {
  readonly destination: CatalogueDestination;
  readonly slot: Slot;
  readonly scores: Scores;
  readonly entries: readonly Entry[];
  /** Where the entries are, and what is on the day already. */
  readonly centre: readonly LatLon[];
}

function bestFor(open: OpenSlot): CataloguePlace | undefined {
  const { slot, scores, entries } = open;
  const minutes = entries.filter(({ time }) => time === slot.time).reduce((sum, { place }) => sum + place.minutes, 0);
  const isTaken = (name: string) => entries.some(({ place }) => place.name === name);
  let best: CataloguePlace | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, own] of scores) {
    if (isTaken(place.name) || !fits(place, slot, minutes) || isTooFar(place, entries)) continue;
    const score = scoreInDay(place, own, open);
    if (score > most) [best, most] = [place, score];
  }
  return best;
}

function isTooFar(place: CataloguePlace, entries: readonly Entry[]): boolean {
  return entries.some((each) => kilometres(each.place.at, place.at) > TOO_FAR_KM);
}

/** The score of each open, unused place on its own. */
type Scores = ReadonlyMap<CataloguePlace, number>;

function scoresOf({ destination, wish, when, stale, used }: DayToLayOut): Scores {
  const scores = new Map<CataloguePlace, number>();
  for (const place of placesOf(destination)) {
    const isThere = !used.has(place.name) && isOpen(place, when);
    const score = isThere ? placeScore(destination, place, wish, when) : undefined;
    if (score !== undefined) scores.set(place, score + (stale.has(place.name) ? -4 : 0));
  }
  return scores;
}

function scoreInDay(place: CataloguePlace, own: number, { destination, slot, scores, centre }: OpenSlot): number {
  const score = own + (slot.role === 'night' && place.kind === 'night' ? 1.5 : 0);
  if (centre.length === 0) return score + neighbourhood(destination, place, scores);
  const far = Math.max(...centre.map((at) => kilometres(at, place.at)));
  return score - far * PER_KM - (far > FAR_KM ? 6 : 0);
}

/** A day starts best where many suitable places are close. */
function neighbourhood(destination: CatalogueDestination, place: CataloguePlace, scores: Scores): number {
  return placesNear(destination, place)
    .flatMap((other) => scores.get(other) ?? [])
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, score) => sum + 0.25 * score, 0);
}

/** Morning first; meals at noon before what follows them, and in the evening before nightlife. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const rank = ({ place, time }: Entry) =>
    ORDER.indexOf(time) * 2 +
    (time !== 'morning' && place.kind === 'meal' ? 0 : time === 'morning' && place.kind === 'meal' ? -1 : 1);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
