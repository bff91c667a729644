import * as z from 'zod/mini';
import { type Key, STAGED_MARK, stagedKey } from './keys.ts';
import type { StoredItem } from './stored-item.ts';
import type { TripItem } from './trip-item.ts';

const StagedItem = z.object({
  batch: z.string(),
  photos: z._default(z.array(z.string()), []),
  /** Absent when the item is to be deleted. */
  next: z.optional(z.looseObject({ pk: z.string(), sk: z.string() })),
});

/** What replaces a trip's item, once the trip names the batch in `settling`. */
export interface StagedChange {
  readonly key: Key;
  readonly batch: string;
  readonly next: StoredItem | undefined;
}

/** Has `photos` like any item, so that its files stay; once, as an item has room for 400 KB. */
export function stagedItem({ key, batch, next }: StagedChange): StoredItem {
  if (next === undefined) return { ...stagedKey(key, batch), batch, photos: [] };
  const { photos, ...rest } = next;
  return { ...stagedKey(key, batch), batch, next: rest, photos };
}

/** Undefined for an item that is not a staged change of another. */
export function readStaged(item: StoredItem): StagedChange | undefined {
  const mark = item.sk.indexOf(STAGED_MARK);
  if (mark === -1) return undefined;
  const { batch, next, photos } = StagedItem.parse(item);
  return {
    key: { pk: item.pk, sk: item.sk.slice(0, mark) },
    batch,
    // Former versions of the product wrote the photos with the rest.
    next: next && { photos, ...next },
  };
}

/**
 * A trip's items as readers see them: staged changes of the batch in `settling` replace the originals, and items of a
 * batch that the trip does not name are left out.
 */
export function countingItems(
  trip: Pick<TripItem, 'batches' | 'settling'>,
  items: readonly StoredItem[],
): StoredItem[] {
  const bySortKey = new Map<string, StoredItem>();
  const committed: StagedChange[] = [];
  for (const item of items) {
    const staged = readStaged(item);
    if (!staged) bySortKey.set(item.sk, item);
    else if (staged.batch === trip.settling) committed.push(staged);
  }
  for (const { key, next } of committed) {
    if (next) bySortKey.set(key.sk, next);
    else bySortKey.delete(key.sk);
  }
  return [...bySortKey.values()].filter(
    ({ batch }) => batch === undefined || trip.batches.some((own) => own === batch),
  );
}

/**
 * Whether items look as if the trip changed during the read: then it has to be read again. `all`: these are all days
 * and activities of the trip.
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
