import * as z from 'zod/mini';
import { ChangedField, ChangedThing } from '#shared/sharing/changes.ts';

/** What an event says of a field; `booking`: a mail said it, and it is shown to whoever sees addresses and costs of bookings. */
const FieldEntry = z.extend(ChangedField, { booking: z.optional(z.literal(true)) });
export type FieldEntry = z.output<typeof FieldEntry>;

/** What an event says of a thing; a whole one may be for those who see costs of bookings. */
const EventEntry = z.extend(ChangedThing, { fields: z.array(FieldEntry), booking: z.optional(z.literal(true)) });
export type EventEntry = z.output<typeof EventEntry>;

/** One change of a trip that has companions: who did what. Nothing in it belongs to a reference. */
export const EventItem = z.object({
  id: z.string(),
  /** ISO 8601 date-time. */
  at: z.string(),
  /** A traveller's id. Their name is read with the list, so that it goes with them. */
  by: z.string(),
  what: z.array(EventEntry),
  /** How many things more it changed than fit. */
  more: z.number(),
  /** The trip's version with it, or a later one where others changed it in the same moment. */
  version: z.number(),
  /** Seconds since 1970; DynamoDB removes it some time after. */
  expiresAt: z.number(),
});
export type EventItem = z.output<typeof EventItem>;
