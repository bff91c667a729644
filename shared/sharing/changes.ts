import * as z from 'zod/mini';
import { DateTime } from '../contract/calendar-date.ts';

/** How long changes of a trip are listed, in days. */
export const CHANGE_DAYS = 90;
/** How many changes an answer has at most. */
export const MAX_CHANGES = 20;

/** What somebody did. */
export const DEEDS = ['added', 'moved', 'changed', 'removed'] as const;
/** To what; 'money': the currency, the budget or the people who share costs. */
export const THINGS = ['trip', 'day', 'activity', 'cost', 'money'] as const;

/** A field with its old and new value as texts, cut after 200 characters; both null where the values say nothing. */
export const ChangedField = z.object({
  /** As the field is called where it is saved; a cost has its currency in it. */
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ChangedField = z.output<typeof ChangedField>;

/** What was done to one thing. Of what was added or removed, and where only references changed, there are no fields. */
export const ChangedThing = z.object({
  did: z.enum(DEEDS),
  thing: z.enum(THINGS),
  /** The thing's id after the change. */
  id: z.string(),
  title: z.string(),
  fields: z.array(ChangedField),
});
export type ChangedThing = z.output<typeof ChangedThing>;

/** One change of a trip, as its companions are told of it. */
export const TripChange = z.object({
  id: z.string(),
  at: DateTime,
  /** Who made it; the name is null for somebody who no longer comes along. */
  who: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  what: z.array(ChangedThing),
  /** How many things more it changed. */
  more: z.number(),
  /** The trip's version with it: a page of a former one does not show it yet. */
  version: z.number(),
});
export type TripChange = z.output<typeof TripChange>;
