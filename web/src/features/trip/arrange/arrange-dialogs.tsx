import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import type { ArrangeDialog } from '../editor.ts';
import { AddIdeaDialog } from './add-idea-dialog.tsx';
import { AskMoveDialog } from './ask-move-dialog.tsx';
import { InsertDayDialog } from './insert-day-dialog.tsx';
import { MoveActivityDialog } from './move-activity-dialog.tsx';
import { MoveDayDialog } from './move-day-dialog.tsx';
import { ShiftDatesDialog } from './shift-dates-dialog.tsx';

interface ArrangeDialogsProps {
  readonly dialog: ArrangeDialog;
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

/** The windows by which a trip is arranged. */
export function ArrangeDialogs({ dialog, trip, days, onClose }: ArrangeDialogsProps) {
  switch (dialog.kind) {
    case 'move-activity':
      return <MoveActivityDialog activity={dialog.activity} trip={trip} days={days} onClose={onClose} />;
    case 'ask-move':
      return <AskMoveDialog {...dialog} trip={trip} onClose={onClose} />;
    case 'move-day':
      return <MoveDayDialog {...dialog} trip={trip} days={days} onClose={onClose} />;
    case 'insert-day':
      return <InsertDayDialog dayId={dialog.dayId} trip={trip} days={days} onClose={onClose} />;
    case 'shift-dates':
      return <ShiftDatesDialog trip={trip} days={days} onClose={onClose} />;
    case 'add-idea':
      return <AddIdeaDialog trip={trip} onClose={onClose} />;
  }
}
