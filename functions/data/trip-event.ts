import { CHANGE_DAYS } from '#shared/sharing/changes.ts';
import { entriesOf } from './event-entries.ts';
import type { EventEntry, EventItem } from './event-item.ts';
import { newEventId } from './ids.ts';
import { eventKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';
import type { Write } from './transact.ts';
import type { TripItem } from './trip-item.ts';
import { create, unexpected } from './writes.ts';

/*
 * What companions are told of a change is written with it, in the same transaction: one item, on trips that have
 * companions, and none where nothing is changed that anybody would want to know.
 */

const DAY_SECONDS = 24 * 60 * 60;
/** So that a page of events is a small read, whatever they say. */
const MOST_BYTES = 3000;

interface Changed {
  readonly trip: TripItem;
  readonly after: TripItem;
  readonly callerId: string;
}

/** The write that records a change for the trip's companions; none where it has none. */
export function eventWrites(table: Table, { trip, after, callerId }: Changed, told: Told = {}): Write[] {
  if (!hasCompanions(trip)) return [];
  const entries = entriesOf(trip, after, told);
  if (entries.length === 0) return [];
  const now = Date.now();
  const what = fitting(entries);
  const event: EventItem = {
    ...{ id: newEventId(now), at: new Date(now).toISOString(), by: callerId },
    ...{ what, more: entries.length - what.length, version: trip.version + 1 },
    expiresAt: Math.floor(now / 1000) + CHANGE_DAYS * DAY_SECONDS,
  };
  return [create(table, { ...eventKey(trip.id, event.id), ...event }, unexpected('new event'))];
}

/** Whether anybody comes along. */
function hasCompanions({ editors, viewers }: TripItem): boolean {
  return (editors?.size ?? 0) + (viewers?.size ?? 0) > 0;
}

/** As many of the entries as fit; of the first, whatever it has, at least what it is. */
function fitting([first, ...others]: readonly EventEntry[]): EventEntry[] {
  if (!first) return [];
  const fits: EventEntry[] = [isTooLarge([first]) ? { ...first, fields: fieldsThatFit(first) } : first];
  for (const entry of others) {
    if (isTooLarge([...fits, entry])) break;
    fits.push(entry);
  }
  return fits;
}

function fieldsThatFit(entry: EventEntry): EventEntry['fields'] {
  let fields = entry.fields;
  while (isTooLarge([{ ...entry, fields }])) fields = fields.slice(0, -1);
  return fields;
}

const isTooLarge = (entries: readonly EventEntry[]) => Buffer.byteLength(JSON.stringify(entries)) > MOST_BYTES;
