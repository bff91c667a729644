import { useRef } from 'react';

/**
 * For dialogs that are opened by their parent and so have no trigger of their own: remembers what had the focus (for an
 * item of a menu, the menu's button) and gives it back, or to the page when that is gone.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const menu = document.activeElement?.closest('[role="menu"]');
      const button = menu?.getAttribute('aria-labelledby');
      opener.current = button ? document.getElementById(button) : document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('content');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
