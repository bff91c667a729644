import { type RefObject, useLayoutEffect } from 'react';
import type { ShownToast } from '../../lib/toast-store.ts';
import { controls, openWindow, subjects } from '../../lib/toast-subjects.ts';
import { toastTop } from './toast-place.ts';

/** The height of the page's header, which stays at the top, and the margin of a toast. */
const HEADER_PX = 60;
const MARGIN_PX = 16;

/**
 * Moves the list of toasts so that the current one covers nothing that it speaks of, if possible: as soon as it is
 * shown, and when what it speaks of comes or moves after it, since windows close, lists are read again and the focus
 * returns. It does not move away from under the focus, or a pointer that was moved onto it.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, toast: ShownToast | undefined): void {
  // Synchronises with the positions of other elements on the page.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !toast) return;
    let placed = false;
    let pointedAt = false;
    element.style.translate = '';
    const place = () => {
      const shown = element.querySelector('li');
      if (!shown || pointedAt || element.matches(':focus-within')) return;
      const shift = Number.parseFloat(element.style.translate.split(' ')[1] ?? '0');
      const { left, top } = element.getBoundingClientRect();
      const now = new DOMRect(left + shown.offsetLeft, top + shown.offsetTop, shown.offsetWidth, shown.offsetHeight);
      const usual = new DOMRect(now.x, now.y - shift, now.width, now.height);
      const highest = (openWindow() ? 0 : HEADER_PX) + MARGIN_PX;
      // A window that closes leaves it over the page's header.
      const stays = placed && now.y >= highest;
      const around = { subjects: subjects(), controls: controls(), highest, now: stays ? now.y : undefined };
      element.style.translate = `0 ${toastTop(usual, around) - usual.y}px`;
      placed = true;
    };
    let frame = 0;
    const placeLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const pointAt = ({ movementX, movementY }: PointerEvent) => {
      // Not a toast that came to lie under a resting pointer.
      pointedAt ||= movementX !== 0 || movementY !== 0;
    };
    element.addEventListener('pointermove', pointAt);
    const observer = new MutationObserver(placeLater);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', placeLater);
    window.addEventListener('resize', placeLater);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('pointermove', pointAt);
      document.removeEventListener('focusin', placeLater);
      window.removeEventListener('resize', placeLater);
    };
  }, [list, toast]);
}
