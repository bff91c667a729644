import { isJourney, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { formatMinutes } from '#shared/activities/span.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import type { Position } from '#shared/places/position.ts';
import { formatClockChange, placeOfZone } from '#shared/time/zone-names.ts';
import { readClock } from '#shared/time/zoned-clock.ts';
import type { CarriedOver } from './carried-over.ts';
import type { Entry } from './entries.ts';
import { aheadAt, beginningOf, endOf, type Moment, stands } from './moment.ts';

/** What lies between two rows of a day; undefined where it is not known, or nothing. */
export interface Between {
  /** 'Clocks +8 h (Tokyo)' */
  readonly clocks: string | undefined;
  /** '1 h 20 free' */
  readonly free: string | undefined;
  /** '25 min to walk', '12 km' */
  readonly way: string | undefined;
}

/** A row as one passes it: when and where it begins and ends. */
interface Passage {
  readonly begins: Moment | undefined;
  readonly ends: Moment | undefined;
  readonly from: Position | null;
  readonly to: Position | null;
}

const MINUTE = 60_000;
const WALKING_KMH = 5;
const WALK_KM = 2;
/** Closer than that is the same place. */
const HERE_KM = 0.1;

/**
 * What lies before each row of a day, and behind the last one. By instants, so without zones nothing is said of times,
 * and without positions nothing of ways. `zone` is the one in which the day begins.
 */
export function betweenRows(rows: readonly Entry[], date: string, zone: string | undefined): Between[] {
  const midnight = (on: string, timeZone: string) => ({
    instant: readClock({ date: on, time: '00:00', timeZone }).instant,
    timeZone,
  });
  let last: Passage | undefined;
  let clock = zone === undefined ? undefined : midnight(date, zone);
  const lies = rows.map((row): Between => {
    const passage = passageOf(row, date);
    if (!passage) return NOTHING;
    const next = passage.begins ?? last?.ends;
    const between = { clocks: changeOf(clock, next), free: freeOf(last, passage), way: wayOf(last, passage) };
    clock = next ?? clock;
    last = passage;
    return between;
  });
  const timeZone = (last?.ends ?? clock)?.timeZone;
  const end = timeZone === undefined ? undefined : midnight(addDays(date, 1), timeZone);
  return [...lies, { ...NOTHING, clocks: changeOf(clock, end) }];
}

const NOTHING: Between = { clocks: undefined, free: undefined, way: undefined };

function passageOf(row: Entry, date: string): Passage | undefined {
  if (row.kind === 'carried-over') return row.over.kind === 'on-the-way' ? undefined : arrival(row.over);
  const { activity } = row;
  if (!stands(activity)) return undefined;
  const begins = beginningOf(activity, date);
  const end = endOf(activity, date);
  const goes = isJourney(kindOf(activity));
  const isHere = end !== undefined && end.date <= date && kindOf(activity) !== 'stay';
  return {
    ...{ begins, ends: isHere ? end : undefined, from: activity.coordinates },
    to: goes ? endPosition(activity, end === undefined || end.date <= date) : activity.coordinates,
  };
}

/** On a later date one is on the way. */
const endPosition = ({ endCoordinates }: Activity, isThere: boolean) => (isThere ? (endCoordinates ?? null) : null);

function arrival({ activity, date }: CarriedOver): Passage {
  const end = endOf(activity, date);
  const place = isJourney(kindOf(activity)) ? (activity.endCoordinates ?? null) : activity.coordinates;
  return { begins: end, ends: end, from: null, to: place };
}

function changeOf(before: Moment | undefined, after: Moment | undefined): string | undefined {
  if (!before || !after) return undefined;
  const change = aheadAt(after) - aheadAt(before);
  return change === 0 ? undefined : `Clocks ${formatClockChange(change)} (${placeOfZone(after.timeZone)})`;
}

function freeOf(before: Passage | undefined, { begins }: Passage): string | undefined {
  if (!before?.ends || !begins) return undefined;
  const minutes = (begins.instant - before.ends.instant) / MINUTE;
  return minutes > 0 ? `${formatMinutes(minutes)} free` : undefined;
}

function wayOf(before: Passage | undefined, { from }: Passage): string | undefined {
  if (!before?.to || !from) return undefined;
  const [a, b] = [before.to, from];
  const km = kilometres([a.latitude, a.longitude], [b.latitude, b.longitude]);
  if (km < HERE_KM) return undefined;
  if (km < WALK_KM) return `${Math.max(1, Math.round((km / WALKING_KMH) * 60))} min to walk`;
  return `${km < 10 ? Number(km.toFixed(1)) : Math.round(km)} km`;
}
