import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { centerOnPointer } from './center-on-pointer.ts';
import { nextInDirection } from './next-in-direction.ts';
import { usePointerSensors } from './pointer-sensors.ts';

/** The preview has its own size, not that of the dragged element. */
const OWN_SIZE = { width: 'auto', height: 'auto' };

interface DragOntoProps {
  /** An item's name in announcements: 'Lisbon in May'. */
  readonly nameOf: (id: string) => string;
  /** What dropping one on another does, for announcements: 'merge'. */
  readonly verb: string;
  readonly onDrop: (draggedId: string, targetId: string) => void;
  /** The drag preview. */
  readonly overlay: (id: string) => ReactNode;
  /** Contains the items, each with `useDragOnto`. */
  readonly children: ReactNode;
}

/** Items that can be dropped on one another: by mouse, by touch after a short press, by Space, arrows and Space. */
export function DragOnto({ nameOf, verb, onDrop, overlay, children }: DragOntoProps) {
  const [dragged, setDragged] = useState<string>();
  const drag = useRef({ isOverOther: false });
  const sensors = useSensors(
    ...usePointerSensors(),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: nextInDirection,
    }),
  );

  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underThePointer}
      accessibility={{
        announcements: announcements(nameOf, verb, drag.current),
        screenReaderInstructions: {
          draggable: `Enter opens it. Space picks it up, to ${verb} it: then the arrow keys go to another one, Space drops it there, Escape puts it back.`,
        },
      }}
      onDragStart={({ active }: DragStartEvent) => setDragged(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[centerOnPointer]} style={OWN_SIZE}>
        {dragged !== undefined && overlay(dragged)}
      </DragOverlay>
    </DndContext>
  );
}

/** With a pointer, what is under it; by keyboard, what the dragged item was moved to. */
const underThePointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

function announcements(nameOf: (id: string) => string, verb: string, drag: { isOverOther: boolean }): Announcements {
  const name = (item: { readonly id: string | number }) => `"${nameOf(String(item.id))}"`;
  return {
    onDragStart: ({ active }) => {
      drag.isOverOther = false;
      return `Picked up ${name(active)}.`;
    },
    onDragOver: ({ active, over }) => {
      const wasOverOther = drag.isOverOther;
      drag.isOverOther = over !== null && over.id !== active.id;
      if (over && drag.isOverOther) return `Over ${name(over)}. Drop to ${verb}.`;
      // At first it is over its own place, which was just announced.
      return wasOverOther ? `${name(active)} is over no other.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `Dropped ${name(active)} on ${name(over)}.` : `${name(active)} was put back.`,
    onDragCancel: ({ active }) => `${name(active)} was put back.`,
  };
}
