import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';

/**
 * Makes one item draggable, and a drop target for others. Spread `handlers` on its whole area together with `ref`, and
 * give `focusRef` and `describedBy` to its focusable element, where Space picks it up.
 */
export function useDragOnto(id: string) {
  const drag = useDraggable({ id });
  const { setNodeRef: dropRef, isOver } = useDroppable({ id });
  const { setNodeRef: dragRef } = drag;
  const ref = useCallback(
    (node: HTMLElement | null) => {
      dragRef(node);
      dropRef(node);
    },
    [dragRef, dropRef],
  );
  return {
    ref,
    handlers: drag.listeners ?? {},
    focusRef: drag.setActivatorNodeRef,
    describedBy: drag.attributes['aria-describedby'],
    isDragged: drag.isDragging,
    isTarget: isOver && !drag.isDragging,
  };
}
