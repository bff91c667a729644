import * as z from 'zod/mini';
import { Position } from '../places/position.ts';

/** A place that a field can take over, with its position and clock. */
export const FoundPlace = z.object({
  /** An airport's has its IATA code behind: 'Zürich Airport (ZRH)'. */
  name: z.string(),
  kind: z.enum(['sight', 'town', 'region', 'country', 'airport']),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  position: Position,
  /** IANA zone. */
  timeZone: z.string(),
});
export type FoundPlace = z.output<typeof FoundPlace>;

/** A place that an activity may be at, for its traveller to accept. */
export const LocatedActivity = z.object({
  activityId: z.string(),
  place: FoundPlace,
  /** A sentence: 'The only Acropolis Museum within 100 km of Athens.' */
  why: z.string(),
});
export type LocatedActivity = z.output<typeof LocatedActivity>;
