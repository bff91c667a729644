/** The element beside the chat, or below it on a phone, that shows what the planner suggests. */
export const COLUMN_ID = 'planner-column';
/** The input of the chat. */
export const INPUT_ID = 'planner-input';

/** Brings the column into sight and the focus to it. */
export function showColumn(): void {
  show(COLUMN_ID, 'start');
}

/** Brings the input of the chat into sight and the focus to it. */
export function showInput(): void {
  show(INPUT_ID, 'center');
}

function show(id: string, block: 'start' | 'center'): void {
  const element = document.getElementById(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block });
}
