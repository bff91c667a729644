/** When the focused element was removed from the page (a deleted card), focuses its list, or the page's main part. */
export function keepFocus(place: HTMLElement | null = document.getElementById('content')): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
