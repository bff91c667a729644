/** The element next to the chat, or below it on a phone, that shows the planner's suggestions. */
export const COLUMN_ID = 'planner-column';
/** The input of the chat. */
export const INPUT_ID = 'planner-input';

/** Scrolls the column into view and focuses it. */
export function showColumn(): void {
  show(COLUMN_ID, 'start');
}

/** Scrolls the chat's input into view and focuses it. */
export function showInput(): void {
  show(INPUT_ID, 'center');
}

function show(id: string, block: 'start' | 'center'): void {
  const element = document.getElementById(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block });
}
