import type { KeyboardEvent } from 'react';

/**
 * Escape closes the dialog also while a toast shows: Radix gives the key to the layer that came last, and that is the
 * toast. Where a layer has used the key (a select inside, the dialog itself) the event is prevented.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}
