import { type RefObject, useEffect } from 'react';

/** The activity that was added last and is not in sight yet. */
let added: string | undefined;

/** Remembers that an activity was added here, so that its day brings it into sight. */
export function noteAdded(id: string): void {
  added = id;
}

/**
 * Brings the activity that was just added into sight once it is among the day's: on a long day its place by time may be
 * far from the form. The focus returns to what opened the form, as always.
 */
export function useShowAdded(box: RefObject<HTMLElement | null>, activities: readonly { readonly id: string }[]): void {
  // Synchronises with the browser's scroll position.
  useEffect(() => {
    if (added === undefined || !activities.some(({ id }) => id === added)) return;
    const row = box.current?.querySelector(`[data-activity="${CSS.escape(added)}"]`);
    if (!row) return;
    added = undefined;
    row.scrollIntoView({ block: 'nearest' });
  }, [box, activities]);
}
