import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The content of a search box, and the debounced term to search for: after a pause of 300 ms, at once on Enter, and at
 * once when the box is cleared. `onTerm` receives every new term, for example to put it into the URL.
 */
export function useTypedTerm(initial: string, onTerm: (term: string) => void) {
  const [text, setText] = useState(initial);
  const [term, setTerm] = useState(initial.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Synchronises with the browser's timer: nothing is searched for after the box was unmounted.
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (typed: string) => {
    clearTimeout(timer.current);
    setTerm(typed.trim());
    if (typed.trim() !== term) onTerm(typed.trim());
  };
  return {
    text,
    term,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      if (typed.trim() === '') settle('');
      else timer.current = setTimeout(() => settle(typed), PAUSE_MS);
    },
    enter: () => settle(text),
  };
}
export type TypedTerm = ReturnType<typeof useTypedTerm>;
