import { useEffect } from 'react';
import { pointAt } from './pointed-item.ts';

/** Rows of the timeline, and what stands for them on the map. */
const ITEM = '[data-activity], [data-pin]';

/** While the map is shown, the row or pin under the pointer or with the focus is pointed at, and so is its counterpart. */
export function usePointing(): void {
  // Synchronises with the page's rows, which know no map.
  useEffect(() => {
    const itemAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(ITEM) : null);
    const point = (event: Event) => {
      const { activity, pin } = itemAt(event)?.dataset ?? {};
      if (activity ?? pin) pointAt(activity ?? pin);
    };
    const leave = (event: Event) => {
      if (itemAt(event)) pointAt(undefined);
    };
    const listeners = [
      ['pointerover', point],
      ['focusin', point],
      ['pointerout', leave],
      ['focusout', leave],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);
}
