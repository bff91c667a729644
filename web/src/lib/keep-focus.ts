/**
 * When what had the focus has gone from the page (a card that was deleted), gives it to the list that it stood in, or
 * to the page's main part.
 */
export function keepFocus(place: HTMLElement | null = document.getElementById('content')): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
