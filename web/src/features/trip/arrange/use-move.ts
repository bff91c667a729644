import { useQueryClient } from '@tanstack/react-query';
import type { Activity } from '#shared/activities/schema.ts';
import { idOnDay } from '#shared/contract/ids.ts';
import { useEditor } from '../editor.ts';
import { readPlan } from './cached-plan.ts';
import { focusItem } from './focus-item.ts';
import { isPlacedAlready, moveStep, questionsOf } from './moves.ts';
import type { Destination } from './plan.ts';
import { useSteps } from './use-steps.ts';

/** Moves an activity to a place of the trip, after asking what has to be asked. The focus follows, but not a pointer. */
export function useMove(tripId: string) {
  const queryClient = useQueryClient();
  const steps = useSteps(tripId);
  const editor = useEditor();
  return (activity: Activity, place: Destination, focusFollows = true) => {
    const plan = readPlan(queryClient, tripId);
    const isPlaced = isPlacedAlready(plan, activity, place);
    if (!isPlaced && questionsOf(plan, activity, place).length > 0) {
      editor?.open({ kind: 'ask-move', activity, ...place });
      return;
    }
    if (!isPlaced) steps.apply(moveStep(plan, activity, place));
    if (focusFollows) focusItem(idOnDay(activity.id, place.dayId));
  };
}
