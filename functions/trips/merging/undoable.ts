/** How long a merge can be undone, in seconds: 30 days. */
const MERGE_UNDOABLE_SECONDS = 30 * 24 * 60 * 60;

/** When a merge that is made now can no longer be undone, in seconds since 1970. */
export function undoableUntil(now: Date): number {
  return Math.floor(now.getTime() / 1000) + MERGE_UNDOABLE_SECONDS;
}

/** Whether a merge of that time (ISO 8601) can still be undone. */
export function canBeUndone(mergedAt: string): boolean {
  return Date.parse(mergedAt) + MERGE_UNDOABLE_SECONDS * 1000 > Date.now();
}
