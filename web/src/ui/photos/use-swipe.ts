import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe in CSS pixels, which must also exceed the vertical one. */
const LEAST = 48;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Reports a swipe: 1 to the left, for the next, -1 to the right. Two fingers, or one on a zoomed page, move the picture
 * instead.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches[0];
      const zoomedIn = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = finger && touches.length === 1 && !zoomedIn ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !finger) return;
      const right = finger.clientX - from.x;
      if (Math.abs(right) >= LEAST && Math.abs(right) > Math.abs(finger.clientY - from.y)) onSwipe(right < 0 ? 1 : -1);
    },
  };
}
