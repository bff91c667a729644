import { useState } from 'react';
import type { Plan } from '#shared/export/plan.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TripPrint } from './trip-print.tsx';

interface PrintWindowProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Asks whether booking references go on the paper; nothing is asked where there are none. */
export function PrintWindow({ plan, onClose }: PrintWindowProps) {
  const [withReferences, setWithReferences] = useState(false);
  const hasReferences = plan.days.some((day) => day.activities.some((each) => each.confirmationNumber !== null));
  return (
    <Dialog open onOpenChange={onClose} title="Print" description={`All days of "${plan.trip.title}"`} size="narrow">
      {hasReferences && (
        <Switch
          label="Booking references"
          hint="Whoever finds the paper can read them."
          checked={withReferences}
          onCheckedChange={setWithReferences}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={() => window.print()}>
          Print
        </Button>
      </DialogActions>
      <TripPrint plan={plan} withReferences={withReferences} />
    </Dialog>
  );
}
