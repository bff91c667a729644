import type { ActivityFields } from '#shared/activities/schema.ts';
import { zoneBefore } from '#shared/activities/zone-before.ts';
import type { Position } from '#shared/places/position.ts';
import type { DayToFit } from '../data/activity-repository.ts';

/** Whether a time was sent without its zone. */
export function lacksZone({ time, timeZone }: Pick<ActivityFields, 'time' | 'timeZone'>): boolean {
  return time !== null && timeZone === null;
}

function lacksEndZone({ endTime, endTimeZone, endLocation }: ActivityFields): boolean {
  return endTime !== null && !endTimeZone && Boolean(endLocation);
}

/** Completes the zones that follow from an activity's own places; `undefined` of those that the day may know. */
export async function withZonesOfPlaces(fields: ActivityFields): Promise<ActivityFields> {
  const { location, coordinates, endLocation, endCoordinates } = fields;
  const [zone, endZone] = await Promise.all([
    lacksZone(fields) ? zoneAt(coordinates, location) : undefined,
    lacksEndZone(fields) ? zoneAt(endCoordinates, endLocation) : undefined,
  ]);
  return { ...fields, ...(zone && { timeZone: zone }), ...(endZone && { endTimeZone: endZone }) };
}

/** Completes the zone of a time whose place says none: that of the day's place, else that of the activity before it. */
export async function withZoneOfDay(fields: ActivityFields, day: DayToFit, id?: string): Promise<ActivityFields> {
  if (!lacksZone(fields)) return fields;
  const zone = (await zoneAt(null, day.location)) ?? zoneBefore(day.activities, fields.time ?? '', id);
  return zone === undefined ? fields : { ...fields, timeZone: zone };
}

/** The zone of a position's nearest town, or of the airport or the town that a text names. */
async function zoneAt(
  position: Position | null | undefined,
  text: string | null | undefined,
): Promise<string | undefined> {
  if (!position && !text) return undefined;
  // The places of the world are loaded by what asks for them.
  const [{ airport }, { isTown, nearestTown, townNamed }, { namedPlace }] = await Promise.all([
    import('../places/airports.ts'),
    import('../places/towns.ts'),
    import('../places/named-place.ts'),
  ]);
  if (position) return nearestTown([position.latitude, position.longitude])?.zone;
  return namedPlace(text ?? '', { airport, townNamed, isCity: isTown })?.zone;
}
