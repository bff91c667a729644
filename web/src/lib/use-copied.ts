import { useEffect, useRef, useState } from 'react';
import { writeToClipboard } from './clipboard.ts';

const COPIED_MS = 2_000;

interface Copied {
  /** True for 2 s after the text was copied to the clipboard. */
  readonly copied: boolean;
  /** Copies the text to the clipboard; false when the browser denies it. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** For a copy button that confirms for a moment. */
export function useCopied(): Copied {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  // Synchronises with the browser's timer, which must not outlive the button.
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    if (!(await writeToClipboard(text))) return false;
    window.clearTimeout(timer.current);
    setCopied(true);
    timer.current = window.setTimeout(() => setCopied(false), COPIED_MS);
    return true;
  };
  return { copied, copy };
}
