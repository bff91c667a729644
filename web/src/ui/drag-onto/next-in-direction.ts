import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One step in each arrow's direction. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where an arrow key moves the dragged item: onto the nearest other in that direction, if there is one. */
export const nextInDirection: KeyboardCoordinateGetter = (event, { context }) => {
  const arrow = ARROWS[event.code];
  if (!arrow || !context.collisionRect) return undefined;
  event.preventDefault();
  const rects = context.droppableContainers.getEnabled().flatMap(({ id }) => context.droppableRects.get(id) ?? []);
  const next = nearest(context.collisionRect, rects, arrow);
  return next && { x: next.left, y: next.top };
};

/** The rectangle nearest to `from` among those mostly in the direction, by the distance of their centres. */
export function nearest<R extends Rect>(
  from: Rect,
  rects: readonly R[],
  [x, y]: readonly [number, number],
): R | undefined {
  let found: R | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const rect of rects) {
    const right = rect.left + rect.width / 2 - from.left - from.width / 2;
    const down = rect.top + rect.height / 2 - from.top - from.height / 2;
    const along = right * x + down * y;
    const aside = Math.abs(right * y + down * x);
    // Sideways distance counts double, so that an arrow keeps its row or column.
    if (along > 1 && along >= aside && along + 2 * aside < shortest) {
      shortest = along + 2 * aside;
      found = rect;
    }
  }
  return found;
}
