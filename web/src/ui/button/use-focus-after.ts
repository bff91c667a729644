import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that is disabled while its action runs loses the focus; this restores it when the action is over, unless the
 * focus has moved elsewhere in the meantime.
 */
export function useFocusAfter(pending: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const waits = useRef(false);
  // Synchronises with the browser's focus.
  useEffect(() => {
    const focused = document.activeElement;
    if (pending) waits.current = focused === button.current || focused === document.body;
    else if (waits.current) {
      waits.current = false;
      if (focused === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [pending, button]);
}
