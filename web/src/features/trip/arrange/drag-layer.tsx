import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  useDraggable,
  useDroppable,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { centerOnPointer } from '../../../ui/drag-onto/center-on-pointer.ts';
import { usePointerSensors } from '../../../ui/drag-onto/pointer-sensors.ts';
import { type Spot, type Subject, showSpot, spotIn, subjectOf, ZONES, zoneAt } from './spots.ts';

/** The preview has its own size, not that of the dragged element. */
const OWN_SIZE = { width: 'auto', height: 'auto', willChange: 'transform' };
/** How long a day of the index is hovered with an item before it opens. */
const OPENS_AFTER_MS = 600;
/** Of the window or a list: how near its edge it scrolls. */
const EDGES = { threshold: { x: 0.12, y: 0.12 }, layoutShiftCompensation: false };
const SUBJECT = 'subject';

/** Announced by the layer itself. */
const silent = () => undefined;
const SILENT = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

interface DragLayerProps {
  readonly tripId: string;
  readonly onPickedUp: (subject: Subject) => void;
  readonly onPutBack: (subject: Subject) => void;
  readonly onDropped: (subject: Subject, spot: Spot) => void;
  /** A day of the index was hovered for a while. */
  readonly onHeldOver: (dayId: string) => void;
  readonly preview: (subject: Subject) => ReactNode;
}

/**
 * Dragging by mouse and touch what the page marks with data-activity and data-day. It listens to the page instead of
 * wrapping its rows, so that they are there before it is, and cost nothing during a drag.
 */
export function DragLayer({ tripId, onPickedUp, onPutBack, onDropped, onHeldOver, preview }: DragLayerProps) {
  const sensors = useSensors(...usePointerSensors());
  const pressed = useRef<Subject>(undefined);
  const pointer = useRef<{ readonly x: number; readonly y: number; readonly zone: HTMLElement | undefined }>(undefined);
  const spot = useRef<Spot>(undefined);
  const [dragged, setDragged] = useState<Subject>();
  const hover = useHeldOver(onHeldOver);

  const look = () => {
    if (!pressed.current || !pointer.current) return;
    const { zone, ...point } = pointer.current;
    spot.current = zone && spotIn(zone, point, pressed.current, tripId);
    showSpot(spot.current);
    hover(pressed.current.kind === 'item' && spot.current?.kind === 'day' ? spot.current.dayId : undefined);
  };
  const start = () => {
    const subject = pressed.current;
    if (!subject) return;
    setDragged(subject);
    subject.element.dataset.dragged = '';
    document.documentElement.dataset.dragging = subject.kind;
    onPickedUp(subject);
  };
  const finish = (drop: boolean) => {
    const subject = pressed.current;
    const target = spot.current;
    pressed.current = undefined;
    spot.current = undefined;
    setDragged(undefined);
    hover(undefined);
    showSpot(undefined);
    delete document.documentElement.dataset.dragging;
    for (const element of document.querySelectorAll<HTMLElement>('[data-dragged]')) delete element.dataset.dragged;
    if (!subject) return;
    swallowClick();
    if (drop && target) onDropped(subject, target);
    else onPutBack(subject);
  };

  // dnd-kit knows where the pointer is, even when the day with the pressed row has made room for another.
  const underPointer: CollisionDetection = ({ pointerCoordinates }) => {
    if (!pointerCoordinates) return [];
    const zone = zoneAt(pointerCoordinates);
    pointer.current = { ...pointerCoordinates, zone };
    const id = ZONES.find((each) => zone?.matches(each));
    return id === undefined ? [] : [{ id }];
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={EDGES}
      accessibility={SILENT}
      onDragStart={start}
      onDragMove={look}
      onDragEnd={(_: DragEndEvent) => finish(true)}
      onDragCancel={() => finish(false)}
    >
      <Pickup
        onPress={(subject) => {
          pressed.current = subject;
        }}
      />
      {ZONES.map((zone) => (
        <Zone key={zone} zone={zone} />
      ))}
      <DragOverlay dropAnimation={null} modifiers={[centerOnPointer]} style={OWN_SIZE}>
        {dragged && preview(dragged)}
      </DragOverlay>
    </DndContext>
  );
}

interface PickupProps {
  readonly onPress: (subject: Subject) => void;
}

/** The one thing that dnd-kit drags: whatever was pressed last. */
function Pickup({ onPress }: PickupProps) {
  const { listeners, setNodeRef } = useDraggable({ id: SUBJECT });

  const press = useEffectEvent((event: MouseEvent | TouchEvent) => {
    const subject = event.target instanceof Element ? subjectOf(event.target) : undefined;
    if (!subject) return;
    setNodeRef(subject.element);
    onPress(subject);
    listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.({ nativeEvent: event });
  });

  // Synchronises with the page, whose rows come and go.
  useEffect(() => {
    const onDown = (event: MouseEvent | TouchEvent) => press(event);
    const options = { capture: true, passive: true };
    document.addEventListener('mousedown', onDown, options);
    document.addEventListener('touchstart', onDown, options);
    return () => {
      document.removeEventListener('mousedown', onDown, options);
      document.removeEventListener('touchstart', onDown, options);
    };
  }, []);
  return null;
}

/** A part of the page that scrolls when the pointer comes near its edge. */
function Zone({ zone }: { readonly zone: string }) {
  const { setNodeRef } = useDroppable({ id: zone });
  // Synchronises with the page: the zone may be newer than this.
  useEffect(() => setNodeRef(document.querySelector<HTMLElement>(zone)));
  return null;
}

/** Calls back once a day was hovered long enough. */
function useHeldOver(onHeldOver: (dayId: string) => void) {
  const held = useRef<{ dayId: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  return (dayId: string | undefined) => {
    if (held.current?.dayId === dayId) return;
    clearTimeout(held.current?.timer);
    held.current = dayId === undefined ? undefined : { dayId, timer: setTimeout(onHeldOver, OPENS_AFTER_MS, dayId) };
  };
}

/** A drag that ends on a link does not open it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.preventDefault();
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
