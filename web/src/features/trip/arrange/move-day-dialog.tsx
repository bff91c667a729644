import type { TripDay } from '#shared/days/schema.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { Choice, Choices } from './choices.tsx';
import { orderDaysStep, swapDaysStep } from './moves.ts';
import { useSteps } from './use-steps.ts';

interface MoveDayDialogProps {
  readonly dayId: string;
  readonly way: 'swap' | 'before';
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

const TITLES = { swap: 'Swap with…', before: 'Move before…' };

/** The days that one can be swapped with, or moved before. The dates stay; the days take them in their new order. */
export function MoveDayDialog({ dayId, way, trip, days, onClose }: MoveDayDialogProps) {
  const steps = useSteps(trip.id);
  const position = days.findIndex(({ id }) => id === dayId);
  const choose = (target: string) => {
    const plan = { tripId: trip.id, days, ideas: [] };
    const step = way === 'swap' ? swapDaysStep(plan, dayId, target) : orderDaysStep(plan, dayId, target);
    if (step) steps.apply(step);
    onClose();
  };
  const isThere = (n: number) => n === position || (way === 'before' && n === position + 1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLES[way]}
      description={`The dates stay; what day ${position + 1} holds gets the date of its new place.`}
      size="narrow"
    >
      <DialogBody>
        <Choices title="Days">
          {days.map((day, n) => (
            <Choice
              key={day.id}
              name={`Day ${n + 1}`}
              note={formatDayWithWeekday(day.date)}
              line={day.title}
              here={isThere(n)}
              onChoose={() => choose(day.id)}
            />
          ))}
        </Choices>
      </DialogBody>
    </Dialog>
  );
}
