/** What was pressed last, and what of the page it belongs to: a card, a row, a form, a window. */
interface Pressed {
  readonly element: Element;
  /** Where it stood when it was pressed: it may be gone by the time that there is something to say of it. */
  readonly stood: DOMRect;
}

/** As high as a toast of two lines with what is around it. */
const TOAST_PX = 128;

const PART = 'article, li, form, [role="dialog"], [role="alertdialog"]';

let pressed: readonly Pressed[] = [];

/** Remembers what is pressed from now on. */
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
 * Whether a box at the foot of the screen would lie on what was pressed last, or on the part of the page that this
 * belongs to, unless that is so large that it would lie on it anywhere.
 */
export function coversPressed({ left, right, bottom }: DOMRect): boolean {
  // It may not be as high yet as it will be.
  const box = new DOMRect(left, bottom - TOAST_PX, right - left, TOAST_PX);
  return pressed.some(({ element, stood }) => {
    const part = element.isConnected ? element.getBoundingClientRect() : stood;
    return part.height < window.innerHeight / 2 && overlap(part, box);
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
