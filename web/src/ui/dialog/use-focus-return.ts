import { useRef } from 'react';

/** The attribute of what has the focus when its dialog opens, where that is not the first thing in it. */
const FIRST_FOCUS = 'data-first-focus';

/** The opener of the previous dialog: one that follows another (choose, then confirm) returns to the same. */
let lastOpener: Element | null = null;

/**
 * For dialogs that are opened by their parent and so have no trigger of their own: remembers what had the focus (for an
 * item of a menu, the menu's button) and restores it, or focuses the page when that is gone; unless `takeFocus` has taken
 * it elsewhere.
 */
export function useFocusReturn(takeFocus?: () => boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerNow() ?? lastOpener;
      lastOpener = opener.current;
      const first = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector(`[${FIRST_FOCUS}]`);
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (takeFocus?.()) return;
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
