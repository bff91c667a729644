import { keepFocus } from '../../../lib/keep-focus.ts';

/** For how many frames an item may take to appear in its new place before the list that it left has the focus. */
const PATIENCE = 20;
/** For how many it may still come and take it: a day is drawn after what is more urgent. */
const LATEST = 180;
/** For how many it must have kept the focus: a window that closes gives it back to what opened it. */
const SETTLED = 3;

/** What is looked for now: an item that is moved on is no longer looked for where it was. */
let sought: symbol | undefined;

/**
 * Focuses a moved item's grip and then calls back; while it is not on the page, the list that it left. The id is the one
 * of its new place: its row in the old one may still be shown.
 */
export function focusItem(idThere: string, then?: () => void): void {
  const search = Symbol(idThere);
  sought = search;
  let kept = 0;
  const look = (frame: number) => {
    if (sought !== search) return;
    const grip = document.querySelector<HTMLElement>(`[data-activity="${idThere}"] [data-grip]`);
    const list = document.querySelector('[data-timeline]')?.closest<HTMLElement>('[tabindex="-1"]');
    const isFree = document.activeElement === document.body || document.activeElement === list;
    kept = grip && document.activeElement === grip ? kept + 1 : 0;
    if (kept === 0 && (frame < PATIENCE || isFree)) grip?.focus();
    if (kept === 1) then?.();
    if (kept >= SETTLED || frame >= LATEST) return;
    if (frame >= PATIENCE) keepFocus(list ?? undefined);
    requestAnimationFrame(() => look(frame + 1));
  };
  look(0);
}
