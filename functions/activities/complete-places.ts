import type { ActivityFields } from '#shared/activities/schema.ts';
import { type Placed, zoneBefore } from '#shared/activities/zone-before.ts';
import type { Position } from '#shared/places/position.ts';
import type { NamedPlace } from '../places/named-place.ts';

/** Whether a time was sent without its zone. */
export function lacksZone({ time, timeZone }: Pick<ActivityFields, 'time' | 'timeZone'>): boolean {
  return time !== null && timeZone === null;
}

function lacksEndZone({ endTime, endTimeZone, endLocation }: ActivityFields): boolean {
  return endTime !== null && !endTimeZone && Boolean(endLocation);
}

/**
 * Completes what follows from an activity's own places: zones that were not sent, and of a new one the country and the
 * airport's position that its form left open with null, as those of a booking by mail.
 */
export async function withPlaces(fields: ActivityFields, isNew: boolean): Promise<ActivityFields> {
  const { location, coordinates, country, endLocation, endCoordinates } = fields;
  const [start, end] = await Promise.all([
    lacksZone(fields) || (isNew && country === null) ? placeAt(coordinates, location) : undefined,
    lacksEndZone(fields) || (isNew && endCoordinates === null) ? placeAt(endCoordinates, endLocation) : undefined,
  ]);
  const open = (value: unknown) => isNew && value === null;
  return {
    ...fields,
    ...(start && lacksZone(fields) && { timeZone: start.zone }),
    ...(start && open(country) && { country: start.country }),
    ...(start?.position && open(coordinates) && { coordinates: start.position }),
    ...(end && lacksEndZone(fields) && { endTimeZone: end.zone }),
    ...(end?.position && open(endCoordinates) && { endCoordinates: end.position }),
  };
}

/** What a day says of the clock on it. */
export interface DayOfPlaces {
  readonly location: string | null;
  readonly activities: readonly Placed[];
}

/** Completes the zone of a time whose place says none: that of the day's place, else that of the activity before it. */
export async function withZoneOfDay(fields: ActivityFields, day: DayOfPlaces, id?: string): Promise<ActivityFields> {
  if (!lacksZone(fields)) return fields;
  const zone = (await placeAt(null, day.location))?.zone ?? zoneBefore(day.activities, fields.time ?? '', id);
  return zone === undefined ? fields : { ...fields, timeZone: zone };
}

/** What a position's nearest town says of it, or the airport or the town that a text names. */
async function placeAt(
  position: Position | null | undefined,
  text: string | null | undefined,
): Promise<NamedPlace | undefined> {
  if (!position && !text) return undefined;
  // The places of the world are loaded by what asks for them.
  const [{ airport }, { isTown, nearestTown, townNamed }, { isCountry }, { namedPlace }] = await Promise.all([
    import('../places/airports.ts'),
    import('../places/towns.ts'),
    import('../places/countries.ts'),
    import('../places/named-place.ts'),
  ]);
  if (!position) return namedPlace(text ?? '', { airport, townNamed, isCity: isTown, isCountry });
  const town = nearestTown([position.latitude, position.longitude]);
  return town && { zone: town.zone, country: town.country, position: null };
}
