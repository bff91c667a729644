import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { minutesBetween } from '../checks/minutes-between.ts';
import type { Leg } from './leg.ts';

const MAX_MINUTES = 20 * 60;

export interface ArrivalDay {
  readonly date: string;
  readonly how: string;
}

/** Towns of one name lie in several time zones; an airport lies in one. */
const zoneOf = (stop: Leg['from']): string | undefined => (stop?.stop.code === undefined ? undefined : stop.stop.zone);

function minutes(leg: Leg, date: string, arrivalDate: string): number | undefined {
  const [from, to] = [zoneOf(leg.from), zoneOf(leg.to)];
  const [departs, arrives] = [leg.departs?.time.time, leg.arrives?.time.time];
  if (departs === undefined || arrives === undefined) return undefined;
  return minutesBetween(
    { date, time: departs, zone: from ?? to ?? 'UTC' },
    { date: arrivalDate, time: arrives, zone: to ?? from ?? 'UTC' },
  );
}

/** The day of departure: '24:10' of the day that is written is after its midnight. */
export const departureDay = ({ departs }: Leg, written: string): string =>
  departs?.time.dayShift === undefined ? written : addDays(written, departs.time.dayShift);

/**
 * The day of arrival if the mail does not write it: the first that makes the journey neither negative nor too long.
 * `written`: the day that the mail writes for the departure, YYYY-MM-DD.
 */
export function arrivalDay(leg: Leg, written: string): ArrivalDay | undefined {
  if (leg.arrives === undefined) return undefined;
  const date = departureDay(leg, written);
  const shift = leg.arrives.time.dayShift;
  if (shift !== undefined)
    return {
      date: addDays(written, shift),
      how: `${shift} day${shift === 1 ? '' : 's'} after the departure, as the mail says`,
    };
  const known = zoneOf(leg.from) !== undefined && zoneOf(leg.to) !== undefined;
  for (const days of known ? [0, 1, -1, 2] : [0, 1]) {
    const length = minutes(leg, date, addDays(date, days));
    if (length !== undefined && length > 4 && length < MAX_MINUTES)
      return {
        date: addDays(date, days),
        how:
          days === 0
            ? 'the day of the departure'
            : 'the day on which the journey has a sensible length between the two time zones',
      };
  }
  return { date, how: 'the day of the departure' };
}

const MAX_DAYS = 3;
const MAX_CRUISE_DAYS = 30;

/** Labels name the place, the day and the hour of either end, as for a cruise or a train across a continent. */
const isWholeVoyage = ({ from, to, departs, arrives, arrivesOn }: Leg): boolean =>
  from?.side === 'departure' &&
  from.segment === departs?.segment &&
  to?.side === 'arrival' &&
  to.segment === arrives?.segment &&
  to.segment === arrivesOn?.segment;

/** Whether the local times at both ends allow the leg. */
export function isPlausible(leg: Leg, date: string, arrival: string | undefined): boolean {
  if (arrival === undefined) return true;
  const most = isWholeVoyage(leg) ? MAX_CRUISE_DAYS : MAX_DAYS;
  if (Math.abs(daysBetween(date, arrival)) > most) return false;
  const length = minutes(leg, date, arrival);
  return length === undefined || (length > -60 && length < most * 24 * 60);
}
