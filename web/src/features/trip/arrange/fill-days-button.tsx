import { CalendarPlus } from 'lucide-react';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { datesWithoutDay, fillDaysStep } from './dates.ts';
import { useSteps } from './use-steps.ts';

/** Gives a trip without days one for each of its dates. */
export function FillDaysButton({ trip }: { readonly trip: TripDetail }) {
  const steps = useSteps(trip.id);
  const range = { start: trip.startDate.slice(0, 10), end: trip.endDate.slice(0, 10) };
  const missing = datesWithoutDay(range, []);
  return (
    <Button icon={CalendarPlus} pending={steps.pending} onClick={() => steps.apply(fillDaysStep(missing))}>
      Add a day for each date ({missing.length})
    </Button>
  );
}
