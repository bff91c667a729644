import { type RefObject, useEffect, useState } from 'react';
import { useScreenStaysOn } from './use-screen-stays-on.ts';

/** Whether a pass is shown at the gate: over the whole screen where the browser allows it, which then stays on. */
export function useGate(content: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  useScreenStaysOn(isShown);
  // Synchronises with the browser, whose Escape leaves the full screen.
  useEffect(() => {
    const left = () => !document.fullscreenElement && setShown(false);
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, []);
  return {
    isShown,
    show() {
      setShown(true);
      // Without it, as on an iPhone, the window itself fills the page.
      void content.current?.requestFullscreen?.().catch(() => undefined);
    },
    leave() {
      setShown(false);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
  };
}
