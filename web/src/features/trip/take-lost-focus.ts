/** Gives the focus to an element when the one that had it is gone from the page, and only then. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    element?.focus({ preventScroll: true });
  }
}
