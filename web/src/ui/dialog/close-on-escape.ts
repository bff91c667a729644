import type { KeyboardEvent } from 'react';

/**
 * Escape closes the dialog also while a toast is shown: Radix passes the key to the newest layer, which is the toast.
 * Where a layer has handled the key (a select inside, the dialog itself) the event's default is prevented.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}

/** Escape in a field with an open list of suggestions is the field's: it closes the list. */
export function leaveToOpenList(event: Event): void {
  if (event.target instanceof HTMLInputElement && event.target.ariaExpanded === 'true') event.preventDefault();
}
