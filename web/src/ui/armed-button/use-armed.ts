import { useEffect, useRef, useState } from 'react';

const ARMED_MS = 3_000;

interface Armed {
  readonly armed: boolean;
  /** The first press arms, a second one within 3 seconds acts. */
  readonly press: () => void;
}

/** For a button that deletes something without a confirmation dialog. */
export function useArmed(act: () => void): Armed {
  const [armed, setArmed] = useState(false);
  const timer = useRef<number>(undefined);
  // Synchronises with the browser's timer, which must not outlive the button.
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const press = () => {
    window.clearTimeout(timer.current);
    setArmed(!armed);
    if (armed) act();
    else timer.current = window.setTimeout(() => setArmed(false), ARMED_MS);
  };
  return { armed, press };
}
