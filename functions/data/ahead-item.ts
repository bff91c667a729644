import * as z from 'zod/mini';
import { AHEAD_MARK, aheadKey, type Key } from './keys.ts';
import type { TripItem } from './trip-item.ts';

/** A day or an activity as the table holds it, with every attribute. */
export type StoredItem = Key & Record<string, unknown>;

export function storedItem(item: Record<string, unknown>): StoredItem {
  return { ...item, pk: String(item.pk), sk: String(item.sk) };
}

const AheadItem = z.object({
  batch: z.string(),
  /** Absent when the item is to go. */
  next: z.optional(z.looseObject({ pk: z.string(), sk: z.string() })),
});

/** What is to become of an item of a trip, once the trip says that it settles the batch. */
export interface Ahead {
  readonly key: Key;
  readonly batch: string;
  readonly next: StoredItem | undefined;
}

/** `photos` stand on it as on any item, so that their files stay. */
export function aheadItem({ key, batch, next }: Ahead): StoredItem {
  return { ...aheadKey(key, batch), batch, next, photos: next?.photos ?? [] };
}

/** Undefined for an item that was not written ahead of another. */
export function readAhead(item: StoredItem): Ahead | undefined {
  const mark = item.sk.indexOf(AHEAD_MARK);
  if (mark === -1) return undefined;
  const { batch, next } = AheadItem.parse(item);
  return { key: { pk: item.pk, sk: item.sk.slice(0, mark) }, batch, next };
}

/**
 * A trip's items as they count: what the trip settles stands in the place of what was there, and what is of a batch that
 * the trip does not name is not there yet.
 */
export function countingItems(
  trip: Pick<TripItem, 'batches' | 'settling'>,
  items: readonly StoredItem[],
): StoredItem[] {
  const bySortKey = new Map<string, StoredItem>();
  const settled: Ahead[] = [];
  for (const item of items) {
    const ahead = readAhead(item);
    if (!ahead) bySortKey.set(item.sk, item);
    else if (ahead.batch === trip.settling) settled.push(ahead);
  }
  for (const { key, next } of settled) {
    if (next) bySortKey.set(key.sk, next);
    else bySortKey.delete(key.sk);
  }
  return [...bySortKey.values()].filter(
    ({ batch }) => batch === undefined || trip.batches.some((own) => own === batch),
  );
}

/**
 * Whether items look as if the trip changed while they were read: then it is to be read once more. `all`: these are all
 * days and activities of the trip.
 */
export function mayBeTorn(
  trip: Pick<TripItem, 'batches' | 'settling'>,
  items: readonly StoredItem[],
  all: boolean,
): boolean {
  const batches = new Set(items.map(({ batch }) => batch));
  return (
    trip.settling !== undefined ||
    items.some(({ batch }) => typeof batch === 'string' && !trip.batches.includes(batch)) ||
    (all && trip.batches.some((batch) => !batches.has(batch)))
  );
}
