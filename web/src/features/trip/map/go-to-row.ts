/** A row is there once its day is shown. */
const LONGEST_WAIT_MS = 3_000;

/** Scrolls to an activity's row as soon as it is on the page, and moves the focus into it. */
export function goToRow(activityId: string): void {
  const rowOf = () => document.querySelector<HTMLElement>(`[data-activity="${activityId}"] article`);
  const arrive = (row: HTMLElement) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
    row.focus({ preventScroll: true });
  };
  const row = rowOf();
  if (row) {
    arrive(row);
    return;
  }
  const observer = new MutationObserver(() => {
    const added = rowOf();
    if (!added) return;
    observer.disconnect();
    // After the page has scrolled to the day's top.
    requestAnimationFrame(() => arrive(added));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
}
