import type { Modifier } from '@dnd-kit/core';

/** Centres the drag preview on the pointer; by keyboard it stays where it is. */
export const centerOnPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const pointer = activatorEvent && pointerOf(activatorEvent);
  if (!pointer || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + pointer.clientX - draggingNodeRect.left - draggingNodeRect.width / 2,
    y: transform.y + pointer.clientY - draggingNodeRect.top - draggingNodeRect.height / 2,
  };
};

function pointerOf(event: Event): { readonly clientX: number; readonly clientY: number } | undefined {
  if (event instanceof MouseEvent) return event;
  // Some browsers without a touch screen have no TouchEvent at all.
  return 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
}
