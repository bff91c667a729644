import { useEffect, useEffectEvent } from 'react';
import type { Steps } from './use-steps.ts';

/** Where Ctrl+Z undoes what was typed, and windows, which are not the page. */
const FIELD = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';
const WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Ctrl+Z, or ⌘+Z, outside a field undoes the last step; with Shift it redoes it. */
export function useUndoKeys({ undo, redo }: Pick<Steps, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest(FIELD)) return;
    if (document.querySelector(WINDOW)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  // Synchronises with the keyboard.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
