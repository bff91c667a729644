import { DAY_PREFIX } from './keys.ts';
import { commitStaged } from './staged-writes.ts';
import type { StoredItem } from './stored-item.ts';
import type { Table } from './table.ts';
import { type Writer, writable } from './trip-access.ts';
import { readItems } from './trip-days.ts';
import type { TripItem } from './trip-item.ts';

/** A trip that the writer may change with its visible items, deleted days too, after what is staged has been put in its place. */
export async function readSettled(
  table: Table,
  tripId: string,
  writer: Writer,
): Promise<{ readonly trip: TripItem; readonly items: readonly StoredItem[] }> {
  const found = await readItems(table, tripId, DAY_PREFIX, (item) => writable(item, writer));
  if (found.trip.settling === undefined) return found;
  await commitStaged(table, tripId, found.trip.settling);
  return readSettled(table, tripId, writer);
}
