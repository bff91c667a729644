import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { OwnTrip } from '#functions/planner/own-trip/own-trip.ts';
import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';

const FOLDER = new URL('../../../events/planner/trips/', import.meta.url);

const Activity = z.strictObject({
  title: z.string(),
  time: z._default(z.nullable(z.string()), null),
  endTime: z._default(z.nullable(z.string()), null),
  timeOfDay: z._default(z.nullable(z.enum(TIMES_OF_DAY)), null),
  category: z._default(z.nullable(z.string()), null),
  booked: z.optional(z.literal(true)),
});
const Trip = z.strictObject({
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.nullable(z.string()),
  days: z.array(
    z.strictObject({
      date: z.string(),
      title: z.string(),
      location: z.nullable(z.string()),
      activities: z.array(Activity),
    }),
  ),
});

/** What a reply about a trip must propose. */
const Expectation = z.strictObject({
  adds: z.optional(
    z.strictObject({
      dates: z.array(z.string()),
      parts: z.optional(z.array(z.enum(TIMES_OF_DAY))),
      meals: z.optional(z.literal(true)),
      /** On one day. */
      most: z.optional(z.number()),
    }),
  ),
  moves: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  removes: z.optional(z.array(z.string())),
  nothing: z.optional(z.literal(true)),
  says: z.optional(z.string()),
});

const File = z.strictObject({
  about: z.string(),
  trip: Trip,
  conversations: z.array(z.strictObject({ message: z.string(), expect: Expectation })),
});

export interface TripQuestion {
  readonly trip: OwnTrip;
  readonly message: string;
  readonly expect: z.output<typeof Expectation>;
}

/** Every written question about a traveller's own trip. */
export function readTripQuestions(): TripQuestion[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const { trip, conversations } = File.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
      return conversations.map((each) => ({ trip: ownTrip(trip), ...each }));
    });
}

/** The ids are the titles, so that proposals are readable. */
function ownTrip({ days, ...trip }: z.output<typeof Trip>): OwnTrip {
  return {
    trip: { ...trip, id: trip.title, firstLocation: null },
    days: days.map(({ activities, ...day }) => ({
      day: { ...day, accommodationAddress: null },
      activities: activities.map((activity) => ({
        ...{ endDate: null, location: null, endLocation: null, coordinates: null, emailIds: [], cancelled: false },
        ...activity,
        id: activity.title,
        confirmationNumber: activity.booked ? 'X-1' : null,
      })),
    })),
  };
}
