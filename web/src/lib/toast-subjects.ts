/* What a toast may not cover: what it speaks of, and what is pressed next. */

/** An element that was pressed, and where: it may be gone when the toast is shown. */
interface Pressed {
  readonly element: Element;
  readonly stood: DOMRect;
  /** The window that it was in; once that is closed, nothing stood there. */
  readonly inWindow: Element | null;
}

/** A part of the page that stands for itself: a card, a row, a form, a window. */
const PART = 'article, li, form, [role="dialog"], [role="alertdialog"]';
/** One that is closing is not counted any more. */
const WINDOW = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';
const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const TOASTS = '[role="region"][aria-label^="Notifications"]';

/** More changes than this are another view, not a change in this one. */
const MOST_CHANGES = 8;

let pressed: readonly Pressed[] = [];
/** What was added or changed its text since the press. */
let changed = new Set<Element>();

/** Records presses, and what changes after them, from now on. */
export function watchSubjects(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    changed = new Set();
    const elements = target.closest(TOASTS) ? [] : withPart(target);
    const inWindow = target.closest(WINDOW);
    pressed = elements.map((element) => ({ element, inWindow, stood: element.getBoundingClientRect() }));
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
  document.addEventListener('keydown', note, { capture: true, passive: true });
  new MutationObserver(noteChanges).observe(document.body, { childList: true, characterData: true, subtree: true });
}

function noteChanges(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of records) {
    const nodes = type === 'characterData' ? [target] : [...addedNodes];
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element && !element.closest(TOASTS)) changed.add(element);
    }
  }
}

/**
 * Where the things are that a toast speaks of: what was pressed, what has the focus, what changed since, each with the
 * card, row or form around it; and all that can be pressed in an open window. What fills half of the screen is left
 * out: a toast has to cover some of it.
 */
export function subjects(): DOMRect[] {
  const focused = document.activeElement;
  const open = openWindow();
  const about = [...pressedBoxes(), ...(focused ? boxesOf(withPart(focused)) : []), ...(open ? controlsIn(open) : [])];
  const changes = boxesOf([...changed].flatMap(withParts)).filter(isSmall);
  return [...about.filter(isSmall), ...(changes.length > MOST_CHANGES ? [] : changes)];
}

function pressedBoxes(): DOMRect[] {
  return pressed
    .filter(({ inWindow }) => inWindow === null || (inWindow.isConnected && inWindow.matches(WINDOW)))
    .map(({ element, stood }) => (element.isConnected ? element.getBoundingClientRect() : stood));
}

/** Where there is something to press in the page, or in the window that is open in front of it. */
export function controls(): DOMRect[] {
  return controlsIn(openWindow() ?? document.getElementById('content') ?? document.body);
}

/** The window in front of the page. */
export function openWindow(): Element | undefined {
  return [...document.querySelectorAll(WINDOW)].at(-1);
}

function controlsIn(part: Element): DOMRect[] {
  return [...part.querySelectorAll(CONTROL)].map((each) => each.getBoundingClientRect());
}

function boxesOf(elements: readonly Element[]): DOMRect[] {
  return [...new Set(elements)].filter((each) => each.isConnected).map((each) => each.getBoundingClientRect());
}

function withPart(element: Element): Element[] {
  const part = element.closest(PART);
  return part ? [element, part] : [element];
}

/** With the parts in it, too: a list that is added at once. */
function withParts(element: Element): Element[] {
  return [...withPart(element), ...element.querySelectorAll(PART)];
}

function isSmall({ width, height }: DOMRect): boolean {
  return width > 1 && height > 1 && height < window.innerHeight / 2;
}
