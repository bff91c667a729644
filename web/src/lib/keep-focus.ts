/** When what had the focus has gone from the page (a card that was deleted), gives it to the page's main part. */
export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}
