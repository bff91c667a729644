import { tailOf } from '#shared/contract/ids.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';

/** For how many frames an item may take to appear in its new place. */
const PATIENCE = 20;
/** For how many it must have kept the focus: a window that closes gives it back to what opened it. */
const SETTLED = 3;

/**
 * Focuses a moved item's grip where it is now, and then calls back; when it is not on the page, the list that it left.
 */
export function focusItem(activityId: string, then?: () => void): void {
  const selector = `[data-activity$="-${tailOf(activityId)}"] [data-grip]`;
  let kept = 0;
  const look = (frame: number) => {
    const grip = document.querySelector<HTMLElement>(selector);
    kept = grip && document.activeElement === grip ? kept + 1 : 0;
    if (kept === 0) grip?.focus();
    if (kept === 1) then?.();
    if (kept >= SETTLED) return;
    if (frame < PATIENCE) requestAnimationFrame(() => look(frame + 1));
    else keepFocus(document.querySelector('[data-timeline]')?.closest<HTMLElement>('[tabindex="-1"]') ?? undefined);
  };
  look(0);
}
