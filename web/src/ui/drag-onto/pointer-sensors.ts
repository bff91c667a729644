import { MouseSensor, TouchSensor, useSensor } from '@dnd-kit/core';

/** The distance after which a press becomes a drag. */
const ACTIVATION_PX = 8;
/** On a touch screen it has to be pressed this long first, so that a swipe still scrolls. */
const TOUCH_DELAY_MS = 250;

/** What starts a drag by mouse and by touch, for `useSensors`. */
export function usePointerSensors() {
  return [
    // dnd-kit waits for more than the distance, we want it at the distance.
    useSensor(MouseSensor, { activationConstraint: { distance: ACTIVATION_PX - 0.001 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: ACTIVATION_PX } }),
  ] as const;
}
