import { useRef } from 'react';

/** The opener of the previous dialog: one that follows another (choose, then confirm) returns to the same. */
let lastOpener: Element | null = null;

/**
 * For dialogs that are opened by their parent and so have no trigger of their own: remembers what had the focus (for an
 * item of a menu, the menu's button) and restores it, or focuses the page when that is gone.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerNow() ?? lastOpener;
      lastOpener = opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('content');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

function openerNow(): Element | null {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : focused;
}
