import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import { idOnDay, isIdeasDay } from '#shared/contract/ids.ts';
import { readPlan, writePlan } from './cached-plan.ts';
import { focusItem } from './focus-item.ts';
import { afterKey, type Held, whereOf } from './keyboard-place.ts';
import { type Place, standingOf, withActivityAt } from './plan.ts';

interface KeyboardMoves {
  readonly tripId: string;
  /** The day that is shown, if one is. */
  readonly shownDayId: string | undefined;
  readonly onShowDay: (dayId: string) => void;
  readonly announce: (text: string) => void;
  readonly onDropped: (activity: Activity, place: Place) => void;
}

/**
 * Moving an item by its grip: Space picks it up, up and down move it within the day, left and right to the day before
 * and after, Space or Enter drops it, Escape and whatever else happens put it back. Until it is dropped only this page
 * shows it.
 */
export function useKeyboardMoves({ tripId, shownDayId, onShowDay, announce, onDropped }: KeyboardMoves): void {
  const queryClient = useQueryClient();
  const held = useRef<Held>(undefined);

  const showDayOf = (place: Place | undefined) => {
    if (place && !isIdeasDay(place.dayId) && place.dayId !== shownDayId) onShowDay(place.dayId);
  };
  const pickUp = (activityId: string) => {
    const start = readPlan(queryClient, tripId);
    const standing = standingOf(start, activityId);
    if (!standing) return;
    const { activity, ...place } = standing;
    held.current = { activity, start, place };
    markHeld(true);
    announce(
      `${activity.title}, picked up on ${whereOf(held.current)}. Arrows move it, Space drops it, Escape puts it back.`,
    );
  };
  const show = (next: Held) => {
    held.current = next;
    writePlan(queryClient, withActivityAt(next.start, next.activity, next.place));
    showDayOf(next.place);
    focusItem(idOnDay(next.activity.id, next.place.dayId), () => markHeld(true));
    announce(`${next.activity.title}, moved to ${whereOf(next)}.`);
  };
  const end = (drops: boolean) => {
    const { current: last } = held;
    if (!last) return;
    held.current = undefined;
    markHeld(false);
    writePlan(queryClient, last.start);
    if (drops) {
      announce(`${last.activity.title}, dropped on ${whereOf(last)}.`);
      onDropped(last.activity, last.place);
      return;
    }
    announce(`${last.activity.title}, put back.`);
    showDayOf(standingOf(last.start, last.activity.id));
    focusItem(last.activity.id);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current: now } = held;
    const begins = now ? undefined : itemOfGrip(event);
    const next = now && afterKey(event.code, now, shownDayId);
    if (begins === undefined && (!next || next === 'unknown')) return;
    event.preventDefault();
    event.stopPropagation();
    if (begins !== undefined) pickUp(begins);
    else if (next === 'drop' || next === 'put back') end(next === 'drop');
    else if (now && typeof next === 'object') show({ ...now, place: next });
  });
  const putBack = useEffectEvent(() => end(false));

  // Synchronises with the keyboard; the item's own element comes and goes as it moves.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onPointer = () => putBack();
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
}

/** The item whose grip Space was pressed on. */
function itemOfGrip({ code, target }: KeyboardEvent): string | undefined {
  if (code !== 'Space' || !(target instanceof Element)) return undefined;
  return target.closest('[data-grip]')?.closest<HTMLElement>('[data-activity]')?.dataset.activity;
}

/** Lifts the focused item's row, and no other. */
function markHeld(isHeld: boolean): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-held]')) delete shown.dataset.held;
  const row = document.activeElement?.closest<HTMLElement>('[data-activity]');
  if (isHeld && row) row.dataset.held = '';
}
