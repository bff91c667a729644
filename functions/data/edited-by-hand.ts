import { isDeepStrictEqual } from 'node:util';
import { revised } from './revision.ts';
import { type ActivityItem, readActivityItem } from './trip-item.ts';

/** Attributes that a traveller saves; those that are undefined are no longer there. */
type Saved = Readonly<Record<string, unknown>>;

/** The fields of a booking's activity that were edited by hand, with those that these attributes change. */
export function editedByHand(before: ActivityItem, saved: Saved): Pick<ActivityItem, 'editedFields'> {
  return { editedFields: [...new Set([...(before.editedFields ?? []), ...differing(before, saved)])] };
}

/**
 * An activity after these attributes were saved by hand, in its next revision if any differs; of a booking with the
 * fields that are the traveller's own from then on, `also` among them.
 */
export function savedByHand(before: ActivityItem, saved: Saved, also: readonly string[] = []): ActivityItem {
  const isBooked = before.bookingId !== undefined;
  const own = isBooked ? editedByHand({ ...before, ...editedFieldsWith(before, also) }, saved) : {};
  const all = { ...saved, ...own };
  if (differing(before, all).length === 0) return before;
  const there = Object.entries({ ...before, ...all }).filter(([, value]) => value !== undefined);
  return revised(readActivityItem(Object.fromEntries(there)));
}

function editedFieldsWith({ editedFields = [] }: ActivityItem, also: readonly string[]) {
  return { editedFields: [...editedFields, ...also] };
}

/** The names of what differs from the activity; an empty list is as none. */
function differing(before: ActivityItem, saved: Saved): string[] {
  const now = new Map<string, unknown>(Object.entries(before));
  const plain = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  return Object.entries(saved).flatMap(([name, value]) =>
    isDeepStrictEqual(plain(now.get(name)), plain(value)) ? [] : [name],
  );
}
