import { useState } from 'react';
import { idle } from './idle.ts';
import { useWhenIdle } from './lazy/use-fetch-ahead.ts';

/** Long enough for what arrived to be shown. */
const QUIET_MS = 250;

/** Whether the page has been idle once: its calls were answered, and the browser had nothing to do. */
export function useIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useWhenIdle(() => void idle().then(() => setWasIdle(true)), QUIET_MS);
  return wasIdle;
}
