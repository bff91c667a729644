import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import { idOnDay, isIdeasDay } from '#shared/contract/ids.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { readPlan } from './cached-plan.ts';
import { focusItem } from './focus-item.ts';
import { isSamePlan, moveStep, nameOfPlace, questionsOf } from './moves.ts';
import { type Destination, standingOf, withMovedActivity } from './plan.ts';
import { useSteps } from './use-steps.ts';

interface AskMoveDialogProps extends Destination {
  readonly activity: Activity;
  readonly trip: TripDetail;
  readonly onClose: () => void;
}

/** Asks before a booking gets another date, and before an item stands where its time does not belong. */
export function AskMoveDialog({ activity, trip, onClose, ...place }: AskMoveDialogProps) {
  const queryClient = useQueryClient();
  const steps = useSteps(trip.id);
  const plan = readPlan(queryClient, trip.id);
  const [questions, setQuestions] = useState(() => questionsOf(plan, activity, place));

  const close = (idThere: string) => {
    onClose();
    focusItem(idThere);
  };
  const leave = () => close(activity.id);
  const move = (clearTime: boolean) => {
    if (!isSamePlan(plan, withMovedActivity(plan, activity.id, { ...place, clearTime }))) {
      steps.apply(moveStep(plan, activity, { ...place, clearTime }));
    }
    close(idOnDay(activity.id, place.dayId));
  };
  const answerBooking = () => (questions.includes('clock') ? setQuestions(['clock']) : move(false));

  if (questions[0] === 'booking') {
    return (
      <Dialog
        open
        onOpenChange={leave}
        title={`Move "${activity.title}" to ${place.name ?? nameOfPlace(plan, place.dayId)}?`}
        size="narrow"
      >
        <DialogBody>
          <p>{aboutBooking(plan, activity, place.dayId)}</p>
        </DialogBody>
        <DialogActions>
          <Button onClick={leave}>Leave it</Button>
          <Button variant="primary" onClick={answerBooking}>
            Move it
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={leave} title={`"${activity.title}" is at ${activity.time}`} size="narrow">
      <DialogBody>
        <p>Its time belongs to another place of the day. Keep the time, and it goes where its time says.</p>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => move(true)}>Clear the time</Button>
        <Button variant="primary" onClick={() => move(false)}>
          Keep {activity.time}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function aboutBooking(plan: ReturnType<typeof readPlan>, activity: Activity, dayId: string): string {
  const from = standingOf(plan, activity.id)?.dayId;
  const now = from === undefined ? '' : `It is booked for ${nameOfPlace(plan, from)}. `;
  if (isIdeasDay(dayId)) return `${now}Among the ideas it has no date, and the booking itself does not change.`;
  return `${now}The booking itself does not change: moved here, its date counts as edited by hand.`;
}
