import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { TripDetail } from '#shared/trips/schema.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { GRIP_HELP } from '../grip/grip-help.ts';
import './arranging.css';
import { readPlan } from './cached-plan.ts';
import { DragLayer } from './drag-layer.tsx';
import { DragPreview } from './drag-preview.tsx';
import { orderDaysStep } from './moves.ts';
import { othersOn, standingOf } from './plan.ts';
import type { Spot, Subject } from './spots.ts';
import { useKeyboardMoves } from './use-keyboard-moves.ts';
import { useMove } from './use-move.ts';
import { useSteps } from './use-steps.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ArrangeLayerProps {
  readonly trip: TripDetail;
  /** The selected day. */
  readonly dayId: string | undefined;
}

/**
 * Makes a trip's page one that is arranged by hand: by mouse, touch and keyboard, with Undo. It draws nothing of the
 * page itself, which is complete without it.
 */
export function ArrangeLayer({ trip, dayId }: ArrangeLayerProps) {
  const queryClient = useQueryClient();
  const [, setSearch] = useSearchParams();
  const [said, setSaid] = useState('');
  const steps = useSteps(trip.id);
  const move = useMove(trip.id);
  const showDay = (id: string) => setSearch({ [DAY_PARAMETER]: id });
  useUndoKeys(steps);
  useKeyboardMoves({ tripId: trip.id, shownDayId: dayId, onShowDay: showDay, announce: setSaid, onDropped: move });

  // Synchronises with the style sheet, which may have come earlier: grips are shown while they work.
  useEffect(() => {
    document.documentElement.dataset.arrangeable = '';
    return () => {
      delete document.documentElement.dataset.arrangeable;
    };
  }, []);

  const plan = () => readPlan(queryClient, trip.id);
  const titleOf = ({ kind, id }: Subject) =>
    kind === 'item' ? standingOf(plan(), id)?.activity.title : plan().days.find((day) => day.id === id)?.title;
  const drop = (subject: Subject, spot: Spot) => {
    if (subject.kind === 'item') dropItem(subject, spot);
    else if (spot.kind === 'between') dropDay(subject.id, spot.next);
  };
  const dropItem = ({ id }: Subject, spot: Spot) => {
    const activity = standingOf(plan(), id)?.activity;
    if (!activity || spot.kind === 'between') return;
    if (spot.kind !== 'place') {
      move(activity, { dayId: spot.dayId }, false);
      return;
    }
    const others = othersOn(plan(), spot.dayId, id);
    const next = others.findIndex((other) => other.id === spot.next);
    move(activity, { dayId: spot.dayId, position: next === -1 ? others.length : next }, false);
  };
  const dropDay = (id: string, next: string | undefined) => {
    const step = orderDaysStep(plan(), id, next);
    if (step) steps.apply(step);
  };

  return (
    <>
      <DragLayer
        tripId={trip.id}
        onPickedUp={(subject) => setSaid(`${titleOf(subject)}, picked up.`)}
        onPutBack={(subject) => setSaid(`${titleOf(subject)}, put back.`)}
        onDropped={drop}
        onHeldOver={(id) => id !== dayId && showDay(id)}
        preview={(subject) => <DragPreview plan={plan()} subject={subject} />}
      />
      {createPortal(
        <div className={hidden.visuallyHidden}>
          <p role="status" aria-label="Arranging">
            {said}
          </p>
          <p id={GRIP_HELP}>
            Space picks it up. Then up and down move it within the day, left and right to another day; Space drops it,
            Escape puts it back.
          </p>
        </div>,
        document.body,
      )}
    </>
  );
}
