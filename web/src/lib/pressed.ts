/** The last pressed element, and the part of the page that it belongs to: a card, a row, a form, a window. */
interface Pressed {
  readonly element: Element;
  /** Its position when it was pressed: it may be gone when the toast is shown. */
  readonly stood: DOMRect;
}

/** As high as a toast of two lines with its margins. */
const TOAST_PX = 128;

const PART = 'article, li, form, [role="dialog"], [role="alertdialog"]';

let pressed: readonly Pressed[] = [];

/** Records presses from now on. */
export function watchPresses(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const part = target.closest(PART);
    pressed = [target, ...(part ? [part] : [])].map((element) => ({ element, stood: element.getBoundingClientRect() }));
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
  document.addEventListener('keydown', note, { capture: true, passive: true });
}

/**
 * Whether a box at the bottom of the screen would cover what was pressed last, or the part of the page that it belongs
 * to, unless that is so large that any position would cover it.
 */
export function coversPressed({ left, right, bottom }: DOMRect): boolean {
  // It may still grow.
  const box = new DOMRect(left, bottom - TOAST_PX, right - left, TOAST_PX);
  return pressed.some(({ element, stood }) => {
    const part = element.isConnected ? element.getBoundingClientRect() : stood;
    return part.height < window.innerHeight / 2 && overlap(part, box);
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
