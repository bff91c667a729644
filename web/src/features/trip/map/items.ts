import { isJourney, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { LocatedActivity } from '#shared/place-search/schema.ts';
import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import type { Position } from '#shared/places/position.ts';
import { cutAtMeridian, greatCircle, type LngLat, straight } from './geometry/lines.ts';

/** An activity of the trip. */
export interface Item {
  readonly activity: Activity;
  /** Of the item in its day, and of the day in the trip, from 1. */
  readonly number: number;
  readonly dayNumber: number;
  /** '2, Acropolis Museum, day 1, 11:00' */
  readonly name: string;
}

/** An activity on the map. */
export interface Pin extends Item {
  readonly position: Position;
  /** Why it may be there, as long as nobody has accepted it. */
  readonly suggested?: string | undefined;
}

/** flight: an arc. way: another journey, whose road is not known. step: from one item to the next. */
type LineKind = 'flight' | 'way' | 'step';

interface Line {
  readonly kind: LineKind;
  readonly dayNumber: number;
  readonly parts: readonly (readonly LngLat[])[];
}

export interface MapItems {
  readonly pins: readonly Pin[];
  /** Without a position. */
  readonly unplaced: readonly Item[];
  readonly lines: readonly Line[];
}

/** What a map shows of a trip, with places that are suggested for what has none; cancelled items are left out. */
export function mapItems(days: readonly TripDay[], suggestions: readonly LocatedActivity[] = []): MapItems {
  const suggested = new Map(suggestions.map((each) => [each.activityId, each]));
  const planned = plannedItems(days);
  return {
    pins: planned.flatMap((item) => {
      const position = item.activity.coordinates;
      if (position) return [{ ...item, position }];
      const found = suggested.get(item.activity.id);
      if (!found) return [];
      const name = `${item.name}, suggested: ${found.place.name}`;
      return [{ ...item, name, position: found.place.position, suggested: found.why }];
    }),
    unplaced: planned.filter(({ activity }) => !activity.coordinates),
    lines: days.flatMap((day, index) => linesOf(day, index + 1)),
  };
}

/** What is planned, in the page's order, wherever it is. */
export function plannedItems(days: readonly TripDay[]): Item[] {
  return days
    .flatMap((day, index) =>
      day.activities.map((activity, n) => ({ activity, ...numbered(activity, n + 1, index + 1) })),
    )
    .filter(({ activity }) => !activity.cancelled);
}

function numbered({ title, time }: Activity, number: number, dayNumber: number) {
  return { number, dayNumber, name: [number, title, `day ${dayNumber}`, ...(time === null ? [] : [time])].join(', ') };
}

/** A day's journeys, and what joins its items in their order. */
function linesOf({ activities }: TripDay, dayNumber: number): Line[] {
  const lines: Line[] = [];
  let last: Position | undefined;
  for (const activity of activities.filter(({ cancelled }) => !cancelled)) {
    const start = activity.coordinates;
    if (!start) continue;
    if (last && !isSame(last, start))
      lines.push({ kind: 'step', dayNumber, parts: cutAtMeridian(straight(last, start)) });
    const end = activity.endCoordinates;
    if (end && !isSame(start, end)) lines.push(journeyLine(activity, { start, end }, dayNumber));
    last = end ?? start;
  }
  return lines;
}

function journeyLine(activity: Activity, { start, end }: { start: Position; end: Position }, dayNumber: number): Line {
  const flies = kindOf(activity) === 'flight';
  const line = flies ? greatCircle(start, end) : straight(start, end);
  return { kind: flies ? 'flight' : 'way', dayNumber, parts: cutAtMeridian(line) };
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

/** Every position of these pins: where they are, and where journeys end. */
export function positionsOf(pins: readonly Pin[]): readonly Position[] {
  return pins.flatMap(({ position, activity }) => [
    position,
    ...(activity.endCoordinates && isJourney(kindOf(activity)) ? [activity.endCoordinates] : []),
  ]);
}

/** Kilometres along the pins in their order, as the crow flies: how far a day or a trip goes. */
export function crowKilometres(pins: readonly Pin[]): number {
  const way = positionsOf(pins).map(({ latitude, longitude }): LatLon => [latitude, longitude]);
  return way.slice(1).reduce((sum, at, index) => sum + kilometres(way[index] ?? at, at), 0);
}
